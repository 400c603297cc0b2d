import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { PayoutTermsRow } from './payout-terms-on.ts'

export interface SetTermsRow extends PayoutTermsRow {
  set_by: string
  set_at: Date
  reason: string | null
}

/** All terms of payout, or those of one partner and of all: those of all first, then by partner; the latest day first. */
export const listPayoutTermsRows = (tx: Database, partnerId: number | null): Promise<SetTermsRow[]> =>
  tx.rows(sql`select payout_terms_id, partner_id, hold_days, minimum_paise, objection_days, tds_at, valid_from, set_by, set_at, reason
    from payout_terms where ${partnerId}::integer is null or partner_id = ${partnerId} or partner_id is null
    order by partner_id nulls first, valid_from desc, payout_terms_id desc`)

/** Terms are added one after another. */
export const lockPayoutTerms = async (tx: Database): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('payout_terms'), 0)`)
}

export const addPayoutTermsRow = async (
  tx: Database,
  row: Omit<SetTermsRow, 'payout_terms_id'>,
): Promise<number> => {
  const added = await tx.row<{
    payout_terms_id: number
  }>(sql`insert into payout_terms (partner_id, hold_days, minimum_paise,
      objection_days, tds_at, valid_from, set_by, set_at, reason)
    values (${row.partner_id}, ${row.hold_days}, ${row.minimum_paise}, ${row.objection_days}, ${row.tds_at}, ${row.valid_from},
      ${row.set_by}, ${row.set_at}, ${row.reason}) returning payout_terms_id`)
  if (added === null) throw new Error('no terms of payout were stored')
  return added.payout_terms_id
}
