import type pg from 'pg'
import { sql, type Sql } from '../src/platform/db/sql.ts'
import type { SeedRows } from './seed.queries.ts'

/** Adds partners with their tracking ids, terms and one account; nothing where one of them stands there already. */
export const insertDemoPartners = async (
  client: pg.ClientBase,
  given: {
    partners: SeedRows
    terms: SeedRows
    account: () => Promise<{ email: string; password_hash: string }>
  },
): Promise<void> => {
  const run = (statement: Sql) => client.query(statement.toStatement())
  await run(sql`select set_config('app.office', '1', true)`)
  const found = await run(sql`select 1 from partner
    join jsonb_to_recordset(${JSON.stringify(given.partners)}::jsonb) given (slug text) using (slug) limit 1`)
  if (found.rowCount !== 0) return
  await run(sql`insert into partner (slug, name, legal_name, contact_name, email, phone, status, utm_id, ifsc, agreement_date,
      request_note, is_demo)
    select slug, name, legal_name, contact_name, email, phone, status, utm_id, ifsc, agreement_date, request_note, is_demo
    from jsonb_populate_recordset(null::partner, ${JSON.stringify(given.partners)}::jsonb)`)
  await run(sql`insert into partner_utm (partner_id, utm_id, set_by, valid_from)
    select partner_id, utm_id, 'demo data', now() from partner where utm_id is not null order by partner_id`)
  await run(sql`insert into partner_terms (partner_id, revenue_percent, revenue_flat_fee, valid_from, set_by, set_at)
    select partner_id, given.revenue_percent, given.revenue_flat_fee, given.valid_from, 'demo data', given.valid_from
    from jsonb_to_recordset(${JSON.stringify(given.terms)}::jsonb)
      given (slug text, revenue_percent numeric, revenue_flat_fee numeric, valid_from date)
    join partner using (slug) order by given.valid_from`)
  const { email, password_hash } = await given.account()
  await run(sql`insert into credential (subject_kind, subject_id, password_hash, password_set_at)
    select 'partner', partner_id, ${password_hash}, now() from partner where email = ${email} and is_demo = 1`)
}
