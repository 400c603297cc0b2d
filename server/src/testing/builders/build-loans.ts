import { randomUUID } from 'node:crypto'
import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'

/**
 * Writes `count` applications with a lender straight into the tables, sanctioned unless another status is given, without a disbursal, all of one customer, who is
 * the lead of the partner named. @returns their numbers, in order.
 */
export const buildLoans = (
  db: Database,
  {
    lender_id,
    count,
    partner_id = null,
    status = 'SANCTIONED',
  }: { lender_id: number; count: number; partner_id?: number | null; status?: LenderStatus },
): Promise<number[]> =>
  asOffice(db, async (tx) => {
    const [user_id, consent_id] = [randomUUID(), randomUUID()]
    await tx.run(sql`insert into customer (user_id, language) values (${user_id}, 'en')`)
    await tx.run(sql`insert into consent (consent_id, user_id, purpose, version, language, text, lender_id, lender_name, given_at)
      values (${consent_id}, ${user_id}, 'share', '1', 'en', 'Share my details', ${lender_id}, 'A lender', '2026-02-01')`)
    if (partner_id !== null)
      await tx.run(sql`insert into partner_lead (partner_id, user_id, product_type, masked_contact, created_at, locked_until)
        values (${partner_id}, ${user_id}, 'Personal Loans', '******0000', '2026-01-01', '2030-01-01')`)
    const apps = await tx.rows<{
      app_id: string
    }>(sql`insert into application (app_id, user_id, brand_id, product_type, status, created_at, partner_id)
      select gen_random_uuid(), ${user_id}, (select min(brand_id) from brand), 'Personal Loans', 'CLOSED', '2026-02-01', ${partner_id}::integer
      from generate_series(1, ${count}::integer) returning app_id`)
    const ids = apps.map(({ app_id }) => app_id)
    await tx.run(sql`insert into offer_snapshot (snapshot_id, app_id, content_hash, ranking_version, language, content)
      select a.app_id, a.app_id, '\\x00', '1', 'en', '{"matched": []}' from unnest(${ids}::uuid[]) as a (app_id)`)
    const made = await tx.rows<{
      lender_application_id: number
    }>(sql`insert into lender_application (our_reference, app_id, lender_id,
        snapshot_id, consent_id, status, amount, tenure_months, created_at)
      select gen_random_uuid(), a.app_id, ${lender_id}, a.app_id, ${consent_id}, ${status}, 100000, 24, '2026-02-01'
      from unnest(${ids}::uuid[]) as a (app_id) returning lender_application_id`)
    return made.map(({ lender_application_id }) => lender_application_id).toSorted((a, b) => a - b)
  })
