import type {
  EligibilityRun,
  JudgedLender,
  LenderVerdict,
  RuleChange,
} from '@marketplace/contract/loans/customer-eligibility'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { completeDetails, saveCompleteProfile } from '../../testing/builders/build-profile.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { rerunEligibility } from './rerun-eligibility.jobs.ts'

let running: TestApp
let staff: SignedInStaff
let strict: { lender_id: number }
let open: { lender_id: number }
let customer: SignedInCustomer
beforeAll(async () => {
  running = await createTestApp()
  staff = await buildStaff(running.services)
  strict = await buildLender(running.db, { slug: 'strict-loans', min_income: 50_000 })
  open = await buildLender(running.db, { slug: 'open-loans', lender_status: 0 })
  await vi.waitFor(() => expect(running.services.lenders().find(open.lender_id)).not.toBeNull(), 5_000)
  customer = await buildCustomer(running.services)
  await saveCompleteProfile(running.app, customer)
})
afterAll(() => running.close())

const ask = (call: string, body: object, who: { headers: Record<string, string> } = staff) =>
  post(running.app, `/api/customer-eligibility/${call}`, body, who.headers)
const plain = { amount: 200_000, tenure_months: 24, brand_id: 1 }
const change = (
  property: RuleChange['property'],
  value: RuleChange['value'],
  lender = strict,
): RuleChange => ({
  lender_id: lender.lender_id,
  property,
  value,
})

describe('check', () => {
  it('judges a customer with every lender, those that are off too, by name', async () => {
    const answer = await ask('check', { user_id: customer.user_id, ...plain })
    const { data } = answer.json<{ data: LenderVerdict[] }>()
    expect(data).toEqual([
      {
        lender_id: open.lender_id,
        lender_name: 'open-loans Limited',
        verdict: 'fail',
        why: 'Lender switched off',
      },
      {
        lender_id: strict.lender_id,
        lender_name: 'strict-loans Limited',
        verdict: 'fail',
        why: 'Income ₹45,000, needs ₹50,000 or more',
      },
    ])
  })

  it('tells every check of one lender, in staff’s words', async () => {
    const answer = await ask('explain', { user_id: customer.user_id, lender_id: strict.lender_id, ...plain })
    expect(answer.json<{ data: JudgedLender }>().data.checks).toContainEqual({
      code: 'income_below_min',
      outcome: 'fail',
      needs: '₹50,000 or more',
      yours: '₹45,000',
      text: 'Income ₹45,000, needs ₹50,000 or more',
      unlock: 'Income of ₹50,000 a month would open this lender',
    })
    expect(answer.body).not.toContain('1990-05-17')
    const other = { ...plain, product_type: 'Business Loans', lender_id: strict.lender_id }
    expect((await ask('explain', { profile: {}, ...other })).statusCode).toBe(404)
    expect((await ask('explain', { profile: {}, ...plain, lender_id: 999_999 })).statusCode).toBe(404)
  })

  const explain = async (lender: { lender_id: number }, body: object): Promise<JudgedLender> => {
    const answer = await ask('explain', { ...plain, lender_id: lender.lender_id, ...body })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ data: JudgedLender }>().data
  }

  it('judges facts of somebody who is no customer; what is left out is not told', async () => {
    const { data } = (
      await ask('check', { profile: { monthly_income: 60_000, employment_status_code: 1 }, ...plain })
    ).json<{
      data: LenderVerdict[]
    }>()
    expect(data.find(({ lender_id }) => lender_id === strict.lender_id)?.verdict).toBe('possible')
    const judged = await explain(strict, { profile: { birth_date: '2010-01-01' } })
    expect(judged.checks.find(({ code }) => code === 'age_below_min')?.outcome).toBe('fail')
  })

  it('judges by the product that is asked for, with the facts that it goes by', async () => {
    const business = await buildLender(running.db, {
      slug: 'shop-loans',
      product_type: 'Business Loans',
      min_turnover: 4,
      needs_registration: 1,
    })
    await vi.waitFor(() => expect(running.services.lenders().find(business.lender_id)).not.toBeNull(), 5_000)
    const product_type = 'Business Loans'
    const profile = { employment_status_code: 3, business_current_turnover: 3 }
    const { data } = (await ask('check', { profile, ...plain, product_type })).json<{
      data: LenderVerdict[]
    }>()
    expect(data.map(({ lender_id, verdict }) => [lender_id, verdict])).toEqual([[business.lender_id, 'fail']])
    const { checks } = await explain(business, { profile, product_type })
    expect(checks.filter(({ code }) => !code.startsWith('age_'))).toMatchObject([
      { code: 'not_offered' },
      { code: 'employment', outcome: 'pass' },
      { code: 'turnover_below_min', outcome: 'fail', yours: '₹10,00,001–₹20,00,000' },
      { code: 'registration_needed', outcome: 'unknown' },
    ])
    const raised = { lender_id: business.lender_id, property: 'min_turnover', value: 3 } as const
    const compared = await ask('compare', { profile, ...plain, product_type, changes: [raised] })
    expect(compared.json()).toMatchObject({ data: [{ differs: 1, after: { verdict: 'possible' } }] })
    const long = await ask('check', { profile, ...plain, product_type, tenure_months: 61 })
    expect(long.json()).toMatchObject({
      details: [{ field: 'tenure_months', message: 'This loan can run from 3 to 60 months' }],
    })
  })

  it('knows where a brand has a lender off', async () => {
    const brand_id = await buildBrand(running.db, { slug: 'without' })
    await running.db.run(
      sql`insert into lender_brand_off (lender_id, brand_id, reason) values (${strict.lender_id}, ${brand_id}, 'test')`,
    )
    const offered = async (brand: number) => {
      const { checks } = await explain(strict, { profile: {}, brand_id: brand })
      return checks.find(({ code }) => code === 'not_offered')?.outcome
    }
    await vi.waitFor(async () => expect(await offered(brand_id)).toBe('fail'), 5_000)
    expect(await offered(1)).toBe('pass')
  })

  test.each([
    [{ user_id: crypto.randomUUID() }, 404],
    [{ profile: {}, brand_id: 9_999 }, 404],
    [{}, 400],
    [{ user_id: crypto.randomUUID(), profile: {} }, 400],
    [{ profile: { monthly_income: -1 } }, 400],
    [{ profile: { tin: 'ABCPV1234F' } }, 400],
    [{ profile: {}, amount: 1 }, 400],
    [{ profile: {}, tenure_months: 1_000 }, 400],
  ])('%j answers %i', async (body, status) => {
    expect((await ask('check', { ...plain, ...body })).statusCode).toBe(status)
  })
})

describe('compare', () => {
  it('tells the named lenders before and after, and which differ', async () => {
    const changes = [
      change('min_income', 40_000),
      change('min_age', 22, open),
      change('priority' as never, 1),
    ]
    expect((await ask('compare', { user_id: customer.user_id, ...plain, changes })).statusCode).toBe(400)
    const answer = await ask('compare', { user_id: customer.user_id, ...plain, changes: changes.slice(0, 2) })
    const { data } = answer.json<{ data: { differs: 0 | 1; before: JudgedLender; after: JudgedLender }[] }>()
    expect(
      data.map(({ differs, before, after }) => [before.lender_id, differs, before.verdict, after.verdict]),
    ).toEqual([
      [strict.lender_id, 1, 'fail', 'pass'],
      [open.lender_id, 0, 'fail', 'fail'],
    ])
  })

  it('saves nothing', async () => {
    const row = await running.db.row(sql`select min_income from lender where lender_id = ${strict.lender_id}`)
    expect(row).toEqual({ min_income: 50_000 })
  })

  test.each([
    [[], 400],
    [[{ lender_id: 999_999, property: 'min_income', value: 1 }], 404],
    [[{ lender_id: 1, property: 'lender_id', value: 2 }], 400],
    [[{ lender_id: 1, property: 'name', value: 'x' }], 400],
    [[{ lender_id: 1, property: 'salaried', value: 5 }], 400],
    [[{ lender_id: 1, property: 'amount_min', value: 100_000_000 }], 400],
  ])('changes %j answer %i', async (changes, status) => {
    expect((await ask('compare', { profile: {}, ...plain, changes })).statusCode).toBe(status)
  })
})

describe('a run over the customers of the last thirty days', () => {
  const start = async (changes: RuleChange[]): Promise<EligibilityRun> => {
    const answer = await ask('rerun', { changes })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ data: EligibilityRun }>().data
  }
  const read = async (run_id: string, who = staff): Promise<EligibilityRun> => {
    const url = `/api/customer-eligibility/rerun/${run_id}`
    return (await running.app.inject({ url, headers: who.headers })).json<{ data: EligibilityRun }>().data
  }
  const run = async (changes: RuleChange[]): Promise<EligibilityRun> => {
    running.clock.advance(1)
    const { run_id } = await start(changes)
    await rerunEligibility(running.services, { run_id }, { number: 1, last: false })
    return read(run_id)
  }
  const incomes = [20_000, 42_000, 44_000, 55_000, 60_000, 39_999, 40_000]

  beforeAll(async () => {
    for (const monthly_income of incomes) {
      const one = await buildCustomer(running.services)
      await saveCompleteProfile(running.app, one, { monthly_income })
    }
    // Neither of these counts: the last activity is too long ago, the profile is not complete.
    const old = await buildCustomer(running.services)
    await saveCompleteProfile(running.app, old)
    const long = new Date(running.clock.now().getTime() - 31 * 86_400_000)
    await running.db.run(sql`update customer set updated_at = ${long} where user_id = ${old.user_id}`)
    await buildCustomer(running.services, { monthly_income: 45_000 })
  })

  it('counts who would match, lender by lender, and who would match any', async () => {
    const done = await run([change('min_income', 40_000)])
    expect(done).toMatchObject({ state: 'done', profiles_done: 8, profiles_total: 8 })
    // The customer of this file has 45,000.
    expect(done.result).toEqual({
      people: { before: 2, after: 6, gained: 4, lost: 0 },
      customers: { gaining: 4, losing: 0, both: 0, same: 4 },
      lenders: [
        {
          lender_id: strict.lender_id,
          lender_name: 'strict-loans Limited',
          before: 2,
          after: 6,
          gained: 4,
          lost: 0,
        },
      ],
    })
  })

  it('counts losses beside gains, and a lender that would be switched on', async () => {
    const done = await run([
      change('max_income', 50_000),
      change('min_income', 42_000),
      change('lender_status', 1, open),
      change('min_income', 60_000, open),
    ])
    expect(done.result?.lenders).toEqual([
      expect.objectContaining({ lender_id: strict.lender_id, before: 2, after: 3, gained: 3, lost: 2 }),
      expect.objectContaining({ lender_id: open.lender_id, before: 0, after: 1, gained: 1, lost: 0 }),
    ])
    expect(done.result?.people).toEqual({ before: 2, after: 4, gained: 3, lost: 1 })
    // Who had the strict lender at 60,000 has the open one instead.
    expect(done.result?.customers).toEqual({ gaining: 3, losing: 1, both: 1, same: 3 })
  })

  it('asks with what each customer asked for last', async () => {
    await running.db
      .run(sql`insert into application (app_id, user_id, brand_id, product_type, amount, tenure_months)
      values (gen_random_uuid(), ${customer.user_id}, 1, 'Personal Loans', 900000, 12)`)
    // Over 12 months the instalments of 2,50,000 are more than two fifths of 45,000; over 36 they are not.
    const done = await run([
      change('min_income', 40_000),
      change('max_foir_percent', 40),
      change('amount_min', 250_000),
    ])
    expect(done.result?.lenders[0]).toMatchObject({ before: 2, after: 5 })
  })

  it('goes over those who completed what the lender’s own product needs, each counted once', async () => {
    const gold = await buildLender(running.db, {
      slug: 'gold-loans',
      product_type: 'Gold Loans',
      amount_min: 100_000,
      max_ltv_percent: 50,
    })
    await running.db.run(
      sql`insert into gold_rate (day, rupees_per_gram_24k, source) values ('2026-11-01', 12000, 'example')`,
    )
    await vi.waitFor(() => expect(running.services.lenders().find(gold.lender_id)).not.toBeNull(), 5_000)
    const one = await buildCustomer(running.services)
    // 15 g of 22 carat are worth 1,65,000.
    await saveCompleteProfile(running.app, one, completeDetails('Gold Loans', { gold_weight_grams: 15 }))
    const raised = change('max_ltv_percent', 75, gold)
    const alone = await run([raised])
    expect(alone).toMatchObject({ state: 'done', profiles_done: 1 })
    expect(alone.result).toMatchObject({
      people: { before: 0, after: 1, gained: 1, lost: 0 },
      lenders: [{ lender_id: gold.lender_id, before: 0, after: 1, gained: 1, lost: 0 }],
    })
    await saveCompleteProfile(running.app, one, { monthly_income: 60_000 })
    const both = await run([raised, change('min_income', 60_000)])
    expect(both.profiles_done).toBe(9)
    expect(both.result?.lenders).toMatchObject([{ after: 1 }, { after: 2 }])
    expect(both.result?.people).toMatchObject({ after: 2 })
    await running.db.run(sql`update customer_product set completed_at = null where user_id = ${one.user_id}`)
  })

  it('is on the audit log, is its starter’s own, and once done stays as it is', async () => {
    const { run_id } = await run([change('min_income', 40_000)])
    const entry = await running.db
      .row(sql`select actor_id, object_id, after from audit_entry where action = 'eligibility.rerun'
      order by entry_id desc limit 1`)
    expect(entry).toEqual({
      actor_id: String(staff.staff_id),
      object_id: run_id,
      after: { changes: [change('min_income', 40_000)] },
    })
    const other = await buildStaff(running.services)
    const url = `/api/customer-eligibility/rerun/${run_id}`
    expect((await running.app.inject({ url, headers: other.headers })).statusCode).toBe(404)
    const before = await read(run_id)
    await rerunEligibility(running.services, { run_id }, { number: 2, last: true })
    expect(await read(run_id)).toEqual(before)
  })

  it('fails where a lender has gone meanwhile, and says so', async () => {
    const doomed = await buildLender(running.db)
    await vi.waitFor(() => expect(running.services.lenders().find(doomed.lender_id)).not.toBeNull(), 5_000)
    const { run_id, state } = await start([change('min_age', 30, doomed)])
    expect(state).toBe('queued')
    await running.db.run(
      sql`update lender set deleted_at = now(), lender_status = 0 where lender_id = ${doomed.lender_id}`,
    )
    await vi.waitFor(
      () =>
        expect(running.services.lenders().lenders.map(({ lender_id }) => lender_id)).not.toContain(
          doomed.lender_id,
        ),
      5_000,
    )
    await rerunEligibility(running.services, { run_id }, { number: 1, last: false })
    expect(await read(run_id)).toMatchObject({
      state: 'failed',
      result: null,
      finished_at: expect.any(String),
    })
  })

  it('that was stopped begins anew at the next try', async () => {
    running.clock.advance(1)
    const { run_id } = await start([change('min_income', 40_000)])
    const stop = AbortSignal.abort()
    await expect(
      rerunEligibility(running.services, { run_id }, { number: 1, last: false, stop }),
    ).rejects.toThrow('stopped')
    expect(await read(run_id)).toMatchObject({ state: 'running', result: null })
    await rerunEligibility(running.services, { run_id }, { number: 2, last: true })
    expect(await read(run_id)).toMatchObject({ state: 'done', profiles_done: 8 })
  })
})

test.each(['check', 'explain', 'compare', 'rerun'])('%s is for role 1 alone', async (call) => {
  const body = call === 'rerun' ? {} : { profile: {}, ...plain }
  const changes =
    call === 'check'
      ? {}
      : call === 'explain'
        ? { lender_id: strict.lender_id }
        : { changes: [change('min_income', 40_000)] }
  for (const role of [2, 3] as const)
    expect(
      (await ask(call, { ...body, ...changes }, await buildStaff(running.services, role))).statusCode,
    ).toBe(403)
  expect((await ask(call, { ...body, ...changes }, customer)).statusCode).toBe(401)
  expect((await ask(call, { ...body, ...changes }, { headers: {} })).statusCode).toBe(401)
})
