import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ReferralTerms } from './referral-terms-on.ts'

export interface SetReferralTerms extends ReferralTerms {
  set_by: string
  set_at: Date
  reason: string
}

/** All terms: those of all partners first, then by partner; the latest day first. */
export const listReferralTermsRows = (tx: Database): Promise<SetReferralTerms[]> =>
  tx.rows(sql`select referral_terms_id, partner_id, percent, months, valid_from, set_by, set_at, reason from referral_terms
    order by partner_id nulls first, valid_from desc, referral_terms_id desc`)

/** Terms are added one after another. */
export const lockReferralTerms = async (tx: Database): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('referral_terms'), 0)`)
}

export const addReferralTermsRow = async (
  tx: Database,
  row: Omit<SetReferralTerms, 'referral_terms_id'>,
): Promise<number> => {
  const added = await tx.row<{
    referral_terms_id: number
  }>(sql`insert into referral_terms (partner_id, percent, months, valid_from, set_by, set_at, reason)
    values (${row.partner_id}, ${row.percent}, ${row.months}, ${row.valid_from}, ${row.set_by}, ${row.set_at}, ${row.reason})
    returning referral_terms_id`)
  if (added === null) throw new Error('no terms of referral were stored')
  return added.referral_terms_id
}
