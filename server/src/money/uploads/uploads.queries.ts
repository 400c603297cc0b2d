import {
  type AmountUnit,
  busyStates,
  type DateOrder,
  type FileField,
  type FileKind,
  type FileScope,
  type FileState,
  fileStates,
} from '@marketplace/contract/money/lender-file-words'
import type { FileReading } from '@marketplace/contract/money/lender-files'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** What staff said of the columns of a file. */
export interface FileAnswer {
  header_line: number
  columns: { column: number; field: FileField }[]
  date_order: DateOrder | null
  amount_unit: AmountUnit
}

/** What was found in a file; its unknown words are counted by the plan. */
export type StoredReading = Omit<FileReading, 'mapping'> & {
  /** By column of days, where they are two orders; null for one that has to be asked. Files of before have `date_order` alone. */
  orders?: Record<'status_date' | 'disbursal_date', DateOrder | null>
}

/** A file of a lender. `month` as 2026-10; `sha256` in hex; `parts`: how many sealed parts lie in the storage. */
export interface UploadRow {
  upload_id: string
  kind: FileKind
  lender_id: number | null
  month: string | null
  scope: FileScope
  is_direct: 0 | 1
  sha256: string
  bytes: number
  file_name: string
  parts: number
  state: FileState
  reading: StoredReading | null
  answer: FileAnswer | null
  mapping_id: number | null
  rows_total: number | null
  rows_done: number
  rows_updated: number
  rows_failed: number
  plan_hash: string | null
  is_cancelling: 0 | 1
  error: string | null
  undo_reason: string | null
  undo_staff_id: number | null
  undo_staff_name: string | null
  staff_id: number
  staff_name: string
  created_at: Date
  /** Who had it applied. */
  applied_staff_id: number | null
  applied_staff_name: string | null
  planned_at: Date | null
  processed_at: Date | null
  undone_at: Date | null
}

const columns = sql`upload_id, kind, lender_id, month, scope, is_direct, sha256, bytes, file_name, parts, state, reading, answer, mapping_id,
  rows_total, rows_done, rows_updated, rows_failed, plan_hash, is_cancelling, error, undo_reason, undo_staff_id, undo_staff_name, staff_id, staff_name, created_at,
  applied_staff_id, applied_staff_name, planned_at, processed_at, undone_at`

export type NewUpload = Pick<
  UploadRow,
  | 'upload_id'
  | 'kind'
  | 'lender_id'
  | 'month'
  | 'scope'
  | 'is_direct'
  | 'sha256'
  | 'bytes'
  | 'file_name'
  | 'parts'
  | 'staff_id'
  | 'staff_name'
  | 'created_at'
>

export const addUpload = (db: Database, row: NewUpload): Promise<number> =>
  db.run(sql`insert into upload (upload_id, kind, lender_id, month, scope, is_direct, sha256, bytes, file_name, parts, state, staff_id,
      staff_name, created_at)
    values (${row.upload_id}, ${row.kind}, ${row.lender_id}, ${row.month}, ${row.scope}, ${row.is_direct}, ${row.sha256}, ${row.bytes},
      ${row.file_name}, ${row.parts}, 'RECEIVED', ${row.staff_id}, ${row.staff_name}, ${row.created_at})`)

export const findUpload = (db: Database, uploadId: string): Promise<UploadRow | null> =>
  db.row(sql`select ${columns} from upload where upload_id = ${uploadId}`)

export const lockUpload = (db: Database, uploadId: string): Promise<UploadRow | null> =>
  db.row(sql`select ${columns} from upload where upload_id = ${uploadId} for no key update`)

export interface UploadFilter {
  kind: FileKind
  lender_id?: number | undefined
  state?: FileState | undefined
  search?: string | undefined
}

const filtered = ({ kind, lender_id, state, search }: UploadFilter): Sql => sql`kind = ${kind}
  and (${lender_id ?? null}::integer is null or lender_id = ${lender_id ?? null}::integer)
  and (${state ?? null}::text is null or state = ${state ?? null}::text)
  and (${search ?? null}::text is null or strpos(lower(file_name), lower(${search ?? null}::text)) > 0)`

export const listUploads = (
  db: Database,
  filter: UploadFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<UploadRow[]> =>
  db.rows(sql`select ${columns} from upload where ${filtered(filter)}
    order by created_at desc, upload_id limit ${limit} offset ${offset}`)

export const countUploads = async (db: Database, filter: UploadFilter): Promise<number> =>
  (await db.row<{ count: number }>(sql`select count(*) as count from upload where ${filtered(filter)}`))
    ?.count ?? 0

export interface SameUploadRow {
  later_id: string
  upload_id: string
  state: FileState
  created_at: Date
  staff_name: string
}

/** Of these files the newest earlier one of the same bytes, where there is one. */
export const listSameUploads = (db: Database, uploadIds: readonly string[]): Promise<SameUploadRow[]> =>
  db.rows(sql`select distinct on (later.upload_id) later.upload_id as later_id, earlier.upload_id, earlier.state, earlier.created_at,
      earlier.staff_name
    from upload later join upload earlier on earlier.kind = later.kind and earlier.sha256 = later.sha256
      and earlier.created_at < later.created_at
    where later.upload_id = any(${uploadIds}::uuid[])
    order by later.upload_id, earlier.created_at desc`)

/** What changes of a file on its way; what is left out stays. */
export type UploadChange = Partial<
  Pick<
    UploadRow,
    | 'state'
    | 'is_direct'
    | 'reading'
    | 'answer'
    | 'mapping_id'
    | 'rows_total'
    | 'rows_done'
    | 'rows_updated'
    | 'rows_failed'
    | 'plan_hash'
    | 'is_cancelling'
    | 'error'
    | 'undo_reason'
    | 'undo_staff_id'
    | 'undo_staff_name'
    | 'applied_staff_id'
    | 'applied_staff_name'
    | 'planned_at'
    | 'processed_at'
    | 'undone_at'
    | 'parts'
  >
>

const asParameter = (name: string, value: unknown): unknown =>
  (name === 'reading' || name === 'answer') && value !== null ? JSON.stringify(value) : value

/** @param from the states in which it is changed at all; any unless said. @returns 0 where it is in another one. */
export const saveUpload = (
  db: Database,
  uploadId: string,
  change: UploadChange,
  from: readonly FileState[] = fileStates,
): Promise<number> => {
  const has = (name: keyof UploadChange): boolean => Object.hasOwn(change, name)
  return db.run(sql`update upload set
    state = case when ${has('state')}::boolean then ${change.state ?? null}::text else state end,
    is_direct = coalesce(${change.is_direct ?? null}::smallint, is_direct),
    reading = case when ${has('reading')}::boolean then ${asParameter('reading', change.reading ?? null)}::jsonb else reading end,
    answer = case when ${has('answer')}::boolean then ${asParameter('answer', change.answer ?? null)}::jsonb else answer end,
    mapping_id = case when ${has('mapping_id')}::boolean then ${change.mapping_id ?? null}::integer else mapping_id end,
    rows_total = case when ${has('rows_total')}::boolean then ${change.rows_total ?? null}::integer else rows_total end,
    rows_done = coalesce(${change.rows_done ?? null}::integer, rows_done),
    rows_updated = coalesce(${change.rows_updated ?? null}::integer, rows_updated),
    rows_failed = coalesce(${change.rows_failed ?? null}::integer, rows_failed),
    plan_hash = case when ${has('plan_hash')}::boolean then ${change.plan_hash ?? null}::text else plan_hash end,
    is_cancelling = coalesce(${change.is_cancelling ?? null}::smallint, is_cancelling),
    error = case when ${has('error')}::boolean then ${change.error ?? null}::text else error end,
    undo_reason = coalesce(${change.undo_reason ?? null}::text, undo_reason),
    undo_staff_id = coalesce(${change.undo_staff_id ?? null}::integer, undo_staff_id),
    undo_staff_name = coalesce(${change.undo_staff_name ?? null}::text, undo_staff_name),
    applied_staff_id = coalesce(${change.applied_staff_id ?? null}::integer, applied_staff_id),
    applied_staff_name = coalesce(${change.applied_staff_name ?? null}::text, applied_staff_name),
    planned_at = coalesce(${change.planned_at ?? null}::timestamptz, planned_at),
    processed_at = coalesce(${change.processed_at ?? null}::timestamptz, processed_at),
    undone_at = coalesce(${change.undone_at ?? null}::timestamptz, undone_at),
    parts = coalesce(${change.parts ?? null}::integer, parts)
    where upload_id = ${uploadId} and state = any(${from}::text[])`)
}

/** Adds to the lines of a commission file that count: one of which nothing did can be undone from now on. */
export const countRecorded = (tx: Database, uploadId: string, more: number): Promise<number> =>
  tx.run(sql`update upload set rows_updated = rows_updated + ${more}::integer,
    state = case state when 'NOTHING_CHANGED' then 'DONE' else state end where upload_id = ${uploadId}`)

/**
 * One after another: two processes do not work on one file, and two files do not move applications of one lender. Held until the
 * transaction ends; taken in the order of the lenders, so that nobody waits for each other.
 */
export const holdFile = async (tx: Database, uploadId: string): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('lender_file'), hashtext(${uploadId}))`)
}

export const holdLenders = async (tx: Database, lenderIds: readonly number[]): Promise<void> => {
  for (const lenderId of lenderIds.toSorted((one, other) => one - other))
    await tx.run(sql`select pg_advisory_xact_lock(hashtext('lender_file_of'), ${lenderId}::integer)`)
}

/** Files whose text is older than it has to be, the oldest first. */
export const listOldFiles = (
  db: Database,
  before: Date,
  limit: number,
): Promise<{ upload_id: string; parts: number }[]> =>
  db.rows(sql`select upload_id, parts from upload where parts > 0 and created_at < ${before}
    order by created_at limit ${limit}`)

/** Files with a row that is, or may be, about one of these applications and whose text still lies in the storage. */
export const listFilesAbout = (
  db: Database,
  targetIds: readonly number[],
): Promise<{ upload_id: string; parts: number }[]> =>
  db.rows(sql`select upload_id, parts from upload
    where parts > 0 and upload_id in (
      select upload_id from upload_row where target_id = any(${targetIds}::bigint[])
      union select upload_id from upload_row where candidates && ${targetIds}::bigint[])
    order by upload_id for no key update`)

/** Files of which no row has been matched yet, so that they may be about anyone: those of these states whose text still lies in the storage. */
export const listUnmatchedFiles = (
  db: Database,
  states: readonly FileState[],
): Promise<{ upload_id: string; parts: number }[]> =>
  db.rows(sql`select upload_id, parts from upload u
    where state = any(${states}::text[]) and parts > 0 and plan_hash is null and (reading is null or not exists (
      select from upload_row r where r.upload_id = u.upload_id and r.outcome <> 'read'))
    order by upload_id for no key update of u`)

/** Files that a process should be at. */
export const listBusyUploads = async (db: Database): Promise<string[]> => {
  const rows = await db.rows<{ upload_id: string }>(
    sql`select upload_id from upload where state = any(${busyStates}::text[]) order by created_at, upload_id`,
  )
  return rows.map(({ upload_id }) => upload_id)
}

/** Files that wait for a person: `FAILED` ones of these days, or those with questions, plans or rows to settle. */
export interface WaitingUploadRow {
  upload_id: string
  kind: FileKind
  lender_id: number | null
  file_name: string
  state: FileState
  error: string | null
  at: Date
  rows: number
}

const waiting = (states: readonly FileState[], since: Date): Sql =>
  sql`state = any(${states}::text[]) and state in ('FAILED', 'NEEDS_MAPPING', 'PLANNED') and created_at >= ${since}`

export const listWaitingUploads = (
  db: Database,
  states: readonly FileState[],
  since: Date,
  { limit, offset, isNewestFirst }: { limit: number; offset: number; isNewestFirst: boolean },
): Promise<WaitingUploadRow[]> =>
  db.rows(sql`select upload_id, kind, lender_id, file_name, state, error, created_at as at, coalesce(rows_total, 0) as rows
    from upload where ${waiting(states, since)}
    order by case when ${isNewestFirst}::boolean then created_at end desc, created_at, upload_id limit ${limit} offset ${offset}`)

/** The same by id, whatever they wait for: all of these days, or of these ids. */
export const listUploadsToSettle = (
  db: Database,
  since: Date,
  ids: readonly string[] | null,
): Promise<Pick<WaitingUploadRow, 'upload_id' | 'lender_id' | 'state' | 'at'>[]> => {
  const ofIds = ids === null ? sql`` : sql`and upload_id = any(${ids}::uuid[])`
  return db.rows(sql`select upload_id, lender_id, state, created_at as at from upload
    where state in ('FAILED', 'NEEDS_MAPPING', 'PLANNED') and created_at >= ${since} ${ofIds} order by upload_id`)
}

export const listUploadsToTell = (db: Database, ids: readonly string[]): Promise<WaitingUploadRow[]> =>
  db.rows(sql`select upload_id, kind, lender_id, file_name, state, error, created_at as at, coalesce(rows_total, 0) as rows
    from upload where upload_id = any(${ids}::uuid[])`)

export const countWaitingUploads = async (
  db: Database,
  states: readonly FileState[],
  since: Date,
): Promise<{ count: number; oldest_at: Date | null }> =>
  (await db.row<{ count: number; oldest_at: Date | null }>(
    sql`select count(*) as count, min(created_at) as oldest_at from upload where ${waiting(states, since)}`,
  )) ?? { count: 0, oldest_at: null }
