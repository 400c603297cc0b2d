import { randomUUID } from 'node:crypto'
import { addDays } from '@marketplace/contract/platform/calendar/days'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { moveManyLenderApplications } from '../../loans/many-steps/move-many-lender-applications.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { forgetOldRuns } from './report-runs.queries.ts'
import { runReport } from './run-report.jobs.ts'

let test: TestApp
let lender_ids: number[]
let admin: Awaited<ReturnType<typeof buildStaff>>
let analyst: Awaited<ReturnType<typeof buildStaff>>
let caller: Awaited<ReturnType<typeof buildStaff>>
/** A hundred days that are over. */
let days: { from: string; to: string }
const DAYS = 100

beforeAll(async () => {
  test = await createTestApp()
  const lenders = [
    await buildLender(test.db, { slug: 'ganga' }),
    await buildLender(test.db, { slug: 'yamuna' }),
  ]
  lender_ids = lenders.map(({ lender_id }) => lender_id)
  await vi.waitFor(() =>
    expect(lender_ids.every((id) => test.services.lenders().find(id) !== null)).toBe(true),
  )
  const from = dayInIndia(test.clock.now())
  days = { from, to: addDays(from, DAYS - 1) }
  // On the first day, in months between, and on the last day.
  for (const [at, wait] of [0, 20, 41, 38].entries()) {
    test.clock.advance(wait * 86_400_000)
    const application = await buildApplication(test)
    for (const lender_id of lender_ids.slice(0, at === 1 ? 1 : 2)) await application.apply(lender_id)
  }
  const loans = await test.db.rows<{ id: string; last: string }>(
    sql`select l.lender_application_id::text as id, max(e.event_id)::text as last
      from lender_application l join lender_application_event e using (lender_application_id)
      where l.lender_id = ${lender_ids[0]} group by 1 order by 1 limit 2`,
  )
  const staff = await buildStaff(test.services)
  const now = test.clock.now()
  await test.db.transaction((tx) =>
    moveManyLenderApplications(
      tx,
      loans.map(({ id, last }, at) => ({
        line: at + 2,
        lenderApplicationId: id,
        expectsEventId: last,
        status: 'DISBURSED',
        statusDate: dayInIndia(now),
        amountPaise: 12_345_650n,
        eventKey: randomUUID(),
      })),
      { staff_id: staff.staff_id, now },
    ),
  )
  test.clock.advance(5 * 86_400_000)
  admin = await buildStaff(test.services)
  analyst = await buildStaff(test.services, 2)
  caller = await buildStaff(test.services, 3)
})
afterAll(() => test.close())
beforeEach(() => test.db.run(sql`delete from report_run`))

const measures = 'customers,lender_applied,lender_approved,approval_rate,lender_disbursed,disbursed_amount'
/** By brand, of one lender and no partner: no kept sums hold these. */
const question = (change: Record<string, string> = {}): string =>
  new URLSearchParams({
    ...days,
    by: 'brand',
    lender: String(lender_ids[0]),
    partner: '0',
    measures,
    ...change,
  }).toString()

const call = async (
  method: 'GET' | 'POST',
  path: string,
  by: Awaited<ReturnType<typeof buildStaff>> = analyst,
) => {
  const answer = await test.app.inject({
    method,
    url: `/api/reports/${path}`,
    headers: { authorization: `Bearer ${by.token}` },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const start = (change: Record<string, string> = {}, by = analyst) =>
  call('POST', `runs/of/products-report?${question(change)}`, by)
const find = (change: Record<string, string> = {}, by = analyst) =>
  call('GET', `runs/of/products-report?${question(change)}`, by)

const work = (run_id: string, attempt: { last?: boolean; stop?: AbortSignal } = {}) =>
  runReport(test.services, { run_id }, { number: 1, last: false, ...attempt })

it('counts what a page cannot, as a recomputation of all days at once finds it', async () => {
  const refused = await call('GET', `answers/products-report?${question()}`)
  expect([refused.status, refused.body.code]).toEqual([422, 'report_needs_run'])
  expect((await find()).body.data).toBeNull()

  const { status, body } = await start()
  expect([status, body.data.state, body.data.days]).toEqual([200, 'queued', DAYS])
  await work(body.data.run_id)
  const { data } = (await find()).body
  expect(data).toMatchObject({ state: 'done', days_done: DAYS, error: null, can_cancel: 0 })

  const [direct] = await test.db.rows<{
    applied: number
    approved: number
    disbursed: number
    paise: number
  }>(
    sql`select count(*) filter (where applied_day between ${days.from}::date and ${days.to}::date) as applied,
        count(*) filter (where approved_day between ${days.from}::date and ${days.to}::date) as approved,
        count(*) filter (where disbursed_day between ${days.from}::date and ${days.to}::date) as disbursed,
        (select sum(p.paise) from part_delta p join fact_lender l using (lender_application_id) where l.lender_id = ${lender_ids[0]}
          and p.taken_back_day is null and p.heard_day between ${days.from}::date and ${days.to}::date) as paise
      from fact_lender where lender_id = ${lender_ids[0]} and partner_id = 0`,
  )
  expect(direct).toEqual({ applied: 4, approved: 2, disbursed: 2, paise: 24_691_300 })
  // Customers are known by product and brand alone.
  expect(data.result.total.values).toEqual([null, 4, 2, 0.5, 2, 246_913])
  expect(data.result.rows).toHaveLength(1)
  expect(data.result.rows[0].values).toEqual([null, 4, 2, 0.5, 2, 246_913])
  expect(
    data.course.rows.reduce((sum: number, row: { values: number[] }) => sum + (row.values[1] ?? 0), 0),
  ).toBe(4)
  expect(data.result.is_filling).toBe(0)
})

it('counts customers of all days once, where they are known', async () => {
  const asked = new URLSearchParams({ ...days, by: 'brand', measures: 'customers,lender_applied' }).toString()
  const { body } = await call('POST', `runs/of/products-report?${asked}`)
  await work(body.data.run_id)
  const ran = (await call('GET', `runs/of/products-report?${asked}`)).body.data.result
  const read = (await call('GET', `answers/products-report?${asked}&compare=none`)).body.data
  expect(ran.total.values).toEqual([4, 7])
  expect([ran.total, ran.rows]).toEqual([read.total, read.rows])
})

it('goes on after a kill without counting twice', async () => {
  const run_id = (await start()).body.data.run_id
  const stopping = new AbortController()
  stopping.abort()
  await work(run_id, { stop: stopping.signal })
  expect((await find()).body.data).toMatchObject({ state: 'running', days_done: 0 })
  await work(run_id)
  const sums = () => test.db.row<{ sums: object }>(sql`select sums from report_run where run_id = ${run_id}`)
  const whole = await sums()

  // Killed after the first month was written down: the rest is counted once more, by two workers.
  test.clock.advance(1_000)
  const other = (await start({ again: '1' })).body.data.run_id
  const { readPart } = await import('./read-part.ts')
  const { nextPart } = await import('./next-part.ts')
  const row = await test.db.row<{ question: Parameters<typeof readPart>[1] }>(
    sql`select question from report_run where run_id = ${other}`,
  )
  const first = nextPart(days, 0)
  if (row === null || first === null) throw new Error('no run')
  const part = await readPart(test.services, row.question, first)
  const done = (Date.parse(first.to) - Date.parse(first.from)) / 86_400_000 + 1
  await test.db
    .run(sql`update report_run set state = 'running', days_done = ${done}, sums = ${JSON.stringify(part)}::jsonb,
    as_of = ${test.clock.now()} where run_id = ${other}`)
  await Promise.all([work(other), work(other)])
  expect((await find()).body.data).toMatchObject({ run_id: other, state: 'done', days_done: DAYS })
  expect(await test.db.row(sql`select sums from report_run where run_id = ${other}`)).toEqual(whole)
})

it('a second look is free: the result of days that are over is kept, and counted again when that is asked', async () => {
  const first = (await start()).body.data.run_id
  expect((await start({}, admin)).body.data.run_id).toBe(first)
  await work(first)
  expect((await start()).body.data).toMatchObject({ run_id: first, state: 'done' })
  expect((await start({ lender: `${lender_ids[0]},${lender_ids[0]}` })).body.data.run_id).toBe(first)
  const again = (await start({ again: '1' })).body.data
  expect(again).toMatchObject({ state: 'queued' })
  expect(again.run_id).not.toBe(first)

  // Today is not over.
  const today = { to: dayInIndia(test.clock.now()) }
  const open = (await start(today)).body.data.run_id
  await work(open)
  expect((await find(today)).body.data).toMatchObject({ run_id: open, state: 'done' })
  expect((await start(today)).body.data.run_id).not.toBe(open)
})

it('ends when it is cancelled, by its owner or an administrator', async () => {
  const { run_id } = (await start({}, admin)).body.data
  expect((await call('POST', `runs/${run_id}/cancel`)).status).toBe(403)
  expect((await call('POST', `runs/${run_id}/cancel`, admin)).status).toBe(200)
  await work(run_id)
  expect((await call('POST', `runs/${run_id}/cancel`, admin)).body.code).toBe('report_run_over')
  expect((await call('POST', `runs/${randomUUID()}/cancel`)).status).toBe(404)
  expect((await find()).body.data).toBeNull()
  const own = (await start()).body.data
  expect(own.can_cancel).toBe(1)
  expect((await call('POST', `runs/${own.run_id}/cancel`, admin)).status).toBe(200)
  const logged = await test.db.rows<{ action: string }>(
    sql`select action from audit_entry where object_id = ${own.run_id} order by entry_id`,
  )
  expect(logged.map(({ action }) => action)).toEqual(['report_run.start', 'report_run.cancel'])
})

it('two are counted at once, and three of one member of staff wait', async () => {
  const runs = []
  for (const partner of ['1', '2', '3']) runs.push((await start({ partner })).body.data.run_id)
  expect((await start({ partner: '4' })).body.code).toBe('report_runs_full')
  expect((await start({ partner: '4' }, admin)).status).toBe(200)
  const now = test.clock.now()
  await test.db.run(sql`update report_run set state = 'running', beat_at = ${now}, as_of = ${now}
    where run_id = any(${runs.slice(0, 2)}::uuid[])`)
  await work(runs[2] ?? '')
  expect((await find({ partner: '3' })).body.data.state).toBe('queued')
  // One that has been silent for an hour holds no place.
  await test.db.run(
    sql`update report_run set beat_at = ${new Date(now.getTime() - 3_600_000)} where run_id = ${runs[0]}`,
  )
  await work(runs[2] ?? '')
  expect((await find({ partner: '3' })).body.data.state).toBe('done')
})

it('says why it failed', async () => {
  const { run_id } = (await start()).body.data
  /** Each transaction after the one that takes the run up fails with this statement. */
  const failing = (statement: Sql) => {
    let taken = false
    const transaction: TestApp['db']['transaction'] = async (inside) => {
      if (taken) await test.db.transaction((tx) => tx.run(statement))
      taken = true
      return test.db.transaction(inside)
    }
    return { ...test.services, db: { ...test.db, transaction } }
  }
  const attempt = { number: 1, last: false }
  await expect(runReport(failing(sql`select 1 / 0`), { run_id }, attempt)).rejects.toThrow('division by zero')
  expect((await find()).body.data.state).toBe('running')
  await expect(
    runReport(failing(sql`select 1 / 0`), { run_id }, { ...attempt, last: true }),
  ).rejects.toThrow()
  expect((await find()).body.data).toMatchObject({ state: 'failed', error: 'broken', result: null })

  test.clock.advance(1_000)
  const other = (await start()).body.data.run_id
  const stalled = failing(sql`do $$ begin raise exception 'too slow' using errcode = '57014'; end $$`)
  await runReport(stalled, { run_id: other }, attempt)
  expect((await find()).body.data).toMatchObject({ run_id: other, state: 'failed', error: 'too_slow' })
  test.clock.advance(1_000)
  expect((await start()).body.data).toMatchObject({ state: 'queued' })
})

it('is for those who may see its measures', async () => {
  const { run_id } = (await start({}, admin)).body.data
  const listed = (await call('GET', 'runs')).body
  expect([listed.total, listed.data[0].run_id, listed.data[0].can_cancel]).toEqual([1, run_id, 0])
  expect(listed.data[0].filters.map(({ name }: { name: string }) => name)).toEqual(['partner', 'lender'])
  expect((await start({}, caller)).status).toBe(403)
  expect((await call('GET', 'runs', caller)).status).toBe(403)
  await test.db.run(
    sql`update report_run set question = jsonb_set(question, '{measures}', '["partner_share"]')`,
  )
  expect((await call('GET', 'runs')).body.total).toBe(0)
  expect((await call('GET', 'runs', admin)).body.total).toBe(1)
  expect((await start({ by: 'moon' })).status).toBe(400)
  expect((await start({ from: '2026-12-01', to: '2026-11-01' })).status).toBe(400)
})

it('is forgotten after thirty days', async () => {
  await start()
  const now = test.clock.now().getTime()
  expect(await forgetOldRuns(test.db, new Date(now - 86_400_000), 10)).toBe(0)
  expect(await forgetOldRuns(test.db, new Date(now + 1_000), 10)).toBe(1)
})
