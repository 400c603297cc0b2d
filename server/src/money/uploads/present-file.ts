import type { ApplicationStatusFile } from '@marketplace/contract/money/application-status-files'
import { fileReasons, type FileState } from '@marketplace/contract/money/lender-file-words'
import type { LenderFile, LenderFileDetail } from '@marketplace/contract/money/lender-files'
import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { findLenderHead } from '../../market/lenders/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { undoable } from './decide-file.ts'
import { findMapping } from './file-answers.queries.ts'
import { countChanges, countOutcomes, type ErrorRow, listFirstErrorRows } from './upload-rows.queries.ts'
import { listSameUploads, type SameUploadRow, type UploadRow } from './uploads.queries.ts'

/** What the history calls a state. */
const stateWords: Readonly<Record<FileState, string>> = {
  RECEIVED: 'Being processed',
  READING: 'Being processed',
  NEEDS_MAPPING: 'Needs an answer',
  PLANNED: 'Checked, not applied',
  APPLYING: 'Being processed',
  DONE: 'Done',
  DONE_WITH_ERRORS: 'Done with errors',
  NOTHING_CHANGED: 'Nothing changed',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
  UNDOING: 'Being undone',
  UNDONE: 'Undone',
  PARTLY_UNDONE: 'Partly undone',
}

const presentSame = ({ upload_id, state, created_at, staff_name }: SameUploadRow): LenderFile['same_as'] => ({
  upload_id,
  state,
  created_at: created_at.toISOString(),
  staff_name,
})

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

const presentOne = (
  row: UploadRow,
  lenderName: string | null,
  same: SameUploadRow | undefined,
): LenderFile => ({
  upload_id: row.upload_id,
  kind: row.kind,
  lender_id: row.lender_id,
  lender_name: lenderName,
  month: row.month,
  scope: row.scope,
  file_name: row.file_name,
  bytes: row.bytes,
  state: row.state,
  rows_total: row.rows_total,
  rows_done: row.rows_done,
  rows_updated: row.rows_updated,
  rows_failed: row.rows_failed,
  staff_name: row.staff_name,
  created_at: row.created_at.toISOString(),
  planned_at: iso(row.planned_at),
  processed_at: iso(row.processed_at),
  undone_at: iso(row.undone_at),
  error: row.error,
  same_as: same === undefined ? null : presentSame(same),
})

/** Files with the names of their lenders and the earlier files of the same bytes. */
export const presentFiles = async (db: Database, rows: readonly UploadRow[]): Promise<LenderFile[]> => {
  const same = new Map(
    (
      await listSameUploads(
        db,
        rows.map(({ upload_id }) => upload_id),
      )
    ).map((row) => [row.later_id, row]),
  )
  const lenderIds = [...new Set(rows.flatMap(({ lender_id }) => lender_id ?? []))]
  const heads = await Promise.all(
    lenderIds.map(async (id) => [id, (await findLenderHead(db, id))?.name ?? null] as const),
  )
  const names = new Map(heads)
  return rows.map((row) =>
    presentOne(
      row,
      row.lender_id === null ? null : (names.get(row.lender_id) ?? null),
      same.get(row.upload_id),
    ),
  )
}

export const presentFile = async (db: Database, row: UploadRow): Promise<LenderFile> => {
  const [file] = await presentFiles(db, [row])
  if (file === undefined) throw new Error('a file was not presented')
  return file
}

const presentReading = async (
  db: Database,
  { reading, mapping_id }: UploadRow,
): Promise<LenderFileDetail['reading']> => {
  if (reading === null) return null
  const mapping = mapping_id === null ? null : await findMapping(db, mapping_id)
  const { orders: _, ...shown } = reading
  return {
    ...shown,
    mapping:
      mapping === null
        ? null
        : {
            version: mapping.version,
            created_at: mapping.created_at.toISOString(),
            staff_name: mapping.staff_name,
          },
  }
}

export const presentDetail = async (db: Database, row: UploadRow): Promise<LenderFileDetail> => {
  const changes = await countChanges(db, row.upload_id)
  return {
    ...(await presentFile(db, row)),
    plan_hash: row.plan_hash,
    is_cancelling: row.is_cancelling,
    reading: await presentReading(db, row),
    outcomes: await countOutcomes(db, row.upload_id),
    changes: changes.map(({ status, count, paise }) => ({
      status: status as LenderStatus,
      count,
      amount: paise / 100,
    })),
  }
}

/** What the history says of errors: why the file failed, what it asks, or how many rows are in error. */
const errorWords = (row: UploadRow, same: SameUploadRow | undefined): string | null => {
  if (row.error !== null) return row.error
  if (row.state === 'NEEDS_MAPPING') return 'The columns of the file have to be answered first'
  if (row.rows_failed > 0) return `${row.rows_failed} ${row.rows_failed === 1 ? 'error' : 'errors'} found`
  return row.state === 'NOTHING_CHANGED' && same !== undefined ? 'The same file was uploaded before' : null
}

/** So many lines of errors stand in the record of a file; the file of errors has all of them. */
const LISTED_ERRORS = 20

/** A row in error in words. */
export const errorLine = ({ row_key, reason }: ErrorRow): string =>
  `Row ${row_key}: ${reason === null ? 'Error' : fileReasons[reason]}`

export const presentHistory = async (
  db: Database,
  rows: readonly UploadRow[],
): Promise<ApplicationStatusFile[]> => {
  const same = new Map(
    (
      await listSameUploads(
        db,
        rows.map(({ upload_id }) => upload_id),
      )
    ).map((row) => [row.later_id, row]),
  )
  const linesOf = Map.groupBy(
    await listFirstErrorRows(
      db,
      rows.filter(({ rows_failed }) => rows_failed > 0),
      LISTED_ERRORS,
    ),
    ({ upload_id }) => upload_id,
  )
  return rows.map((row) => {
    const earlier = same.get(row.upload_id)
    return {
      id: row.upload_id,
      upload_id: row.upload_id,
      created_at: row.created_at.toISOString(),
      file_name: row.file_name,
      status: stateWords[row.state],
      state: row.state,
      rows_updated: row.rows_updated,
      error: errorWords(row, earlier),
      errors: row.error ?? (linesOf.get(row.upload_id) ?? []).map(errorLine).join('\n'),
      rows_done: row.rows_done,
      rows_total: row.rows_total,
      rows_failed: row.rows_failed,
      can_undo: undoable.includes(row.state) && row.rows_updated > 0 ? 1 : 0,
      staff_name: row.staff_name,
      same_as: earlier === undefined ? null : presentSame(earlier),
    }
  })
}
