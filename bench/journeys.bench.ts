import { randomBytes } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type pg from 'pg'
import { pino } from 'pino'
import { buildApp } from '../server/src/app/app.ts'
import { rerunProfiles } from '../server/src/loans/eligibility/rerun-profiles.ts'
import { createPool } from '../server/src/platform/db/database.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { readEnv } from '../server/src/platform/env.ts'
import { sealContext } from '../server/src/customers/profiles/open-profile.ts'
import type { Services } from '../server/src/site/services.ts'
import { rateLimits } from '../server/src/platform/http/rate-limits.ts'
import { buildStaff } from '../server/src/testing/builders/build-staff.ts'
import { loadDemoData } from '../server/demo/load-demo.ts'
import { loadReferenceData } from '../server/seeds/reference/load.ts'
import { inMilliseconds, inSeconds, quantile } from './figures.ts'
import { makeDataFolder, openPostgres } from './product.ts'
import { seededRandom } from './random-market.ts'
import type { Line, Report } from './report.ts'
import type { Activity } from '../server/src/customers/profiles/active-profiles.queries.ts'

const APPLICATIONS = 10_000
const DASHBOARD_TARGET_MS = 20
const RERUN_TARGET_MS = 30_000
const BATCH = 10_000
/** Every connection of the pool has its own prepared statements to make. */
const WARM_UP = 20

/** Journeys of sixty days: three starts for each application, and fewer at each step, all through the triggers. */
const addJourneys = async (pool: pg.Pool, applications: number): Promise<void> => {
  const run = (text: string) => pool.query(text)
  await run(`insert into prospect (prospect_app_id, brand_id, language, mobile_phone_number, created_at)
    select gen_random_uuid(), 1 + n % 30, 'en', (6000000000 + n)::text, now() - random() * interval '60 days'
    from generate_series(1, ${applications * 3}) n`)
  await run(`insert into customer (user_id, brand_id, mobile_phone_number, created_at)
    select gen_random_uuid(), brand_id, mobile_phone_number, created_at from prospect where random() < 0.7`)
  await run(`update prospect p set user_id = c.user_id, verified_at = p.created_at + interval '1 minute'
    from customer c where c.mobile_phone_number = p.mobile_phone_number`)
  await run(`insert into customer_product (user_id, product_type, completed_at)
    select user_id, 'Personal Loans', created_at + interval '9 minutes' from customer where random() < 0.7`)
  await run(`insert into application (app_id, user_id, brand_id, product_type, created_at)
    select gen_random_uuid(), user_id, brand_id, product_type, completed_at from customer_product join customer using (user_id)
    limit ${applications}`)
  await run(`insert into offer_snapshot (snapshot_id, app_id, content_hash, ranking_version, language, content, created_at)
    select gen_random_uuid(), app_id, sha256(app_id::text::bytea), '1', 'en', '{"matched": [1]}', created_at from application`)
  await run(`insert into consent (consent_id, user_id, purpose, version, language, text, lender_id, lender_name, given_at)
    select gen_random_uuid(), user_id, 'share', '1', 'en', 'Share', 1, 'A lender', created_at from application`)
  await run(`insert into lender_application (our_reference, app_id, lender_id, snapshot_id, consent_id, status, amount,
      tenure_months, created_at, updated_at)
    select gen_random_uuid(), a.app_id, 1, s.snapshot_id, c.consent_id,
      (array['SENT', 'DOCS_PENDING', 'DISBURSED', 'REJECTED', 'SEND_FAILED'])[1 + floor(random() * 5)::integer], 100000, 24,
      a.created_at, a.created_at
    from application a join offer_snapshot s using (app_id) join consent c using (user_id)`)
  for (const [status, share] of [
    ['SENT', 0.95],
    ['APPROVED', 0.5],
    ['DISBURSED', 0.3],
  ] as const) {
    await run(`insert into lender_application_event (lender_application_id, status, source, at)
      select lender_application_id, '${status}', 'lender', created_at + interval '1 day' from lender_application
      where random() < ${share}`)
  }
  // As the server's own housekeeping leaves it.
  await run('vacuum analyze')
}

const pad = (value: number): string => String(value).padStart(2, '0')

/** Complete profiles that were active today, their birth dates sealed. */
const addProfiles = async (pool: pg.Pool, { vault }: Services, count: number): Promise<void> => {
  const random = seededRandom(20_261_120)
  const whole = (min: number, max: number) => min + Math.floor(random() * (max - min + 1))
  for (let added = 0; added < count; added += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - added) }, (_, index) => {
      const user_id = `00000000-0000-4000-8000-${(added + index).toString(16).padStart(12, '0')}`
      const day = `${whole(1955, 2005)}-${pad(whole(1, 12))}-${pad(whole(1, 28))}`
      return {
        user_id,
        birth_date: `\\x${vault.seal(day, sealContext('birth_date', user_id)).toString('hex')}`,
        brand_id: whole(1, 30),
        employment_status_code: whole(1, 3),
        monthly_income: whole(10, 150) * 1_000,
        household_income: whole(1, 5),
        emi: whole(0, 20) * 500,
        credit_score_class: whole(1, 7),
        postal_code: String(whole(110_001, 855_117)),
        se_loan_amount: whole(1, 100) * 10_000,
        language: 'en',
      }
    })
    await pool.query(
      `insert into customer (user_id, birth_date, brand_id, employment_status_code, monthly_income, household_income, emi,
          credit_score_class, postal_code, se_loan_amount, language)
        select user_id, birth_date, brand_id, employment_status_code, monthly_income, household_income, emi,
          credit_score_class, postal_code, se_loan_amount, language
        from jsonb_populate_recordset(null::customer, $1::jsonb)`,
      [JSON.stringify(rows)],
    )
  }
  await pool.query(`insert into customer_product (user_id, product_type, completed_at)
    select user_id, 'Personal Loans', now() from customer on conflict do nothing`)
  await pool.query('analyze customer, customer_product')
}

const measureDashboard = async (
  app: Awaited<ReturnType<typeof buildApp>>['app'],
  headers: Record<string, string>,
  quick: boolean,
): Promise<Line[]> => {
  const lines: Line[] = []
  for (const url of [
    '/api/dashboard/funnel?range=today',
    '/api/dashboard/funnel?range=7d',
    '/api/dashboard/funnel?range=30d',
    '/api/dashboard/funnel?range=30d&brand_id=3',
    '/api/dashboard/queues',
    '/api/dashboard/rows?step=applied&range=30d',
  ]) {
    const times: number[] = []
    for (let turn = -WARM_UP; turn < (quick ? 20 : 200); turn += 1) {
      const start = performance.now()
      const { statusCode } = await app.inject({ url, headers })
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
      if (turn >= 0) times.push(performance.now() - start)
    }
    const p95 = quantile(times, 0.95)
    lines.push({
      what: `${url.slice(5)} at ${APPLICATIONS.toLocaleString('en')} applications, p95`,
      ours: inMilliseconds(p95),
      target: `≤ ${DASHBOARD_TARGET_MS} ms`,
      met: p95 <= DASHBOARD_TARGET_MS,
    })
  }
  return lines
}

const measureRerun = async (services: Services, profiles: number): Promise<Line[]> => {
  const lender = services
    .lenders()
    .lenders.find(
      ({ lender_status, min_income, product_type }) =>
        lender_status === 1 && min_income !== null && product_type === 'Personal Loans',
    )
  if (lender === undefined) throw new Error('no lender to change')
  const span: Activity = {
    products: ['Personal Loans'],
    since: new Date(Date.now() - 30 * 86_400_000),
    until: new Date(Date.now() + 60_000),
  }
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const before = process.cpuUsage()
  const start = performance.now()
  const { done } = await rerunProfiles(
    services,
    { changed: [{ ...lender, min_income: 10_000 }], products: ['Personal Loans'] },
    span,
    async () => undefined,
  )
  const took = performance.now() - start
  const { user, system } = process.cpuUsage(before)
  delay.disable()
  const what = `unsaved rule change over ${done.toLocaleString('en')} customers`
  const target = RERUN_TARGET_MS * (profiles / 1_000_000)
  return [
    {
      what: `${what}, database and all`,
      ours: `${inSeconds(took)}, ${inSeconds((user + system) / 1_000)} CPU`,
      target: '≤ 30 s CPU for 1,000,000',
      met: (user + system) / 1_000 <= target && done >= profiles,
    },
    { what: `${what}, longest the process did not answer`, ours: inMilliseconds(delay.max / 1e6) },
  ]
}

/** The dashboard, and a rule tried on every customer, on a database of their own. */
export const measureJourneys = async (report: Report, quick: boolean): Promise<void> => {
  const folder = await makeDataFolder()
  const postgres = await openPostgres(folder.path)
  const pool = createPool({ ...postgres.connection, statement_timeout: 0 }, (error) => console.error(error))
  try {
    await migrate(pool)
    const client = await pool.connect()
    await loadReferenceData(client)
    await loadDemoData(client)
    client.release()
    const { app, services } = await buildApp({
      env: readEnv({ NODE_ENV: 'test', DEMO: '1' }),
      pool,
      masterKey: randomBytes(32),
      log: pino({ level: 'silent' }),
      limits: { ...rateLimits, read: 1_000_000 },
      web: null,
    })
    const { headers } = await buildStaff(services, 1)
    await addJourneys(pool, APPLICATIONS)
    await report.measure('dashboard', () => measureDashboard(app, headers, quick))
    const profiles = quick ? 50_000 : 1_000_000
    await addProfiles(pool, services, profiles)
    await report.measure('unsaved rule change', () => measureRerun(services, profiles))
    await app.close()
  } finally {
    await pool.end()
    await postgres.stop()
    await folder.remove()
  }
}
