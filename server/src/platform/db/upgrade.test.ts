import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../app/app.ts'
import { verifyChain } from '../audit-log/verify-chain.ts'
import { readEnv } from '../env.ts'
import type { Services } from '../services.ts'
import { addCustomerSession } from '../sessions/sessions.queries.ts'
import { hashToken, newCustomerToken } from '../sessions/token.ts'
import { loadSeeds } from '../../testing/release/build-release-data.ts'
import { openEmptyDatabases } from '../../testing/empty-databases.ts'
import { person } from '../../testing/leave-traces.ts'
import { readCarried, readCarriedFile } from '../../testing/read-carried.ts'
import { releaseKey } from '../../testing/release/release-key.ts'
import { createTestClock } from '../../testing/test-app.ts'
import { restore } from '../backup/backup.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { compareCells } from '../../reports/cells/check-cells.queries.ts'
import { fills, fillSome } from '../../reports/facts/facts.queries.ts'
import { createDatabase } from './database.ts'
import { listReleases } from './releases.ts'
import { sql } from './sql.ts'

/** Columns that a later migration moves elsewhere; its own test shows that nothing of them is lost. */
const moved: Readonly<Record<string, readonly string[]>> = {
  // Counts the changes of lenders; 055 is one, and what is cached of them is to be read anew.
  'public.lender_version': ['version'],
  // To customer_product, by 033 (customers/profiles/customer-products.test.ts).
  'public.customer': [
    'pl_completed',
    'bl_completed',
    'gl_completed',
    'hl_completed',
    'sl_completed',
    'tl_completed',
    'cl_completed',
    'pl_completed_at',
    'pl_update_required',
    'is_editing',
    'detail_product',
    'detail_product_at',
    // Gone with 037: the rule of fresh details answers it (customers/profiles/update-required.test.ts).
    'pl_se_update_required',
  ],
}

const databases = openEmptyDatabases()
const dataDir = mkdtempSync(join(tmpdir(), 'upgrade-'))
afterAll(async () => {
  await databases.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe.each(await listReleases())('an installation of $version', ({ version, data }) => {
  let pool: Pool
  let app: FastifyInstance
  let services: Services
  const { carried } = readCarriedFile(data, moved)
  const clock = createTestClock()

  beforeAll(async () => {
    pool = await databases.create()
    await restore(pool, data, { keys: null, unsealed: true })
  }, 60_000)
  afterAll(() => app?.close())

  test('carries every row of every table over', async () => {
    expect(carried.size).toBeGreaterThan(60)
    // What the upgrade itself asks for (migrations 085 and 108).
    const added =
      await pool.query(`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier in ('fill_facts', 'fold_reports', 'settle_work')`)
    expect(added.rowCount).toBe(3)
    await pool.query(
      `delete from graphile_worker._private_tasks where identifier in ('fill_facts', 'fold_reports', 'settle_work')`,
    )
    const now = await readCarried(pool, carried)
    const kept = [...carried]
    expect(Object.fromEntries(kept.map(([table]) => [table, now.get(table)]))).toEqual(
      Object.fromEntries(kept),
    )
  })

  test('breaks no constraint and no index', async () => {
    const { rows } =
      await pool.query(`select conrelid::regclass::text || ' ' || conname as broken from pg_constraint where not convalidated
      union all select indexrelid::regclass::text from pg_index where not indisvalid or not indisready`)
    expect(rows).toEqual([])
    expect(await verifyChain(createDatabase(pool))).toMatchObject({ broken: null })
  })

  test('starts, and reads what was sealed before', { timeout: 60_000 }, async () => {
    await loadSeeds({ pool })
    const env = readEnv({ NODE_ENV: 'test', DEMO: '1', DATA_DIR: dataDir })
    const built = await buildApp({ env, pool, masterKey: releaseKey(version), now: clock.now, web: null })
    app = built.app
    services = built.services
    await app.ready()
    const customer = await services.db.row<{ user_id: string; prospect_app_id: string }>(
      sql`select user_id, prospect_app_id from customer join prospect using (user_id)
        where first_name = ${person.first_name} order by user_id limit 1`,
    )
    const token = newCustomerToken(services.vault)
    await addCustomerSession(services.db, {
      token_hash: hashToken(token),
      user_id: customer?.user_id ?? randomUUID(),
      prospect_app_id: customer?.prospect_app_id ?? randomUUID(),
      now: clock.now(),
      absolute_expires_at: new Date(clock.now().getTime() + 3_600_000),
      ip_address: null,
    })
    const headers = { authorization: `Bearer ${token}` }
    const profile = await app.inject({ url: `/api/user/${customer?.user_id ?? ''}`, headers })
    const { first_name, birth_date, tin } = profile.json<{ data: Record<string, string> }>().data
    // Masked, which needs them opened.
    expect([first_name, birth_date, tin]).toEqual([person.first_name, '**/**/1987', '*****6789Z'])
    const applications = await app.inject({ url: '/api/my-data', headers })
    expect(applications.json()).toMatchObject({
      data: { applications: [{ product_type: 'Personal Loans' }] },
    })
  })

  test('counts for the reports what was before', async () => {
    for (const fill of fills) while ((await asOffice(services.db, (tx) => fillSome(tx, fill, 100))) > 0);
    const { rows } = await pool.query(`select (select count(*)::integer from journey_step) as steps,
      (select coalesce(sum(n), 0)::integer from report_delta where level = 1) as counted,
      (select count(*)::integer from lender_application l where not exists (select from fact_lender f
        where f.lender_application_id = l.lender_application_id)) as missing`)
    expect(rows[0].steps).toBeGreaterThan(0)
    expect(rows).toEqual([{ steps: rows[0].steps, counted: rows[0].steps, missing: 0 }])
    const days = { from: '2000-01-01', to: '2099-12-31' }
    expect(await asOffice(services.db, (tx) => compareCells(tx, days, 'day'))).toMatchObject({ wrong: 0 })
  })

  test('goes on numbering after the last row', async () => {
    const { rows } = await pool.query<{ next: number; last: number }>(
      `insert into message (gateway_key, channel, recipient, template, language, body)
       values (gen_random_uuid(), 'sms', '9000000000', 'passcode', 'en', 'x')
       returning message_id as next, (select max(message_id) from message) as last`,
    )
    expect(rows[0]?.next).toBe((rows[0]?.last ?? 0) + 1)
  })
})
