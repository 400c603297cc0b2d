import { changeUpload, moveUpload } from './file-work.ts'
import { wordKey } from '@marketplace/contract/money/file-words'
import type { FileState } from '@marketplace/contract/money/lender-file-words'
import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { isLenderStatusOfFile } from '../file-plan/plan-target.ts'
import { listFileTargets } from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { headerSignature } from '../file-columns/map-columns.ts'
import { addMapping, findMapping, saveStatusWord } from './file-answers.queries.ts'
import { addReadJob } from './take-file.ts'
import { settleRows } from './upload-rows.queries.ts'
import { type FileAnswer, lockUpload, type UploadRow } from './uploads.queries.ts'

const answerable: readonly FileState[] = ['NEEDS_MAPPING', 'PLANNED']
/** Words of a file that was applied at once are answered for the next time. */
const ended: readonly FileState[] = ['DONE', 'DONE_WITH_ERRORS', 'NOTHING_CHANGED']

/** @throws Problem not_found, conflict for a file that is not at one of these states. */
export const lockIn = async (
  tx: Database,
  uploadId: string,
  states: readonly FileState[],
): Promise<UploadRow> => {
  const upload = await lockUpload(tx, uploadId)
  if (upload === null) throw new Problem('not_found')
  if (!states.includes(upload.state)) throw new Problem('conflict')
  return upload
}

/** Has a file planned anew. @param error why, where nobody asked for it */
export const planAgain = async (
  services: Services,
  tx: Database,
  { upload_id }: UploadRow,
  error: string | null = null,
): Promise<void> => {
  const change = { state: 'READING', plan_hash: null, is_cancelling: 0, error } as const
  await moveUpload(tx, upload_id, change, services.now())
  await addReadJob(services, tx, upload_id)
}

const record = (
  tx: Database,
  { upload_id, file_name }: UploadRow,
  action: 'lender_file.map' | 'lender_file.words' | 'lender_file.settle',
  after: Record<string, string | number>,
  { auditActor }: Staff,
  ip: string,
  now: Date,
): Promise<void> =>
  recordEvent(
    tx,
    {
      auditActor,
      action,
      object_kind: 'lender_file',
      object_id: upload_id,
      object_name: file_name,
      after,
      ip,
    },
    now,
  )

/**
 * Remembers which column holds what, for this file and the next ones of its lender or header, and has the file read again. Its plan is
 * shown before anything is applied, also that of a file that was to be applied at once.
 */
export const answerMapping = (
  services: Services,
  uploadId: string,
  answer: FileAnswer,
  actor: Staff,
  ip: string,
): Promise<void> =>
  services.db.transaction(async (tx) => {
    const now = services.now()
    const upload = await lockIn(tx, uploadId, answerable)
    const isSameHeader = answer.columns.length > 0 && upload.reading?.header_line === answer.header_line
    const titles = isSameHeader ? (upload.reading?.columns ?? []) : []
    const fieldOf = new Map(answer.columns.map(({ column, field }) => [column, field]))
    if (new Set(fieldOf.values()).size !== answer.columns.length)
      throw new Problem('invalid_request', [{ field: 'columns', key: 'listed_twice' }])
    // Columns of another line than the one that was shown have no titles here yet: they are remembered once that line was shown.
    const mapping_id = isSameHeader
      ? await addMapping(tx, {
          lender_id: upload.lender_id,
          kind: upload.kind,
          header_signature: headerSignature(titlesByColumn(titles)),
          header_line: answer.header_line,
          columns: titles.map(({ title, column }) => ({ title, field: fieldOf.get(column) ?? null })),
          date_order: answer.date_order ?? (await rememberedOrder(tx, upload)),
          amount_unit: answer.amount_unit,
          staff_id: actor.staff_id,
          staff_name: actor.full_name,
          created_at: now,
        })
      : null
    await changeUpload(tx, uploadId, { answer, reading: null, rows_total: null, mapping_id, is_direct: 0 })
    await planAgain(services, tx, upload)
    await record(tx, upload, 'lender_file.map', { columns: answer.columns.length }, actor, ip, now)
  })

/** The order of day and month that was answered for an earlier file: who answers the columns alone leaves it as it is. */
const rememberedOrder = async (tx: Database, { mapping_id }: UploadRow) =>
  mapping_id === null ? null : ((await findMapping(tx, mapping_id))?.date_order ?? null)

const titlesByColumn = (columns: readonly { column: number; title: string }[]): string[] => {
  const titles: string[] = []
  for (const { column, title } of columns) titles[column] = title
  return Array.from(titles, (title) => title ?? '')
}

/**
 * Remembers what words mean, and plans again where nothing was applied yet; else they are open no more.
 * @throws Problem invalid_request for a status that no file may give.
 */
export const answerWords = (
  services: Services,
  uploadId: string,
  words: readonly { word: string; status: LenderStatus | null; for_all: 0 | 1 }[],
  actor: Staff,
  ip: string,
): Promise<void> =>
  services.db.transaction(async (tx) => {
    const now = services.now()
    const upload = await lockIn(tx, uploadId, [...answerable, ...ended])
    const wrong = words.findIndex(({ status }) => status !== null && !isLenderStatusOfFile(status))
    if (wrong !== -1)
      throw new Problem('invalid_request', [{ field: `words.${wrong}.status`, key: 'invalid_value' }])
    const by = { staff_id: actor.staff_id, staff_name: actor.full_name, now }
    for (const { word, status, for_all } of words)
      await saveStatusWord(
        tx,
        { lender_id: for_all === 1 ? null : upload.lender_id, word: wordKey(word), status },
        by,
      )
    if (answerable.includes(upload.state)) await planAgain(services, tx, upload)
    else if (upload.reading !== null) {
      const said = new Set(words.map(({ word }) => wordKey(word)))
      const open = upload.reading.words.filter(({ word }) => !said.has(wordKey(word)))
      await changeUpload(tx, uploadId, { reading: { ...upload.reading, words: open } })
    }
    await record(tx, upload, 'lender_file.words', { words: words.length }, actor, ip, now)
  })

/**
 * Leaves rows out, takes them in again, or says which application a row means, and plans again. @throws Problem not_found for an application that
 * is not there or is with another lender.
 */
export const settle = (
  services: Services,
  uploadId: string,
  {
    keys,
    choice,
    application_number,
  }: { keys: number[]; choice: 'leave_out' | 'take_in'; application_number?: string | undefined },
  actor: Staff,
  ip: string,
): Promise<void> =>
  services.db.transaction(async (tx) => {
    const upload = await lockIn(tx, uploadId, answerable)
    let chosen_id: number | null = null
    if (application_number !== undefined) {
      if (keys.length !== 1 || choice !== 'take_in')
        throw new Problem('invalid_request', [{ field: 'keys', key: 'invalid_value' }])
      const [target] = await listFileTargets(tx, {
        numbers: [application_number],
        ours: [],
        theirs: [],
        ids: [],
      })
      if (target === undefined || (upload.lender_id !== null && target.lender_id !== upload.lender_id))
        throw new Problem('not_found')
      chosen_id = target.lender_application_id
    }
    const settled = await settleRows(tx, uploadId, keys, {
      is_left_out: choice === 'leave_out' ? 1 : 0,
      chosen_id,
    })
    if (settled !== keys.length) throw new Problem('not_found')
    await planAgain(services, tx, upload)
    await record(tx, upload, 'lender_file.settle', { choice, rows: keys.length }, actor, ip, services.now())
  })
