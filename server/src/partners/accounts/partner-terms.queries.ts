import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AgreedTerms } from './terms-on.ts'

export interface TermsRow extends AgreedTerms {
  set_by: string
  set_at: Date
}

/** Everything that was ever agreed with a partner, the latest first. */
export const listTerms = (db: Database, partnerId: number): Promise<TermsRow[]> =>
  db.rows(sql`select terms_id, revenue_percent, revenue_flat_fee, valid_from, set_by, set_at from partner_terms
    where partner_id = ${partnerId} order by valid_from desc, terms_id desc`)

/** What one agreement says, with whom. */
interface PartnerTermsRow extends AgreedTerms {
  partner_id: number
}

/** Everything that was ever agreed with these partners. */
export const listTermsOf = (db: Database, partnerIds: readonly number[]): Promise<PartnerTermsRow[]> =>
  db.rows(sql`select partner_id, terms_id, revenue_percent, revenue_flat_fee, valid_from from partner_terms
    where partner_id = any(${partnerIds}::integer[])`)

export const addTerms = (
  db: Database,
  terms: {
    partner_id: number
    revenue_percent: number
    revenue_flat_fee: number
    valid_from: string
    set_by: string
    set_at: Date
  },
): Promise<number> =>
  db.run(sql`insert into partner_terms (partner_id, revenue_percent, revenue_flat_fee, valid_from, set_by, set_at)
    values (${terms.partner_id}, ${terms.revenue_percent}, ${terms.revenue_flat_fee}, ${terms.valid_from}, ${terms.set_by}, ${terms.set_at})`)
