import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Whom money goes to. Sealed values stay sealed. */
export interface PayeeRow {
  id: number
  name: string
  legal_name: string | null
  contact_name: string
  email: string
  pan: Buffer | null
  gstin: Buffer | null
  account_name: string | null
  account_number: Buffer | null
  ifsc: string | null
}

export const listPayees = (tx: Database, partnerIds: readonly number[]): Promise<PayeeRow[]> =>
  tx.rows(sql`select partner_id as id, name, legal_name, contact_name, email, pan, gstin, account_name, account_number, ifsc
    from partner where partner_id = any(${partnerIds}::integer[]) order by partner_id`)

/** The accounts of the PAN of each of these partners, its own with them: one without a PAN is alone. */
export const listSamePan = (
  tx: Database,
  partnerIds: readonly number[],
): Promise<{ partner_id: number; same_id: number; has_pan: boolean }[]> =>
  tx.rows(sql`select p.partner_id, o.partner_id as same_id, p.pan_index is not null as has_pan
    from partner p join partner o on o.partner_id = p.partner_id or o.pan_index = p.pan_index
    where p.partner_id = any(${partnerIds}::integer[]) order by 1, 2`)
