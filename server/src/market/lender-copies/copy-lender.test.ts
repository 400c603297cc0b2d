import { lenderProperties } from '@marketplace/contract/market/lender-fields'
import type { LenderRevenueRule } from '@marketplace/contract/market/lender-revenue'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { lenderCallsOf, someLenderName } from '../../testing/lender-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let admin: SignedInStaff
let lenders: ReturnType<typeof lenderCallsOf>
let source: OfficeLender
beforeAll(async () => {
  test = await createTestApp()
  admin = await buildStaff(test.services, 1)
  lenders = lenderCallsOf(test.app, admin)
  const { lender_id } = await lenders.create()
  await lenders.fill(lender_id)
  const made = await lenders.post('/api/lender-group/create', { name: someLenderName() })
  const group = made.json<{ lenderGroup: { id: number } }>().lenderGroup.id
  for (const [property, value] of [
    ['lender_status', 1],
    ['priority', 7],
    ['pincode_prefixes', ['226', '56']],
    ['product_type', 'Business Loans'],
    ['lender_group_ids', [group]],
  ] as const)
    expect((await lenders.update(lender_id, property, value)).statusCode).toBe(200)
  source = await lenders.read(lender_id)
  for (const facts of [
    { slab_disbursed_max: 5_000_000, revenue_percent: 2 },
    { slab_disbursed_max: null, revenue_percent: 3, valid_from: '2028-01-01' },
  ])
    expect((await lenders.post('/api/lender-revenue/create', rule(lender_id, facts))).statusCode).toBe(200)
})
afterAll(() => test.close())

const rule = (lender_id: number, facts: object) => ({
  lender_id,
  slab_disbursed_min: null,
  slab_number_min: null,
  slab_number_max: null,
  ats_min: null,
  ats_max: null,
  revenue_type_id: 1,
  revenue_flat: null,
  status: 1,
  ...facts,
})
const copy = (more: object = {}) =>
  lenders.post('/api/lender/copy', { lender_id: source.lender_id, name: someLenderName(), ...more })
const rulesOf = async (lender_id: number): Promise<LenderRevenueRule[]> =>
  (await lenders.get(`/api/lender-revenue/get/${lender_id}`)).json<{ data: LenderRevenueRule[] }>().data

it('has every fact of the other under its own name, is off, and begins its own history', async () => {
  const name = someLenderName()
  const answer = await copy({ name })
  const { data } = answer.json<{ data: OfficeLender }>()
  expect(answer.json()).toMatchObject({ success: true, message: 'Lender copied: the copy is off' })
  expect(data).toEqual({
    ...source,
    lender_id: data.lender_id,
    slug: name.toLowerCase().replace('_', '-'),
    name,
    lender_status: 0,
    lender_group_ids: [],
    modelled_on: null,
  })
  expect(lenderProperties.filter((property) => data[property] !== null).length).toBeGreaterThan(20)
  expect(await lenders.listed(data.lender_id)).toMatchObject({ name, lender_status: 0 })
  expect(await rulesOf(data.lender_id)).toEqual([])
  expect(await lenders.history(data.lender_id)).toMatchObject([{ action: 'lender.created' }])
  expect(
    await test.db.row(sql`select after from audit_entry where object_id = ${String(data.lender_id)}`),
  ).toEqual({ after: { name, slug: data.slug, copy_of: source.name, revenue_rules: 0 } })
  // It never was live: what a lender that customers have seen has to keep does not bind it.
  expect((await lenders.update(data.lender_id, 'legal_name', null)).statusCode).toBe(200)
})

it('has the revenue rules too where they are asked for, those to come with their day', async () => {
  const { data } = (await copy({ with_revenue: 1 })).json<{ data: OfficeLender }>()
  const [first, second] = await rulesOf(data.lender_id)
  const own = await rulesOf(source.lender_id)
  expect([first?.revenue_percent, first?.state, first?.version]).toEqual([2, 'in_force', 1])
  expect([second?.revenue_percent, second?.state, second?.valid_from]).toEqual([3, 'planned', '2028-01-01'])
  expect([first?.id, second?.id]).not.toEqual(own.map(({ id }) => id))
  expect((await lenders.history(data.lender_id)).map(({ action }) => action)).toEqual([
    'lender_revenue.created',
    'lender_revenue.created',
    'lender.created',
  ])
})

it('is refused where the name is taken, and leaves nothing behind', async () => {
  const count = async () => (await lenders.list()).length
  const before = await count()
  const answer = await copy({ name: source.name.toLowerCase(), with_revenue: 1 })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'name_taken', details: [{ field: 'name' }] })
  expect(await count()).toBe(before)
  const name = someLenderName()
  const answers = await Promise.all(Array.from({ length: 5 }, () => copy({ name })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

it('has no source that was deleted or never was', async () => {
  const gone = await lenders.create()
  await lenders.post('/api/safe-delete-lender', { lender_id: gone.lender_id })
  for (const lender_id of [gone.lender_id, 2_000_000_000])
    expect((await copy({ lender_id })).statusCode).toBe(404)
})

it.each(['two words', '', 'x'.repeat(61), null])('refuses the name %j', async (name) => {
  expect((await copy({ name })).statusCode).toBe(400)
})

it('is for role 1', async () => {
  for (const role of [2, 3] as const) {
    const { headers } = await buildStaff(test.services, role)
    const payload = { lender_id: source.lender_id, name: someLenderName() }
    const answer = await test.app.inject({ method: 'POST', url: '/api/lender/copy', headers, payload })
    expect(answer.statusCode).toBe(403)
  }
})
