import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import { fileEndings } from '@marketplace/contract/money/application-status-files'
import type { FileKind, FileScope } from '@marketplace/contract/money/lender-file-words'
import { findLenderHead } from '../../market/lenders/published.ts'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { SpooledFile } from '../../platform/http/spool/spool-file.ts'
import { partsOf, removeParts, sealFile } from './sealed-parts.ts'
import { addUpload, findUpload, type NewUpload } from './uploads.queries.ts'

/** A process that dies while the parts are being sealed leaves a job that says so. */
const WHOLE_WITHIN_MS = 10 * 60_000
const MOST_NAME = 200
const endings: ReadonlySet<string> = new Set(fileEndings)

export interface FileFacts {
  kind: FileKind
  lender_id?: number | undefined
  month?: string | undefined
  scope?: FileScope | undefined
}

/** The name as it is shown: without folders and signs that no name has. */
const shownName = (name: string): string => {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-MOST_NAME)
}

/** @throws Problem file_type_refused for a name that ends in none of those that are taken. */
const checkEnding = (name: string): void => {
  if (!endings.has(extname(name).toLowerCase())) throw new Problem('file_type_refused')
}

/** @throws Problem not_found for a lender that is not there, invalid_request for facts that do not fit the kind. */
const checkFacts = async (db: Database, { kind, lender_id, month }: FileFacts): Promise<void> => {
  const wrong = (['lender_id', 'month'] as const).filter((field) => {
    const isThere = (field === 'month' ? month : lender_id) !== undefined
    return isThere === (kind === 'status')
  })
  if (wrong.length > 0)
    throw new Problem(
      'invalid_request',
      wrong.map((field) => ({ field, key: kind === 'status' ? 'invalid_value' : 'field_required' })),
    )
  if (lender_id !== undefined && (await findLenderHead(db, lender_id)) === null)
    throw new Problem('not_found')
}

/** One job at a time works on a file, whatever it does. */
export const jobKeyOf = (uploadId: string): string => `lender_file:${uploadId}`

export const addReadJob = (
  { addJob }: Pick<Services, 'addJob'>,
  db: Database,
  upload_id: string,
  run_at?: Date,
): Promise<void> =>
  addJob(
    db,
    'read_lender_file',
    { upload_id },
    { key: jobKeyOf(upload_id), max_attempts: 5, ...(run_at && { run_at }) },
  )

/**
 * Takes a file in: its row and its entry in the audit log first, then its parts, sealed. @returns its id; whoever calls has it read.
 * @throws Problem file_type_refused, not_found, invalid_request.
 */
export const takeFile = async (
  services: Services,
  file: SpooledFile,
  facts: FileFacts,
  isDirect: boolean,
  { staff_id, full_name, auditActor }: Staff,
  ip: string,
): Promise<NewUpload> => {
  const { db, now } = services
  checkEnding(file.name)
  await checkFacts(db, facts)
  const { kind, lender_id = null, month = null, scope = 'changes_only' } = facts
  const upload: NewUpload = {
    upload_id: randomUUID(),
    kind,
    lender_id,
    month,
    scope,
    is_direct: isDirect ? 1 : 0,
    sha256: file.sha256,
    bytes: file.bytes,
    file_name: shownName(file.name),
    parts: partsOf(file.bytes),
    staff_id,
    staff_name: full_name,
    created_at: now(),
  }
  await db.transaction(async (tx) => {
    await addUpload(tx, upload)
    await addReadJob(services, tx, upload.upload_id, new Date(Date.now() + WHOLE_WITHIN_MS))
    await recordEvent(
      tx,
      {
        auditActor,
        action: 'lender_file.upload',
        object_kind: 'lender_file',
        object_id: upload.upload_id,
        object_name: upload.file_name,
        after: { kind, lender_id, month, scope, bytes: file.bytes, sha256: file.sha256 },
        ip,
      },
      now(),
    )
  })
  await sealFile(services, upload, file.path)
  // A deletion that ended the file while its parts were being written has not seen all of them.
  const stored = await findUpload(db, upload.upload_id)
  if (stored?.parts === 0) await removeParts(services, upload)
  return upload
}
