import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { AmountUnit, DateOrder, FileKind } from '@marketplace/contract/money/lender-file-words'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RememberedColumn } from '../file-columns/map-columns.ts'

/** Which column of a lender's files holds what, as staff said last; every version stays. */
export interface MappingRow {
  mapping_id: number
  lender_id: number | null
  version: number
  header_signature: string
  header_line: number
  columns: RememberedColumn[]
  date_order: DateOrder | null
  amount_unit: AmountUnit
  staff_name: string
  created_at: Date
}

const columns = sql`mapping_id, lender_id, version, header_signature, header_line, columns, date_order, amount_unit, staff_name, created_at`

export const findMapping = (db: Database, mappingId: number): Promise<MappingRow | null> =>
  db.row(sql`select ${columns} from file_mapping where mapping_id = ${mappingId}`)

/** The newest mapping of a lender's files of a kind; of files of several lenders, the one of this very header. */
export const findNewestMapping = (
  db: Database,
  kind: FileKind,
  lenderId: number | null,
  signature: string,
): Promise<MappingRow | null> =>
  db.row(sql`select ${columns} from file_mapping where kind = ${kind} and lender_id is not distinct from ${lenderId}::integer
      and (${lenderId}::integer is not null or header_signature = ${signature})
    order by version desc limit 1`)

export type NewMapping = Omit<MappingRow, 'mapping_id' | 'version'> & { kind: FileKind; staff_id: number }

/** Adds the next version. @returns its id. */
export const addMapping = async (tx: Database, row: NewMapping): Promise<number> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('file_mapping'), ${row.lender_id ?? 0}::integer)`)
  const added = await tx.row<{
    mapping_id: number
  }>(sql`insert into file_mapping (lender_id, kind, version, header_signature, header_line,
      columns, date_order, amount_unit, staff_id, staff_name, created_at)
    select ${row.lender_id}::integer, ${row.kind}, coalesce(max(version), 0) + 1, ${row.header_signature}, ${row.header_line},
      ${JSON.stringify(row.columns)}::jsonb, ${row.date_order}, ${row.amount_unit}, ${row.staff_id}, ${row.staff_name}, ${row.created_at}::timestamptz
      from file_mapping where kind = ${row.kind} and lender_id is not distinct from ${row.lender_id}::integer
    returning mapping_id`)
  if (added === null) throw new Error('no mapping was made')
  return added.mapping_id
}

/** What words mean; `lender_id` null for all lenders, `status` null for a word that is left out. */
export interface StatusWordRow {
  lender_id: number | null
  word: string
  status: LenderStatus | null
}

export const listStatusWords = (db: Database): Promise<StatusWordRow[]> =>
  db.rows(sql`select lender_id, word, status from status_word order by word_id`)

export const saveStatusWord = (
  db: Database,
  { lender_id, word, status }: StatusWordRow,
  by: { staff_id: number; staff_name: string; now: Date },
): Promise<number> =>
  db.run(sql`insert into status_word (lender_id, word, status, staff_id, staff_name, created_at)
    values (${lender_id}, ${word}, ${status}, ${by.staff_id}, ${by.staff_name}, ${by.now})
    on conflict (coalesce(lender_id, 0), word) do update set status = excluded.status, staff_id = excluded.staff_id,
      staff_name = excluded.staff_name, created_at = excluded.created_at`)
