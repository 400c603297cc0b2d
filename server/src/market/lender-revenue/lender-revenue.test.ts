import { fieldTag } from '@marketplace/contract/platform/field-tag'
import type {
  LenderRevenueRule,
  PricedMonth,
  SavedRuleVersion,
  SlabWarning,
} from '@marketplace/contract/market/lender-revenue'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test as check } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let admin: SignedInStaff
let lender_id: number
beforeAll(async () => {
  test = await createTestApp()
  admin = await buildStaff(test.services)
})
beforeEach(async () => {
  ;({ lender_id } = await buildLender(test.db))
})
afterAll(() => test.close())

const post = (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/lender-revenue/${url}`,
    payload,
    headers: { ...admin.headers, ...headers },
  })
const get = (url: string, headers: Record<string, string> = admin.headers) =>
  test.app.inject({ url: `/api/lender-revenue/${url}`, headers })
const listed = async (id = lender_id): Promise<LenderRevenueRule[]> =>
  (await get(`get/${id}`)).json<{ lenderRevenue: LenderRevenueRule[] }>().lenderRevenue

const rule = (facts: object = {}) => ({
  lender_id,
  slab_disbursed_min: null,
  slab_disbursed_max: 5_000_000,
  slab_number_min: null,
  slab_number_max: null,
  ats_min: null,
  ats_max: null,
  revenue_type_id: 1,
  revenue_flat: null,
  revenue_percent: 2,
  status: 1,
  ...facts,
})
const add = async (facts: object = {}): Promise<number> => {
  const answer = await post('create', rule(facts))
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ lenderRevenueItem: { id: number } }>().lenderRevenueItem.id
}
const refusal = (answer: LightMyRequestResponse): string => {
  const { success, code } = answer.json<{ success: boolean; code: string }>()
  return `${answer.statusCode} ${success ? 'success' : code}`
}
const lastActs = (count: number) =>
  test.db.rows<{ action: string; before: unknown; after: unknown }>(
    sql`select action, before, after from (select * from audit_entry where object_kind = 'lender' and object_id = ${String(lender_id)}
      order by entry_id desc limit ${count}) newest order by entry_id`,
  )

it('adds, lists, changes, orders and deletes, each with its message to the letter', async () => {
  const created = await post('create', rule())
  const { lenderRevenueItem } = created.json<{ lenderRevenueItem: { id: number } }>()
  const first = lenderRevenueItem.id
  expect(created.json()).toEqual({
    success: true,
    message: 'Revenue added successfully',
    lenderRevenueItem: { id: first },
    data: {
      id: first,
      version: 1,
      ...rule(),
      valid_from: '2026-11-20',
      state: 'in_force',
      planned: [],
      newest_version: 1,
    },
  })
  const second = await add({
    slab_disbursed_min: 6_000_000,
    slab_disbursed_max: null,
    revenue_percent: 2.255,
  })
  expect((await get(`get/${lender_id}`)).json()).toEqual({
    success: true,
    lenderRevenue: await listed(),
    data: await listed(),
    warnings: [
      {
        kind: 'gap',
        rules: [],
        text: 'No rule holds for months of between ₹50,00,000 and ₹60,00,000 disbursed.',
      },
    ] satisfies SlabWarning[],
  })
  expect((await listed()).map(({ id, revenue_percent }) => [id, revenue_percent])).toEqual([
    [first, 2],
    [second, 2.255],
  ])

  const updated = await post(
    'update',
    rule({ id: second, slab_disbursed_min: 5_000_000, slab_disbursed_max: null }),
  )
  expect(updated.json()).toMatchObject({
    success: true,
    message: 'Revenue updated successfully',
    data: { version: 2 },
  })

  const ordered = await post('set-order', { lender_id, lender_revenue_ids: [second, first] })
  expect(ordered.json()).toEqual({ success: true, message: 'Revenue order updated' })
  expect((await listed()).map(({ id }) => id)).toEqual([second, first])

  const deleted = await post(`delete/${first}`)
  expect(deleted.json()).toEqual({ success: true, message: 'Revenue entry deleted successfully' })
  expect((await listed()).map(({ id }) => id)).toEqual([second])
  expect((await lastActs(9)).map(({ action }) => action)).toEqual([
    'lender_revenue.created',
    'lender_revenue.created',
    'lender_revenue.updated',
    'lender_revenue.ordered',
    'lender_revenue.deleted',
  ])
})

it('answers the types with success as a text', async () => {
  expect((await get('get-types')).json()).toEqual({
    success: 'true',
    data: [
      { id: 1, name: 'Volume' },
      { id: 2, name: 'Graduated' },
    ],
  })
})

it('a new rule is active unless it says otherwise', async () => {
  const { status: _, ...unsaid } = rule()
  expect((await post('create', unsaid)).json()).toMatchObject({ data: { status: 1 } })
  expect((await post('create', rule({ status: 0 }))).json()).toMatchObject({ data: { status: 0 } })
})

describe.each(['create', 'update'])('%s refuses', (call) => {
  const above = 'Max must be greater than Min'
  const rate = '* Either Revenue Flat or Revenue Percentage is required'
  it.each([
    [{ slab_disbursed_min: 5_000_000 }, 'slab_disbursed_max', above],
    [{ slab_disbursed_min: 5_000_001 }, 'slab_disbursed_max', above],
    [{ slab_number_min: 5, slab_number_max: 5 }, 'slab_number_max', above],
    [{ ats_min: 0.02, ats_max: 0.01 }, 'ats_max', above],
    [{ revenue_flat: -1 }, 'revenue_flat', 'Must be a positive number'],
    [{ revenue_flat: '5' }, 'revenue_flat', 'Must be a positive number'],
    [{ slab_number_min: -1 }, 'slab_number_min', 'Must be a positive number'],
    [{ ats_min: -0.01 }, 'ats_min', 'Must be a positive number'],
    [{ revenue_percent: -0.001 }, 'revenue_percent', 'Must be between 0 and 100'],
    [{ revenue_percent: 100.001 }, 'revenue_percent', 'Must be between 0 and 100'],
    [{ revenue_percent: 2.2505 }, 'revenue_percent', 'Use at most three decimals'],
    [{ revenue_percent: null }, 'revenue_percent', rate],
    [{ revenue_percent: 0, revenue_flat: 0 }, 'revenue_percent', rate],
    [{ revenue_type_id: null }, 'revenue_type_id', 'Revenue type is required'],
    [{ revenue_type_id: undefined }, 'revenue_type_id', 'Revenue type is required'],
    [{ revenue_type_id: 99 }, 'revenue_type_id', 'Revenue type is required'],
    [{ slab_number_min: 1.5 }, 'slab_number_min', expect.any(String)],
    [{ revenue_flat: 0.001 }, 'revenue_flat', expect.any(String)],
    [{ status: 2 }, 'status', expect.any(String)],
    [{ ats_max: undefined }, 'ats_max', expect.any(String)],
  ])('%j', async (facts, field, message) => {
    const id = await add()
    const answer = await post(call, { ...rule(facts), ...(call === 'update' && { id }) })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ details: [{ field, message }] })
    expect(await listed()).toMatchObject([{ id, version: 1 }])
  })

  it('a lender that is not there or was deleted', async () => {
    const id = await add()
    const { lender_id: gone } = await buildLender(test.db)
    await test.db.run(sql`update lender set deleted_at = now(), lender_status = 0 where lender_id = ${gone}`)
    for (const other of [2_000_000_000, gone])
      expect(refusal(await post(call, rule({ lender_id: other, ...(call === 'update' && { id }) })))).toBe(
        '404 not_found',
      )
  })

  it('fields of no rule', async () => {
    expect(refusal(await post(call, rule({ sort_order: 1 })))).toBe('400 unknown_field')
  })
})

it.each([
  ['both ends of the percent', { revenue_percent: 100 }],
  ['its least step', { revenue_percent: 0.001 }],
  ['a flat fee alone', { revenue_percent: null, revenue_flat: 0.01 }],
  ['a Min of none', { slab_disbursed_min: 0, slab_disbursed_max: 0.01 }],
])('takes %s', async (_, facts) => {
  await add(facts)
  expect(await listed()).toMatchObject([facts])
})

it('keeps the content of every version, and no version for nothing', async () => {
  const id = await add()
  await post('update', rule({ id, revenue_percent: 2.5 }))
  await post('update', rule({ id, revenue_percent: 2.5 }))
  await post(`delete/${id}`)
  const { lender_id: _, ...content } = rule()
  expect(
    await test.db.rows(
      sql`select version, content, staff_id from lender_revenue_version where id = ${id} order by version`,
    ),
  ).toEqual([
    { version: 1, content, staff_id: admin.staff_id },
    { version: 2, content: { ...content, revenue_percent: 2.5 }, staff_id: admin.staff_id },
  ])
  await expect(
    test.db.run(sql`update lender_revenue_version set version = 3 where id = ${id}`),
  ).rejects.toThrow('never changed')
  expect(await lastActs(2)).toMatchObject([
    {
      action: 'lender_revenue.updated',
      before: { id, version: 1, revenue_percent: 2 },
      after: { id, version: 2, revenue_percent: 2.5 },
    },
    { action: 'lender_revenue.deleted', before: { id, version: 2, revenue_percent: 2.5 }, after: null },
  ])
})

describe('a day to begin on', () => {
  const today = '2026-11-20'
  /** Moves the clock; a session does not last for days, so another member of staff goes on. */
  const onThe = async (instant: string): Promise<void> => {
    test.clock.set(instant)
    admin = await buildStaff(test.services)
  }
  const from = (valid_from: string, facts: object = {}) =>
    rule({ valid_from, slab_disbursed_max: null, ...facts })
  const amount = async (): Promise<number> =>
    (await post('what-if', { lender_id, disbursed: 1_000_000, loans: 4 })).json<{ data: PricedMonth }>().data
      .amount
  const versions = async () =>
    (await get(`versions/${lender_id}`))
      .json<{ data: SavedRuleVersion[] }>()
      .data.map((one) => [one.version, one.valid_from, one.state])

  it('later than today: the rule is planned, prices nothing, and begins with its day in India', async () => {
    await onThe('2026-11-20T06:00:00Z')
    const id = await add(from('2026-12-01'))
    expect(await listed()).toMatchObject([{ id, state: 'planned', valid_from: '2026-12-01', version: 1 }])
    expect((await get(`get/${lender_id}`)).json()).toMatchObject({
      warnings: [{ kind: 'gap', text: 'No rule is active, so no month earns anything.' }],
    })
    expect(await amount()).toBe(0)
    await onThe('2026-11-30T18:29:59Z')
    expect(await amount()).toBe(0)
    await onThe('2026-11-30T18:30:00Z')
    expect(await amount()).toBe(20_000)
    expect(await listed()).toMatchObject([{ id, state: 'in_force', planned: [] }])
    await onThe('2026-11-20T06:00:00Z')
  })

  it('of a change: what is in force stays until then, and both are shown', async () => {
    const id = await add(from(today))
    const answer = await post('update', { id, ...from('2026-12-01', { revenue_percent: 3 }) })
    expect(answer.json()).toMatchObject({
      data: {
        id,
        version: 1,
        revenue_percent: 2,
        state: 'in_force',
        newest_version: 2,
        planned: [{ version: 2, valid_from: '2026-12-01', revenue_percent: 3 }],
      },
    })
    expect(await amount()).toBe(20_000)
    // Another for the same day replaces it; one from today leaves it planned.
    await post('update', { id, ...from('2026-12-01', { revenue_percent: 4 }) })
    await post('update', { id, ...from(today, { revenue_percent: 1 }) })
    expect(await listed()).toMatchObject([
      { version: 4, revenue_percent: 1, newest_version: 4, planned: [{ version: 3, revenue_percent: 4 }] },
    ])
    expect(await versions()).toEqual([
      [3, '2026-12-01', 'planned'],
      [2, '2026-12-01', 'replaced'],
      [4, today, 'in_force'],
      [1, today, 'replaced'],
    ])
    await onThe('2026-12-02T06:00:00Z')
    expect(await amount()).toBe(40_000)
    expect((await versions())[2]).toEqual([4, today, 'past'])
    await onThe('2026-11-20T06:00:00Z')
    expect((await lastActs(1))[0]).toMatchObject({
      before: { id, version: 1, revenue_percent: 2 },
      after: { id, version: 4, valid_from: today, revenue_percent: 1 },
    })
  })

  it('that is past is refused, and one that does not exist', async () => {
    const id = await add()
    for (const body of [from('2026-11-19'), { id, ...from('2026-11-19') }]) {
      const answer = await post('id' in body ? 'update' : 'create', body)
      expect(answer.json()).toMatchObject({
        code: 'invalid_request',
        details: [{ field: 'valid_from', message: 'Choose today or a later day' }],
      })
    }
    expect(refusal(await post('create', from('2026-02-30')))).toBe('400 invalid_request')
    expect(await listed()).toHaveLength(1)
  })

  it('of an equal rule: refused where that one counts on the day', async () => {
    await add(from('2026-12-01'))
    expect(refusal(await post('create', from('2026-12-01')))).toBe('409 revenue_rule_exists')
    expect(refusal(await post('create', from('2026-12-05')))).toBe('409 revenue_rule_exists')
    expect(refusal(await post('create', from(today)))).toBe('200 success')
  })

  it('keeps the tag of the newest version, whatever is in force', async () => {
    const id = await add(from(today))
    await post('update', { id, ...from('2026-12-01', { revenue_percent: 3 }) })
    const change = { id, ...from(today, { revenue_percent: 1 }) }
    expect(refusal(await post('update', change, { 'if-match': fieldTag(1) }))).toBe('409 conflict')
    expect(refusal(await post('update', change, { 'if-match': fieldTag(2) }))).toBe('200 success')
  })

  it('lists the versions of a deleted rule too, with who saved them', async () => {
    const id = await add(from(today))
    expect(refusal(await post(`delete/${id}`, { reason: 'The contract has ended' }))).toBe('200 success')
    expect((await get(`versions/${lender_id}`)).json()).toMatchObject({
      data: [{ rule_id: id, is_deleted: 1, set_by: admin.username, set_at: test.clock.now().toISOString() }],
    })
    const reasonOf = async () =>
      (
        await test.db.row<{ reason: string }>(
          sql`select reason from audit_entry where action = 'lender_revenue.deleted' order by entry_id desc limit 1`,
        )
      )?.reason
    expect(await reasonOf()).toBe('The contract has ended')
    await post(`delete/${await add(from(today))}`)
    expect(await reasonOf()).toBe('No reason was given')
    // As the specification sends it: without a body.
    const bare = await test.app.inject({
      method: 'POST',
      url: `/api/lender-revenue/delete/${await add(from(today))}`,
      headers: admin.headers,
    })
    expect(refusal(bare)).toBe('200 success')
    expect(refusal(await post(`delete/${await add(from(today))}`, { reason: 'ab' }))).toBe(
      '400 invalid_request',
    )
    expect(refusal(await get('versions/2000000000'))).toBe('404 not_found')
  })
})

it('a change made from an older version is refused, one without If-Match is not', async () => {
  const id = await add()
  const seen = fieldTag(1)
  const first = await post('update', rule({ id, revenue_percent: 2.5 }), { 'if-match': seen })
  expect(first.statusCode).toBe(200)
  expect(refusal(await post('update', rule({ id, revenue_percent: 3 }), { 'if-match': seen }))).toBe(
    '409 conflict',
  )
  expect(await listed()).toMatchObject([{ version: 2, revenue_percent: 2.5 }])
  expect((await post('update', rule({ id, revenue_percent: 3 }), { 'if-match': seen })).json()).toMatchObject(
    {
      present: { id, version: 2, revenue_percent: 2.5 },
    },
  )
  expect((await post('update', rule({ id, revenue_percent: 3 }))).statusCode).toBe(200)
})

it('a rule is of its lender', async () => {
  const id = await add()
  const { lender_id: other } = await buildLender(test.db)
  expect(refusal(await post('update', rule({ id, lender_id: other })))).toBe('404 not_found')
  expect(refusal(await post('update', rule({ id: 2_000_000_000 })))).toBe('404 not_found')
  expect(refusal(await post('delete/2000000000'))).toBe('404 not_found')
  await post(`delete/${id}`)
  expect(refusal(await post(`delete/${id}`))).toBe('404 not_found')
  expect(refusal(await post('update', rule({ id })))).toBe('404 not_found')
})

describe('set-order', () => {
  it('takes exactly the rules of the lender, each once', async () => {
    const [a, b, c] = [await add(), await add({ revenue_percent: 3 }), await add({ revenue_percent: 4 })]
    const { lender_id: other } = await buildLender(test.db)
    const foreign = await add({ lender_id: other })
    for (const ids of [[a, b], [a, b, c, foreign], [a, b, foreign], []])
      expect(refusal(await post('set-order', { lender_id, lender_revenue_ids: ids }))).toBe(
        '409 revenue_order_stale',
      )
    expect(refusal(await post('set-order', { lender_id, lender_revenue_ids: [a, b, b] }))).toBe(
      '400 invalid_request',
    )
    expect(refusal(await post('set-order', { lender_id: 2_000_000_000, lender_revenue_ids: [] }))).toBe(
      '404 not_found',
    )
    expect((await listed()).map(({ id }) => id)).toEqual([a, b, c])
    const acts = (await lastActs(99)).length
    expect((await post('set-order', { lender_id, lender_revenue_ids: [a, b, c] })).statusCode).toBe(200)
    expect(await lastActs(99)).toHaveLength(acts)
  })

  it('two orders and an addition at once leave one list without a hole', async () => {
    const ids = [await add(), await add({ revenue_percent: 3 }), await add({ revenue_percent: 4 })]
    await Promise.all([
      post('set-order', { lender_id, lender_revenue_ids: ids.toReversed() }),
      add({ revenue_percent: 5 }),
      post('set-order', { lender_id, lender_revenue_ids: ids }),
      add({ revenue_percent: 6 }),
    ])
    const orders = await test.db.rows<{ sort_order: number }>(
      sql`select sort_order from lender_revenue where lender_id = ${lender_id} order by sort_order`,
    )
    expect(orders.map(({ sort_order }) => sort_order)).toEqual([1, 2, 3, 4, 5])
  })
})

it('the same rule sent again, or ten times at once, is one', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => post('create', rule())))
  expect(answers.map(refusal).toSorted()).toEqual([
    '200 success',
    ...Array.from({ length: 9 }, () => '409 revenue_rule_exists'),
  ])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    message: 'This lender has exactly this rule already',
  })
  expect(await listed()).toHaveLength(1)
  expect((await post('create', rule({ status: 0 }))).statusCode).toBe(200)
  const [first] = await listed()
  await post(`delete/${first?.id}`)
  expect((await post('create', rule())).statusCode).toBe(200)
})

it('a lender holds a hundred rules', async () => {
  await test.db.run(sql`insert into lender_revenue (lender_id, sort_order, revenue_type_id, revenue_percent)
    select ${lender_id}, n, 1, 1 from generate_series(1, 100) n`)
  await test.db.run(sql`insert into lender_revenue_version (id, version, content, valid_from)
    select id, 1, jsonb_build_object('revenue_percent', 1), now() from lender_revenue where lender_id = ${lender_id}`)
  expect(refusal(await post('create', rule()))).toBe('422 revenue_rules_full')
})

describe('what-if', () => {
  const month = { disbursed: 7_200_000, loans: 24 }
  const steps = (revenue_type_id: number) =>
    [
      { slab_disbursed_min: null, slab_disbursed_max: 5_000_000, revenue_percent: 2 },
      { slab_disbursed_min: 5_000_000, slab_disbursed_max: 10_000_000, revenue_percent: 2.25 },
      { slab_disbursed_min: 10_000_000, slab_disbursed_max: null, revenue_percent: 2.5 },
    ].map((facts) => ({ ...facts, revenue_type_id }))
  const priced = async (body: object): Promise<PricedMonth> =>
    (await post('what-if', { lender_id, ...month, ...body })).json<{ data: PricedMonth }>().data

  it.each([
    [
      'volume',
      1,
      162_000,
      '₹72,00,000 × 2.25 % = ₹1,62,000',
      '₹28,00,000 more this month lifts all to 2.5 %',
    ],
    [
      'graduated',
      2,
      149_500,
      '₹50,00,000 × 2 % + ₹22,00,000 × 2.25 % = ₹1,49,500',
      '₹28,00,000 more this month reaches the slab that earns 2.5 %',
    ],
  ])('prices 72 lakh in 24 loans, %s', async (_, type, amount, formula, next) => {
    const ids = []
    for (const facts of steps(type)) ids.push(await add(facts))
    expect(await priced({})).toEqual({
      rule: 2,
      rule_id: ids[1],
      rule_text: '2.25 % for ₹50,00,000 to ₹1,00,00,000 disbursed',
      ats: 300_000,
      formula,
      amount,
      next: [
        {
          more_disbursed: 2_800_000.01,
          more_loans: 0,
          amount: type === 1 ? 250_000 : 212_500,
          text: `Just over ${next}`,
        },
      ],
      warnings: [],
    })
  })

  it('tries rules that are not saved', async () => {
    await add({ slab_disbursed_max: null, revenue_percent: 1 })
    const { lender_id: _, ...fields } = rule({ slab_disbursed_max: null, revenue_percent: 3 })
    expect(await priced({ rules: [{ id: null, ...fields }] })).toMatchObject({
      rule: 1,
      rule_id: null,
      amount: 216_000,
    })
    expect(await priced({ rules: [] })).toMatchObject({
      rule: null,
      amount: 0,
      formula: 'No active rule takes this month, so nothing is earned',
    })
    expect(await listed()).toHaveLength(1)
    expect(
      refusal(
        await post('what-if', { lender_id, ...month, rules: [{ id: null, ...fields, revenue_type_id: 9 }] }),
      ),
    ).toBe('400 invalid_request')
    expect(
      refusal(
        await post('what-if', {
          lender_id,
          ...month,
          rules: [{ id: null, ...fields, ats_min: 5, ats_max: 5 }],
        }),
      ),
    ).toBe('400 invalid_request')
  })

  it.each([
    [{ disbursed: 100, loans: 0 }, 'Say how many loans the sum was disbursed in'],
    [{ disbursed: -1 }, 'Must be a positive number'],
    [{ loans: 1.5 }, expect.any(String)],
    [{ disbursed: 0.001 }, expect.any(String)],
  ])('refuses %j', async (facts, message) => {
    const answer = await post('what-if', { lender_id, ...month, ...facts })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ details: [{ message }] })
  })

  it('an empty month is nothing, a missing lender is not found', async () => {
    await add({ slab_disbursed_max: null })
    expect(await priced({ disbursed: 0, loans: 0 })).toMatchObject({ amount: 0, ats: null, next: [] })
    expect(refusal(await post('what-if', { ...month, lender_id: 2_000_000_000 }))).toBe('404 not_found')
  })
})

check.each(['get/1', 'versions/1', 'get-types'])('%s is for role 1', async (url) => {
  for (const role of [2, 3] as const)
    expect(refusal(await get(url, (await buildStaff(test.services, role)).headers))).toBe('403 not_permitted')
  expect(refusal(await get(url, {}))).toBe('401 not_signed_in')
})

check.each(['create', 'update', 'set-order', 'delete/1', 'what-if'])('%s is for role 1', async (url) => {
  await add()
  for (const role of [2, 3] as const)
    expect(refusal(await post(url, rule(), (await buildStaff(test.services, role)).headers))).toBe(
      '403 not_permitted',
    )
  expect(refusal(await post(url, rule(), { authorization: '' }))).toBe('401 not_signed_in')
  expect(await listed()).toHaveLength(1)
})

it('lists nothing of a lender that is not there', async () => {
  expect((await get(`get/${lender_id}`)).json()).toMatchObject({ lenderRevenue: [], warnings: [] })
  expect(refusal(await get('get/2000000000'))).toBe('404 not_found')
  expect(refusal(await get('get/x'))).toBe('400 invalid_request')
})
