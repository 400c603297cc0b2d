import { fieldTag } from '@marketplace/contract/platform/field-tag'
import type {
  LenderRevenueRule,
  SavedRuleVersion,
  SlabWarning,
} from '@marketplace/contract/market/lender-revenue'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { plainRule } from '../../testing/builders/plain-rule.ts'

const today = '2026-11-20'
let test: TestApp
let calls: ReturnType<typeof callsOf>
let lender_id: number
beforeAll(async () => {
  test = await createTestApp()
  test.clock.set(`${today}T06:00:00Z`)
  calls = callsOf(test.app, await buildStaff(test.services))
})
beforeEach(async () => {
  ;({ lender_id } = await buildLender(test.db))
})
afterAll(() => test.close())

const rule = (valid_from: string, facts: object = {}) => ({
  ...plainRule(lender_id),
  valid_from,
  ...facts,
})
const add = async (valid_from = today, facts: object = {}): Promise<number> =>
  (await calls.post('/api/lender-revenue/create', rule(valid_from, facts))).json<{ data: { id: number } }>()
    .data.id
const change = (id: number, valid_from: string, facts: object = {}) =>
  calls.post('/api/lender-revenue/update', { id, ...rule(valid_from, facts) })
const takeBack = (id: number, version: number, more: object = {}) =>
  calls.post('/api/lender-revenue/take-back', { id, lender_id, version, ...more })
const read = async () =>
  (await calls.get(`/api/lender-revenue/get/${lender_id}`)).json<{
    data: LenderRevenueRule[]
    warnings: SlabWarning[]
  }>()
const versions = async () =>
  (await calls.get(`/api/lender-revenue/versions/${lender_id}`))
    .json<{ data: SavedRuleVersion[] }>()
    .data.map(({ version, state }) => [version, state])
const takenBackActs = () =>
  test.db.rows(sql`select before, reason from audit_entry where action = 'lender_revenue.taken_back'
    and object_kind = 'lender' and object_id = ${String(lender_id)} order by entry_id`)

it('a planned content is taken back: what was before goes on, and what it replaced stays replaced', async () => {
  const id = await add()
  await change(id, '2026-12-01', { revenue_percent: 3 })
  await change(id, '2026-12-01', { revenue_percent: 4 })
  expect((await takeBack(id, 3, { reason: 'The lender thought again' })).json()).toMatchObject({
    message: 'Planned change taken back',
    data: { id, version: 1, planned: [], newest_version: 1 },
  })
  expect(await versions()).toEqual([
    [3, 'taken_back'],
    [2, 'replaced'],
    [1, 'in_force'],
  ])
  expect(await takenBackActs()).toMatchObject([
    {
      before: { id, version: 3, valid_from: '2026-12-01', revenue_percent: 4 },
      reason: 'The lender thought again',
    },
  ])
  // The same again changes nothing.
  expect((await takeBack(id, 3)).statusCode).toBe(200)
  expect(await takenBackActs()).toHaveLength(1)
  // Whoever saw it planned is told; a new plan for the day counts.
  const again = { id, ...rule('2026-12-01', { revenue_percent: 5 }) }
  expect(
    (await calls.post('/api/lender-revenue/update', again, { 'if-match': fieldTag(3) })).json(),
  ).toMatchObject({ code: 'conflict' })
  expect((await calls.post('/api/lender-revenue/update', again)).json()).toMatchObject({
    data: { planned: [{ version: 4, revenue_percent: 5 }] },
  })
  expect((await takeBack(id, 4)).statusCode).toBe(200)
  expect((await takenBackActs())[1]).toMatchObject({ reason: 'No reason was given' })
})

it('only what is planned is taken back, and never the whole of a rule', async () => {
  const id = await add()
  const planned = await add('2026-12-01', { revenue_percent: 7 })
  await change(id, '2026-12-01', { revenue_percent: 3 })
  await change(id, '2026-12-01', { revenue_percent: 4 })
  expect((await takeBack(id, 1)).json()).toMatchObject({ code: 'revenue_not_planned' })
  expect((await takeBack(id, 2)).json()).toMatchObject({ code: 'revenue_not_planned' })
  expect((await takeBack(planned, 1)).json()).toMatchObject({ code: 'revenue_rule_only_plan' })
  for (const [rule_id, version, more, status] of [
    [id, 9, {}, 404],
    [2_000_000_000, 1, {}, 404],
    [id, 3, { lender_id: 2_000_000_000 }, 404],
    [id, 3, { reason: 'ab' }, 400],
  ] as const)
    expect((await takeBack(rule_id, version, more)).statusCode).toBe(status)
  await change(planned, '2026-12-10', { revenue_percent: 8 })
  expect((await takeBack(planned, 1)).json()).toMatchObject({
    data: { version: 2, state: 'planned', valid_from: '2026-12-10', planned: [] },
  })
  expect(await takenBackActs()).toHaveLength(1)
})

it('a change before a planned one is warned of', async () => {
  await add()
  const second = await add(today, { revenue_percent: 6 })
  await change(second, '2026-12-01', { revenue_percent: 3 })
  expect((await change(second, '2026-11-25', { revenue_percent: 1 })).json()).toMatchObject({
    warnings: [{ kind: 'planned', rules: [2], text: 'From 01/12/2026 the planned change counts again.' }],
  })
  expect((await change(second, '2026-12-02', { revenue_percent: 9 })).json()).toMatchObject({ warnings: [] })
})

it('gaps and overlaps of each day that something planned begins on are warned of by that day', async () => {
  const low = await add(today, { slab_disbursed_max: 5_000_000 })
  await add(today, { slab_disbursed_min: 5_000_000 })
  expect((await read()).warnings).toEqual([])
  await change(low, '2026-12-01', { slab_disbursed_max: 4_000_000 })
  await change(low, '2027-01-01', { slab_disbursed_max: 6_000_000 })
  expect((await read()).warnings).toEqual([
    {
      kind: 'gap',
      rules: [],
      text: 'From 01/12/2026 no rule holds for months of between ₹40,00,000 and ₹50,00,000 disbursed.',
    },
    {
      kind: 'overlap',
      rules: [1, 2],
      text: expect.stringMatching(/^From 01\/01\/2027 rules 1 and 2 both take months of /) as string,
    },
  ])
  await takeBack(low, 2)
  expect((await read()).warnings).toMatchObject([{ kind: 'overlap' }])
})

it('a content begins within two years', async () => {
  expect((await calls.post('/api/lender-revenue/create', rule('2028-11-21'))).json()).toMatchObject({
    details: [{ field: 'valid_from', message: 'Choose a day within the next two years' }],
  })
  const id = await add('2028-11-20')
  expect((await change(id, '2028-11-21', { revenue_percent: 3 })).statusCode).toBe(400)
})
