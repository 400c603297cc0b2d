import { premiumsToText } from '@marketplace/contract/catalogue/plan-premiums'
import type { PlanFacts } from '@marketplace/contract/catalogue/catalogue-facts'
import type { InsuranceBrand, OfficePlan } from '@marketplace/contract/catalogue/insurance-office'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadCatalogue } from '../catalogue-files/load-catalogue.ts'

let running: TestApp
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  running = await createTestApp()
  calls = callsOf(running.app, await buildStaff(running.services, 1))
})
afterAll(() => running.close())

const facts: PlanFacts = {
  slug: 'gomti-family',
  kind: 'Health',
  insurer_name: 'Gomti General',
  plan_name: 'Family',
  sum_insured_min: 300_000,
  sum_insured_max: 1_000_000,
  entry_age_min: 18,
  entry_age_max: 65,
  waiting_days: 30,
  pre_existing_months: null,
  co_pay_percent: 12.5,
  room_limit_en: null,
  room_limit_hi: null,
  exclusions_en: 'Cosmetic treatment',
  exclusions_hi: 'सुंदरता के लिए इलाज',
  premium_basis_en: 'Age and sum insured',
  premium_basis_hi: 'उम्र और बीमा राशि',
  premiums: [{ age: 35, sum_insured: 500_000, premium: 6_480 }],
  premiums_as_of: '2026-11-01',
  wording_url: 'https://gomti.example.com/wording.pdf',
  as_of: '2026-11-01',
}
const save = (
  change: object = {},
  of: { plan_id: number | null; tag: string | null } = { plan_id: null, tag: null },
) => calls.post('/api/insurance/plans/save', { ...of, plan: { ...facts, ...change } })
const added = async (change: object = {}): Promise<OfficePlan> => {
  const answer = await save(change)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: OfficePlan }>().data
}
const list = async () => {
  const answer = await calls.get('/api/insurance/plans/all')
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: { plans: OfficePlan[]; brands: InsuranceBrand[] } }>().data
}
const setStatus = (plan_id: number, status: 0 | 1, reason?: string) =>
  calls.post('/api/insurance/plans/set-status', { plan_id, status, ...(reason !== undefined && { reason }) })
const lastEntry = () =>
  running.db.row(
    sql`select action, object_kind, object_name, reason from audit_entry order by entry_id desc limit 1`,
  )

it('a plan begins off, is shown by the switch, and goes off with a reason', async () => {
  const plan = await added()
  expect(plan).toMatchObject({ ...facts, status: 0 })
  expect(await lastEntry()).toMatchObject({
    action: 'insurance_plan.add',
    object_kind: 'insurance_plan',
    object_name: 'Gomti General, Family',
  })
  expect((await setStatus(plan.plan_id, 1)).statusCode).toBe(200)
  expect((await list()).plans).toContainEqual({ ...plan, status: 1 })
  expect((await setStatus(plan.plan_id, 0, ' ')).json()).toMatchObject({
    code: 'invalid_request',
    details: [{ field: 'reason' }],
  })
  expect((await setStatus(plan.plan_id, 0, 'The insurer ended it')).statusCode).toBe(200)
  expect(await lastEntry()).toMatchObject({ action: 'insurance_plan.off', reason: 'The insurer ended it' })
  // Off already: nothing is asked for and nothing is written.
  expect((await setStatus(plan.plan_id, 0)).statusCode).toBe(200)
  expect(await lastEntry()).toMatchObject({ reason: 'The insurer ended it' })
  expect((await setStatus(2_000_000_000, 1)).statusCode).toBe(404)
})

it('a change in between is said with what stands, and nothing is written over', async () => {
  const plan = await added({ slug: 'gomti-two' })
  const of = { plan_id: plan.plan_id, tag: plan.tag }
  const first = await save({ slug: 'gomti-two', waiting_days: 60 }, of)
  expect(first.json()).toMatchObject({ success: true, data: { waiting_days: 60 } })
  const second = await save({ slug: 'gomti-two', waiting_days: 90 }, of)
  expect(second.json()).toMatchObject({ code: 'conflict', present: { waiting_days: 60 } })
  // The switch is no change of the facts.
  await setStatus(plan.plan_id, 1)
  const { tag } = first.json<{ data: OfficePlan }>().data
  expect((await save({ slug: 'gomti-two', waiting_days: 90 }, { ...of, tag })).statusCode).toBe(200)
  expect((await save({}, { plan_id: 2_000_000_000, tag })).statusCode).toBe(404)
})

it.each([
  [{ sum_insured_max: 299_999 }, 'plan.sum_insured_max'],
  [{ sum_insured_min: -7 }, 'plan.sum_insured_min'],
  [{ entry_age_max: null }, 'plan.entry_age_max'],
  [{ co_pay_percent: 12.345 }, 'plan.co_pay_percent'],
  [{ room_limit_en: 'One per cent' }, 'plan.room_limit_hi'],
  [{ exclusions_hi: ' ' }, 'plan.exclusions_hi'],
  [{ wording_url: 'javascript:alert(1)' }, 'plan.wording_url'],
  [{ as_of: '2026-02-30' }, 'plan.as_of'],
  [{ slug: 'Gomti Family' }, 'plan.slug'],
])('%j is refused at %s', async (change, field) => {
  expect((await save({ slug: 'gomti-refused', ...change })).json()).toMatchObject({
    code: 'invalid_request',
    details: [{ field }],
  })
})

it('a slug is one plan’s and stays', async () => {
  const plan = await added({ slug: 'gomti-own' })
  for (const [change, of] of [
    [{ slug: 'gomti-own' }, undefined],
    [{ slug: 'gomti-other' }, { plan_id: plan.plan_id, tag: plan.tag }],
  ] as const)
    expect((await save(change, of)).json()).toMatchObject({ details: [{ field: 'plan.slug' }] })
})

it('a file takes over a plan of the page by its slug', async () => {
  const plan = await added({ slug: 'gomti-file' })
  const row = {
    ...facts,
    premiums: premiumsToText(facts.premiums),
    slug: 'gomti-file',
    plan_name: 'Family of the file',
    status: '1',
  }
  const names = Object.keys(row)
  const cells = Object.values(row).map((value) => (value === null ? '' : `"${value}"`))
  const file = Buffer.from(`${names.join(',')}\n${cells.join(',')}\n`)
  await loadCatalogue(running.services, 'insurance-plans', file, running.clock.now())
  const found = (await list()).plans.find(({ plan_id }) => plan_id === plan.plan_id)
  expect(found).toMatchObject({ plan_name: 'Family of the file', status: 1 })
  expect(found?.tag).not.toBe(plan.tag)
})

it('names the brands that show a kind', async () => {
  const { brands } = await list()
  for (const { kinds } of brands) expect(kinds.length).toBeGreaterThan(0)
})
