import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { planCampaignJob } from '../server/src/care/campaigns/plan-campaign.jobs.ts'
import { readCampaignOf } from '../server/src/care/campaigns/present-campaign.ts'
import { sealContext } from '../server/src/customers/profiles/open-profile.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import type { Vault } from '../server/src/platform/sealing/vault.ts'
import { NOON, withAppAtNoon } from './money/app-at-noon.ts'
import { inMilliseconds, quantile } from './figures.ts'
import type { Report } from './report.ts'

const PEOPLE = 1_000_000
const QUICK_PEOPLE = 100_000
/** Of a plan of 1,000,000. */
const MOST_MS = 60_000
const AT_ONCE = 20_000
const READS = 20
const MOST_READ_MS = 1_000

/** Customers who told their birth date, as most who applied did: it is sealed, and a plan opens each. */
const addPeople = async (db: Database, vault: Vault, many: number): Promise<void> => {
  for (let start = 0; start < many; start += AT_ONCE) {
    const ids = Array.from({ length: Math.min(AT_ONCE, many - start) }, () => randomUUID())
    await db.run(sql`insert into customer (user_id, brand_id, language, first_name, email, email_verified, mobile_phone_number, birth_date)
      select user_id, (select min(brand_id) from brand), case when n % 3 = 0 then 'hi' else 'en' end, 'Bench',
        user_id || '@example.com', (n % 10 <> 0)::int, (7000000000 + ${start}::bigint + n)::text, birth_date
      from unnest(${ids}::uuid[], ${ids.map((id) => vault.seal('1990-05-14', sealContext('birth_date', id)))}::bytea[])
        with ordinality as own (user_id, birth_date, n)`)
  }
}

/**
 * What they agreed to and what was sent before: seven in ten agreed to offers, one of those took it back, one in five had their two
 * promotions of the week, one in fifty said no to all of it.
 */
const addPast = async (db: Database): Promise<void> => {
  const own = sql`(select user_id, row_number() over () as n from customer where first_name = 'Bench') as own`
  await db.run(sql`insert into consent (consent_id, user_id, purpose, version, language, text, given_at, withdrawn_at)
    select gen_random_uuid(), user_id, 'offers', '1', 'en', 'I agree', ${NOON}::timestamptz - interval '90 days',
      case when n % 10 = 0 then ${NOON}::timestamptz - interval '5 days' end from ${own} where n % 10 < 7`)
  await db.run(sql`insert into contact_event (user_id, channel, purpose, kind, made_by, source_key, at, outcome, because)
    select user_id, 'sms', 'offer_promotion', 'promotional', 'system', 'bench:' || n || ':' || k,
      ${NOON}::timestamptz - make_interval(days => k::int), 'sent', 'offers'
    from ${own} cross join generate_series(1, 2) k where n % 5 = 1`)
  await db.run(sql`insert into contact_stop (user_id, channel, source, at)
    select user_id, 'email', 'customer', ${NOON}::timestamptz - interval '30 days' from ${own} where n % 50 = 2`)
  await db.run(sql`analyze`)
}

const addCampaign = async (db: Database, campaign_id: string): Promise<void> => {
  await db.run(
    sql`insert into campaign_text (name, channel, purpose, version) values ('Bench', 'email', 'offer_promotion', 1)`,
  )
  await db.run(sql`insert into campaign_text_version (text_id, version, link_path, saved_by, saved_at)
    select text_id, 1, '/products', 'bench', ${NOON} from campaign_text where name = 'Bench'`)
  await db.run(sql`insert into campaign_wording (text_id, version, language, subject, words)
    select text_id, 1, language, 'Gold loans on {brand}', '{first_name}, compare gold loans on {brand}: {link}'
    from campaign_text cross join unnest(array['en', 'hi']) as l (language) where name = 'Bench'`)
  const audience = {
    brand_ids: [],
    language: null,
    product_types: [],
    seen_within_days: null,
    not_applied_days: 30,
  }
  await db.run(sql`insert into campaign (campaign_id, name, state, text_id, text_version, audience, created_by, created_at, plan_number)
    select ${campaign_id}, 'Bench', 'planning', text_id, 1, ${JSON.stringify(audience)}::jsonb, 'bench', ${NOON}, 1
    from campaign_text where name = 'Bench'`)
}

/** A plan of a million customers, each judged by the rule of contacts, and the page that shows it. */
export const measureCampaigns = async (report: Report, quick: boolean): Promise<void> => {
  const many = quick ? QUICK_PEOPLE : PEOPLE
  await report.measure('campaigns', () =>
    withAppAtNoon(async ({ db, services }) => {
      await addPeople(db, services.vault, many)
      await addPast(db)
      const campaign_id = randomUUID()
      await addCampaign(db, campaign_id)
      const began = performance.now()
      await planCampaignJob(services, { campaign_id, plan: 1 }, { number: 1, last: false })
      const took = performance.now() - began
      const most = (MOST_MS * many) / PEOPLE
      const reads: number[] = []
      let judged = 0
      for (let read = 0; read < READS; read += 1) {
        const from = performance.now()
        const { in_audience, will_get, left_out } = await readCampaignOf(services, campaign_id)
        reads.push(performance.now() - from)
        judged = in_audience
        const counted = left_out.reduce((sum, { people }) => sum + people, will_get)
        if (counted !== in_audience) throw new Error('the reasons do not add up to the audience')
      }
      const p95 = quantile(reads, 0.95)
      return [
        {
          what: `a plan of ${many} people`,
          ours: `${(took / 1_000).toFixed(1)} s`,
          target: `≤ ${most / 1_000} s`,
          met: took <= most,
        },
        {
          what: 'people that the plan judged twice or not at all',
          ours: String(Math.abs(judged - many)),
          target: '0',
          met: judged === many,
        },
        {
          what: 'the plan with its reasons, p95',
          ours: inMilliseconds(p95),
          target: `≤ ${MOST_READ_MS} ms`,
          met: p95 <= MOST_READ_MS,
        },
      ]
    }),
  )
}
