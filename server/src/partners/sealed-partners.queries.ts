import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export interface SealedPartner {
  id: number
  pan: Buffer | null
  account_number: Buffer | null
}

/** Those with a sealed value, locked until the transaction ends. */
export const lockSealedPartners = (tx: Database): Promise<SealedPartner[]> =>
  tx.rows(sql`select partner_id as id, pan, account_number from partner
    where pan is not null or account_number is not null order by partner_id for update`)

export const writeSealedValues = (tx: Database, row: SealedPartner): Promise<number> =>
  tx.run(
    sql`update partner set pan = ${row.pan}, account_number = ${row.account_number} where partner_id = ${row.id}`,
  )
