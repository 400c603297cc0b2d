import type { FilingKind } from '@marketplace/contract/office/cims'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface FilingRow {
  filing_id: number
  lender_id: number
  kind: FilingKind
  filed_on: string
  reference: string
  entered_by: string
  entered_at: Date
}

/** The latest first. */
export const listFilings = (db: Database): Promise<FilingRow[]> =>
  db.rows(sql`select filing_id, lender_id, kind, filed_on, reference, entered_by, entered_at from cims_filing
    order by filed_on desc, filing_id desc`)

/** @returns its id. */
export const addFiling = async (tx: Database, filing: Omit<FilingRow, 'filing_id'>): Promise<number> => {
  const row = await tx.row<{ filing_id: number }>(sql`insert into cims_filing
      (lender_id, kind, filed_on, reference, entered_by, entered_at)
    values (${filing.lender_id}, ${filing.kind}, ${filing.filed_on}, ${filing.reference}, ${filing.entered_by},
      ${filing.entered_at}) returning filing_id`)
  if (row === null) throw new Error('no filing was stored')
  return row.filing_id
}
