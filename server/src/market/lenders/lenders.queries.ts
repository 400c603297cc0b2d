import { marketLenderFields, type MarketLenderField } from '@marketplace/contract/market/lender-fields'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import type { Database } from '../../platform/db/database.ts'
import { identifier, join, prepared, sql } from '../../platform/db/sql.ts'

/** A lender's row, drafts too; `deleted` ones keep their name for the applications that they have. */
export type LenderRow = Pick<OfficeLender, MarketLenderField> & { deleted: boolean }

const columns = join(marketLenderFields.map(identifier), ', ')

/** Every lender that ever was, by id. */
export const listLenders = (db: Database): Promise<LenderRow[]> =>
  db.rows(sql`select ${columns}, deleted_at is not null as deleted from lender order by lender_id`)

/** Counts every write to the lenders; a process whose copy is older reads them again. */
export const getLenderVersion = async (db: Database): Promise<number> => {
  const row = await db.row<{ version: number }>(
    prepared('lender-version', sql`select version from lender_version`),
  )
  if (row === null) throw new Error('table lender_version is empty')
  return row.version
}
