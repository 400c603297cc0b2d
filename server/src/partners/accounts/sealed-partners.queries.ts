import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface SealedPartner {
  id: number
  pan: Buffer | null
  gstin: Buffer | null
  account_number: Buffer | null
}

/** Those with a sealed value, locked until the transaction ends. */
export const lockSealedPartners = (tx: Database): Promise<SealedPartner[]> =>
  tx.rows(sql`select partner_id as id, pan, gstin, account_number from partner
    where num_nonnulls(pan, gstin, account_number) > 0 order by partner_id for update`)

export const writeSealedValues = (tx: Database, row: SealedPartner): Promise<number> =>
  tx.run(
    sql`update partner set pan = ${row.pan}, gstin = ${row.gstin}, account_number = ${row.account_number} where partner_id = ${row.id}`,
  )
