import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LenderStatus } from '@marketplace/contract/loans/applications'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { forgetOrigins } from '../../loans/applications/applications.queries.ts'
import { correctLenderApplications } from '../../loans/many-steps/correct-lender-applications.ts'
import { moveManyLenderApplications } from '../../loans/many-steps/move-many-lender-applications.ts'
import { priceLenderMonth } from '../../money/ledger/price-lender-month.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication, type BuiltApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseFactsOf, fills, fillSome, findFactDays } from '../facts/facts.queries.ts'
import { countPending, foldDeltas, readCells } from './cells.queries.ts'
import { compareCells } from './check-cells.queries.ts'
import { cutFor, families } from './families.ts'
import { rebuildReports } from './rebuild-reports.ts'

const DAY_MS = 86_400_000
const LEVELS = [1, 2, 3, 4, 5]
const migration = join(import.meta.dirname, '../../../migrations/162-coarser-cells.sql')

let test: TestApp
let lender_ids: number[]
let staff_id: number
beforeAll(async () => {
  test = await createTestApp()
  const lenders = [
    await buildLender(test.db, { slug: 'ganga' }),
    await buildLender(test.db, { slug: 'yamuna' }),
  ]
  lender_ids = lenders.map(({ lender_id }) => lender_id)
  ;({ staff_id } = await buildStaff(test.services))
  await vi.waitFor(() =>
    expect(lender_ids.every((id) => test.services.lenders().find(id) !== null)).toBe(true),
  )
})
afterAll(() => test.close())

const fold = async (): Promise<void> => {
  for (const level of LEVELS) while ((await foldDeltas(test.db, level, 7)) === 7);
}
/** Every figure against the facts, by day and by month. */
const check = () =>
  asOffice(test.db, async (tx) => {
    const days = await findFactDays(tx)
    if (days === null) throw new Error('nothing is known')
    const months = { from: `${days.from.slice(0, 7)}-01`, to: `${days.to.slice(0, 7)}-28` }
    return [
      await compareCells(tx, days, 'day'),
      await compareCells(tx, { ...months, to: '2099-12-31' }, 'month'),
    ]
  })
const right = [
  { cells: expect.any(Number), wrong: 0, example: null },
  { cells: expect.any(Number), wrong: 0, example: null },
]
/** What each lender fact says beside what its events say. */
const strayFacts = () =>
  test.db.rows(sql`(select * from fact_lender except select * from lender_fact)
    union all (select * from lender_fact except select * from fact_lender)`)

const loansOf = async (application: BuiltApplication): Promise<string[]> => {
  const rows = await test.db.rows<{
    id: string
  }>(sql`select lender_application_id::text as id from lender_application
    where app_id = ${application.app_id} order by lender_application_id`)
  return rows.map(({ id }) => id)
}
interface Applied {
  application: BuiltApplication
  moves: { id: string; eventId: string }[]
}

/** Moves one loan by a file; a step that its table refuses changes nothing. */
const move = async (
  one: Applied,
  at: number,
  status: LenderStatus,
  daysAgo: number,
  rupees: number,
): Promise<void> => {
  const loans = await loansOf(one.application)
  const id = loans[at % loans.length]
  if (id === undefined) return
  const last = await test.db.row<{ last: string }>(
    sql`select max(event_id)::text as last from lender_application_event where lender_application_id = ${id} and accepted = 1`,
  )
  const [outcome] = await test.db.transaction((tx) =>
    moveManyLenderApplications(
      tx,
      [
        {
          line: 2,
          lenderApplicationId: id,
          expectsEventId: last?.last ?? null,
          status,
          statusDate: dayInIndia(new Date(test.clock.now().getTime() - daysAgo * DAY_MS)),
          amountPaise: status === 'DISBURSED' || status === 'SANCTIONED' ? BigInt(rupees) * 100n : null,
          eventKey: randomUUID(),
        },
      ],
      { staff_id, now: test.clock.now() },
    ),
  )
  if (outcome?.outcome === 'applied') one.moves.push({ id, eventId: outcome.eventId })
}

const undo = async (one: Applied): Promise<void> => {
  const last = one.moves.pop()
  if (last === undefined) return
  await test.db.transaction((tx) =>
    correctLenderApplications(
      tx,
      [{ line: 2, lenderApplicationId: last.id, eventId: last.eventId }],
      'It was the file of another month',
      { staff_id, now: test.clock.now() },
    ),
  )
}

const price = async (): Promise<void> => {
  const month = dayInIndia(test.clock.now()).slice(0, 7)
  for (const lender_id of lender_ids)
    await asOffice(test.db, (tx) => priceLenderMonth(tx, { lender_id, month }, test.clock.now()))
}

const erase = (user_id: string): Promise<void> =>
  test.db.transaction(async (tx) => {
    await forgetOrigins(tx, user_id)
    await eraseFactsOf(tx, user_id)
  })

const act = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('apply' as const), lender: fc.nat(1) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      who: fc.nat(9),
      at: fc.nat(1),
      status: fc.constantFrom<LenderStatus>(
        'LOGGED_IN',
        'APPROVED',
        'SANCTIONED',
        'DISBURSED',
        'REJECTED',
        'CLAWED_BACK',
        'WITHDRAWN',
      ),
      daysAgo: fc.nat(40),
      rupees: fc.integer({ min: 10_000, max: 90_000 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo' as const), who: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), who: fc.nat(9) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('fold' as const, 'price' as const, 'day' as const) }),
  },
)

it('says what the facts say, whatever happens in whatever order', { timeout: 120_000 }, async () => {
  const world: Applied[] = []
  const acts = fc.sample(act, { numRuns: 110, seed: 20_261_124 })
  for (const one of acts) {
    if (one.kind === 'apply' || world.length === 0) {
      const application = await buildApplication(test)
      for (const lender_id of 'lender' in one && one.lender === 1 ? lender_ids : lender_ids.slice(0, 1))
        await application.apply(lender_id)
      world.push({ application, moves: [] })
    } else if ('who' in one) {
      const who = world[one.who % world.length]
      if (who === undefined) continue
      if (one.kind === 'move') await move(who, one.at, one.status, one.daysAgo, one.rupees)
      else if (one.kind === 'undo') await undo(who)
      else await erase(who.application.customer.user_id)
    } else if (one.kind === 'fold') await fold()
    else if (one.kind === 'price') await price()
    else test.clock.advance(DAY_MS)
  }
  await fold()
  await (await buildApplication(test)).apply(lender_ids[0] ?? 0)
  expect(await countPending(test.db)).toBeGreaterThan(0)
  expect(await check()).toEqual(right)
  await fold()
  expect(await countPending(test.db)).toBe(0)
  const before = await check()
  expect(before).toEqual(right)
  expect(before[0]?.cells).toBeGreaterThan(100)
  expect(await rebuildReports(test.db)).toBe(true)
  expect(await check()).toEqual(right)
  expect(await strayFacts()).toEqual([])
})

it('reads the same from days and months, folded or not, as the rows count', async () => {
  const days = { from: '2020-01-15', to: '2099-03-10' }
  const cut = cutFor('lender', ['lender'])
  if (cut === null) throw new Error('no cut by lender')
  const read = () => readCells(test.db, { ...days, family: 'lender', cut, basis: 'heard', by: ['lender'] })
  const ofRows = await test.db.rows<{ lender_id: number; applied: number; disbursed: number }>(sql`
    select lender_id, count(*)::integer as applied, count(disbursed_day)::integer as disbursed from fact_lender group by 1 order by 1`)
  const said = async () =>
    (await read())
      .map(({ keys, n1, n6 }) => ({ lender_id: keys[0], applied: n1, disbursed: n6 }))
      .toSorted((a, b) => Number(a.lender_id) - Number(b.lender_id))
  expect(await said()).toEqual(ofRows)
  const byDay = await readCells(test.db, { ...days, family: 'lender', cut, basis: 'heard', by: ['day'] })
  expect(byDay.reduce((sum, { n1 }) => sum + n1, 0)).toBe(
    ofRows.reduce((sum, { applied }) => sum + applied, 0),
  )
  const parts = await test.db.row<{ paise: number }>(
    sql`select coalesce(sum(amount_paise), 0)::bigint as paise from disbursal where taken_back_day is null`,
  )
  expect((await read()).reduce((sum, { p3 }) => sum + p3, 0)).toBe(parts?.paise)
})

it('agrees with the ledger to the paisa', async () => {
  await price()
  const cut = cutFor('commission', ['lender'])
  if (cut === null) throw new Error('no cut by lender')
  const [said] = await readCells(test.db, {
    from: '2020-01-01',
    to: '2099-12-31',
    family: 'commission',
    cut,
    basis: 'booked',
    by: [],
  })
  const books = await asOffice(test.db, (tx) =>
    tx.row<{ expected: number }>(
      sql`select coalesce(sum(amount_paise), 0)::bigint as expected from ledger_entry where figure = 'expected'`,
    ),
  )
  expect(said?.p1 ?? 0).toBe(books?.expected)
})

it('counts customers once, over any days', async () => {
  const [all, pairs] = families.customers.cuts
  const to = dayInIndia(test.clock.now())
  for (const daysAgo of [0, 1, 2, 5, 60, 100]) {
    const from = dayInIndia(new Date(test.clock.now().getTime() - daysAgo * DAY_MS))
    const first = Math.round((Date.parse(from) - Date.parse('2000-01-01')) / DAY_MS)
    const asked = { from, to, family: 'customers', basis: 'heard', by: [], where: { scope: [0] } } as const
    const [said] = await readCells(test.db, { ...asked, cut: all })
    const [again] = await readCells(test.db, { ...asked, cut: pairs, since: { prev_day: first } })
    const rows = await test.db.row<{
      customers: number
    }>(sql`select count(distinct user_id)::integer as customers from fact_lender
      where applied_day between ${from}::date and ${to}::date`)
    expect((said?.n1 ?? 0) - (again?.n1 ?? 0)).toBe(rows?.customers)
  }
})

it('fills in what was before, and counts it once', async () => {
  const before = await check()
  await test.db.run(sql`alter table journey_step disable trigger user`)
  await test.db.run(sql`update journey_step set heard_day = null, effective_day = null, product = null`)
  await test.db.run(sql`alter table journey_step enable trigger user`)
  await test.db.run(sql`delete from fact_lender`)
  await test.db.run(sql`update application set source_id = null`)
  await test.db.run(sql`update report_fill set after_id = 0, is_done = 0`)
  await test.db.run(sql`delete from report_cell`)
  await test.db.run(sql`delete from report_delta`)
  for (const filling of fills) while ((await asOffice(test.db, (tx) => fillSome(tx, filling, 5))) > 0);
  await fold()
  expect(await check()).toEqual(right)
  expect(await strayFacts()).toEqual([])
  expect(before).toEqual(right)
})

it('is made anew over several months, with news that came in a later one than it is of', async () => {
  const application = await buildApplication(test)
  await application.apply(lender_ids[0] ?? 0)
  test.clock.advance(35 * DAY_MS)
  await move({ application, moves: [] }, 0, 'APPROVED', 30, 0)
  await (await buildApplication(test)).apply(lender_ids[1] ?? 0)
  const cells = () =>
    test.db.rows(sql`select * from report_cell order by family, grain, basis, cut, day, k1, k2, k3`)
  expect(await rebuildReports(test.db)).toBe(true)
  const made = await cells()
  expect(await check()).toEqual(right)
  expect(new Set(made.map((cell) => (cell as { day: string }).day.slice(0, 7))).size).toBeGreaterThan(1)
  expect(await rebuildReports(test.db)).toBe(true)
  expect(await cells()).toEqual(made)
})

it('has cells of fewer keys summed from those that stood before there were any (migration 162)', async () => {
  while (!(await rebuildReports(test.db)));
  const cells = () =>
    test.db.rows(sql`select * from report_cell order by family, grain, basis, cut, day, k1, k2, k3`)
  const made = await cells()
  const fewer = sql`(family, cut) in ((2, 6), (3, 4), (4, 2), (6, 5), (7, 2)) or (family = 7 and grain = 2)`
  expect(await test.db.run(sql`delete from report_cell where ${fewer}`)).toBeGreaterThan(50)
  const inserts = readFileSync(migration, 'utf8').match(/^insert into [^;]+/gm) ?? []
  await expect(test.pool.query(inserts[0] ?? '')).rejects.toThrow(
    'cells are written by servers that know all cuts',
  )
  await test.pool.query(`begin; set local reports.cuts = '2'; ${inserts.join('; ')}; commit`)
  expect(await cells()).toEqual(made)
})

it('finds a figure that is wrong', async () => {
  await test.db.run(
    sql`update report_cell set n1 = n1 + 1 where ctid in (select ctid from report_cell where family = 1 and grain = 1 and cut = 1 limit 1)`,
  )
  expect(await check()).toMatchObject([{ wrong: 1, example: { facts: {}, said: {} } }, { wrong: 0 }])
})

it('is made anew of the facts with lenders where no step is known', async () => {
  const ofLenders = () =>
    test.db.rows(
      sql`select grain, basis, cut, day, k1, k2, k3, n1, n2, n5, p1 from report_cell where family = 2 order by 1, 2, 3, 4, 5, 6, 7`,
    )
  expect(await rebuildReports(test.db)).toBe(true)
  const before = await ofLenders()
  expect(before.length).toBeGreaterThan(0)
  await test.db.run(sql`alter table journey_step disable trigger user`)
  await test.db.run(sql`delete from journey_step`)
  await test.db.run(sql`alter table journey_step enable trigger user`)
  expect(await rebuildReports(test.db)).toBe(true)
  expect(await ofLenders()).toEqual(before)
})
