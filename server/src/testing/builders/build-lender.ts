import { randomUUID } from 'node:crypto'
import type { Lender } from '@marketplace/contract/market/lenders'
import type { Database } from '../../platform/db/database.ts'
import { identifier, join, sql } from '../../platform/db/sql.ts'

/** A live redirect lender that takes nearly everybody; `api: 1` makes it one that is asked and applied to by its API. */
export const buildLender = async (
  db: Database,
  facts: Partial<Omit<Lender, 'lender_id'>> = {},
): Promise<{ lender_id: number; slug: string; legal_name: string }> => {
  const slug = facts.slug ?? `lender-${randomUUID().slice(0, 8)}`
  const lender = {
    slug,
    name: slug.replaceAll('-', '_'),
    legal_name: `${slug} Limited`,
    lender_kind: 'nbfc',
    lender_status: 1,
    min_age: 21,
    max_age: 60,
    salaried: 1,
    self_employed: 1,
    business: 1,
    amount_min: 10_000,
    amount_max: 1_000_000,
    tenure_min_months: 6,
    tenure_max_months: 60,
    rate_min: 12,
    rate_max: 24,
    representative_rate: 18,
    fee_percent: 2,
    penal_charges: '2% a month on the overdue amount',
    cooling_off_days: 3,
    kfs_url: `https://${slug}.example.com/kfs`,
    grievance_contact: `grievance@${slug}.example.com`,
    nodal_officer_phone: '1800-000-0000',
    nodal_officer_email: `nodal@${slug}.example.com`,
    registration_number: 'EXAMPLE-N-0001',
    website: `https://${slug}.example.com`,
    lsp_role: 'applications',
    ...(facts.api === 1 ? {} : { utm_link: `https://${slug}.example.com/apply?ref={UNIQUE_ID}` }),
    ...facts,
  }
  const columns = Object.keys(lender).map(identifier)
  const values = Object.values(lender).map((value) => sql`${value}`)
  const row = await db.row<{ lender_id: number }>(
    sql`insert into lender (${join(columns, ', ')}) values (${join(values, ', ')}) returning lender_id`,
  )
  if (row === null) throw new Error('no lender was made')
  return { lender_id: row.lender_id, slug, legal_name: lender.legal_name }
}
