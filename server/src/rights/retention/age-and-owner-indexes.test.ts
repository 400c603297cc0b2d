import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { held, retention } from '../../app/modules.ts'
import { createDatabase, createPool, type Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { leaveTraces, type Traces } from '../../testing/leave-traces.ts'
import { listUnindexedReferences, withPlans, type FullRead } from '../../testing/read-plans.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { erasePerson } from '../my-data/erase-person.ts'
import { gatherMyData } from '../my-data/gather-my-data.ts'
import { previewDeletion } from '../my-data/preview-deletion.ts'

/** Tables that stay small whatever the number of customers: staff make their rows. */
const small = new Set([
  'brand',
  'lender',
  'partner',
  'partner_terms',
  'partner_utm',
  'credit_card',
  'voucher_offer',
  'insurance_plan',
  'consent_text',
  'regulated_figure',
  'audit_head',
  'language',
])

let test: TestApp
let traces: Traces
/** Plans of a database that reads a table whole only where nothing else leads to its rows. */
let planned: { db: Database; end(): Promise<void> }
let found: FullRead[] = []
beforeAll(async () => {
  test = await createTestApp()
  traces = await leaveTraces(test, (await buildLender(test.db)).lender_id)
  // Enough of them that reading all costs more than looking some up.
  await test.db.run(sql`insert into prospect (prospect_app_id, language, mobile_phone_number)
    select gen_random_uuid(), 'en', (6000000000 + n)::text from generate_series(1, 5000) n`)
  await test.db.run(sql`analyze prospect`)
  // Of a table of one row any index is as good as the right one, and these leave rows out.
  await test.db.run(
    sql`drop index insurance_referral_open, complaint_open, help_request_open, lead_claim_ends`,
  )
  const pool = createPool({ connectionString: test.url, options: '-c enable_seqscan=off' }, () => undefined)
  planned = {
    db: withPlans(createDatabase(pool), (read) => {
      if (!small.has(read.table)) found.push(read)
    }),
    end: () => pool.end(),
  }
})
afterAll(async () => {
  await planned.end()
  await test.close()
})

/** What `work` reads whole. */
const readsWhole = async (work: () => Promise<unknown>): Promise<FullRead[]> => {
  found = []
  await work()
  return found
}

it.each(retention.filter(({ table }) => !small.has(table)).map((rule) => [rule.table, rule] as const))(
  'finds the old rows of %s by an index',
  async (_table, rule) => {
    expect(await readsWhole(() => rule.forget(planned.db, new Date('2020-01-01T00:00:00Z'), 1))).toEqual([])
  },
)

it('finds what is held of a person by indexes', async () => {
  const services = { ...test.services, db: planned.db }
  const { user_id } = traces.customer
  expect(await readsWhole(() => gatherMyData(held, services, { user_id, language: 'en' }, false))).toEqual([])
  expect(await readsWhole(() => previewDeletion(held, services, user_id))).toEqual([])
})

it('finds what a deletion takes by indexes', async () => {
  const services = { ...test.services, db: planned.db }
  const { user_id } = traces.customer
  const now = test.clock.now()
  const erase = () =>
    planned.db.transaction((tx) => erasePerson(held, services, tx, { user_id, ip_address: null, now }))
  expect(await readsWhole(erase)).toEqual([])
})

it('has an index for every reference to a table that rows are deleted from', async () => {
  const files = globSync('server/src/**/*.queries.ts')
  const deleted = new Set(
    files.flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/\bdelete from ([a-z_]+)/g), ([, table]) => table ?? ''),
    ),
  )
  expect(deleted.size).toBeGreaterThan(15)
  const references = await listUnindexedReferences(
    test.db,
    [...deleted].filter((table) => !small.has(table)),
  )
  expect(references.filter((reference) => !small.has(reference.split('.', 1)[0] ?? ''))).toEqual([])
})

it('notices a missing index', async () => {
  await test.db.run(sql`drop index session_start, prospect_unused, session_customer`)
  expect(await listUnindexedReferences(test.db, ['prospect'])).toContain('session.prospect_app_id')
  const rule = retention.find(({ table }) => table === 'prospect')
  expect(await readsWhole(async () => rule?.forget(planned.db, test.clock.now(), 1))).toMatchObject([
    { table: 'prospect' },
  ])
})
