import { setTimeout as sleep } from 'node:timers/promises'
import {
  listApplicationStatusFiles,
  uploadApplicationStatusFile,
} from '@marketplace/contract/money/application-status-files'
import type { Services } from '../../market/services.ts'
import { logFailure } from '../../platform/db/log-failure.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { ReadClosedMonths } from '../file-plan/closed-months.ts'
import { errorLine, presentHistory } from './present-file.ts'
import { runFile } from './run-file.ts'
import { addReadJob, takeFile } from './take-file.ts'
import { listErrorRows } from './upload-rows.queries.ts'
import { countUploads, findUpload, listUploads, type UploadRow } from './uploads.queries.ts'

/** A request does a file itself for so long; then it goes on by itself. */
const AT_ONCE_MS = 5_000
/** A larger file is not done in that time: it goes to the jobs right away. */
const AT_ONCE_BYTES = 4 * 1024 * 1024
/** The dialog lists so many; the file of errors has all of them. */
const MOST_ERRORS = 1_000

const messageOf = ({ state, rows_updated, rows_failed }: UploadRow): string => {
  const rows = `${rows_updated} ${rows_updated === 1 ? 'row' : 'rows'} updated`
  if (state === 'DONE' || state === 'DONE_WITH_ERRORS')
    return rows_failed === 0 ? `The file was applied: ${rows}` : `The file was applied with errors: ${rows}`
  if (state === 'NOTHING_CHANGED') return 'The file was read: nothing has changed'
  if (state === 'NEEDS_MAPPING') return 'The file was read: it needs an answer before it is applied'
  return 'The file is being processed'
}

export const statusFilesRoutes = (
  serve: Serve,
  services: Services,
  readClosedMonths: ReadClosedMonths,
): void => {
  const { db, log } = services

  serve(listApplicationStatusFiles, async ({ query }) => {
    const ofStatus = { kind: 'status' } as const
    const [rows, total] = await Promise.all([
      listUploads(db, ofStatus, pageBounds(query)),
      countUploads(db, ofStatus),
    ])
    return { success: true, data: await presentHistory(db, rows), total }
  })

  /** Waits for the file as long as a request may; one that is not done goes on, and where this process dies a job takes it up. */
  const runAtOnce = async (uploadId: string): Promise<void> => {
    const work = runFile(services, uploadId, readClosedMonths).catch(async (error: unknown) => {
      logFailure(log, error, 'a status file')
      await addReadJob(services, db, uploadId)
    })
    await Promise.race([work, sleep(AT_ONCE_MS, undefined, { ref: false })])
  }

  serve(uploadApplicationStatusFile, async ({ spooled, actor, ip }) => {
    const file = spooled.get('image_name')
    if (file === undefined) throw new Problem('invalid_request')
    const { upload_id } = await takeFile(services, file, { kind: 'status' }, true, actor, ip)
    if (file.bytes > AT_ONCE_BYTES) await addReadJob(services, db, upload_id)
    else await runAtOnce(upload_id)
    const upload = await findUpload(db, upload_id)
    if (upload === null) throw new Error('an upload is gone')
    const rows = await listErrorRows(db, upload, 0, MOST_ERRORS)
    const inRows = rows.map(errorLine)
    const [shown] = await presentHistory(db, [upload])
    return {
      success: true,
      message: upload.error ?? messageOf(upload),
      errors: upload.error === null ? inRows : [upload.error],
      rowsUpdated: upload.rows_updated,
      rows_failed: upload.rows_failed,
      upload_id,
      state: upload.state,
      same_as: shown?.same_as ?? null,
    }
  })
}
