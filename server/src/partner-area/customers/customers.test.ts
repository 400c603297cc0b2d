import type { Answer } from '@marketplace/contract/platform/call'
import type { listPartnerCustomers } from '@marketplace/contract/partner-area/partner-customers'
import type { listLenderJourneys } from '@marketplace/contract/partner-area/partner-journey'
import type {
  getProductOffering,
  listProductOffering,
} from '@marketplace/contract/partner-area/partner-offering'
import type { PartnerHome } from '@marketplace/contract/partner-area/partner-home'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreeTerms } from '../../partners/accounts/agree-terms.ts'
import { asPartner } from '../../partners/scope/as-partner.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildLoans } from '../../testing/builders/build-loans.ts'
import { type BuiltPartner, buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { plainRule } from '../../testing/builders/plain-rule.ts'
import { gatherPartnerHome } from '../home/gather-partner-home.ts'

let running: TestApp
let lender: { lender_id: number; legal_name: string }
let gomti: BuiltPartner
let kaveri: BuiltPartner
beforeAll(async () => {
  running = await createTestApp()
  lender = await buildLender(running.db)
  gomti = await buildPartner(running.services)
  kaveri = await buildPartner(running.services)
  const of = { lender_id: lender.lender_id, count: 1 }
  for (const status of ['DISBURSED', 'DOCS_PENDING', 'REJECTED'] as const)
    await buildLoans(running.db, { ...of, partner_id: gomti.partner_id, status })
  await buildLoans(running.db, { ...of, partner_id: kaveri.partner_id, status: 'APPROVED' })
  await running.db.run(
    sql`update lender_application set disbursed_amount = 90000, disbursal_date = '2026-03-02' where status = 'DISBURSED'`,
  )
  await running.db
    .run(sql`insert into disbursal (lender_application_id, tranche, lender_id, day, amount_paise)
    select lender_application_id, 1, lender_id, '2026-03-02', 9000000 from lender_application where status = 'DISBURSED'`)
})
afterAll(() => running.close())

const ask = async <Data>(path: string, { headers } = gomti): Promise<Data> => {
  const answer = await running.app.inject({ url: `/api/partner/${path}`, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Data>()
}
type Customers = Answer<typeof listPartnerCustomers>

test('a partner reads its own customers, with where each stands, and nobody else’s', async () => {
  const { data, total } = await ask<Customers>('customers')
  expect(total).toBe(3)
  expect(data.map(({ state }) => state).toSorted()).toEqual(['not_approved', 'paid', 'papers'])
  expect(data.find(({ state }) => state === 'paid')).toMatchObject({
    disbursed: 90_000,
    own_part: null,
    lenders: [{ lender_name: lender.legal_name, status: 'DISBURSED', disbursed: 90_000 }],
  })
  expect(await ask<Customers>('customers', kaveri)).toMatchObject({ total: 1, data: [{ state: 'approved' }] })
})

test.each([
  ['state=papers', 1],
  ['state=needs_you', 1],
  ['state=offers_shown', 0],
  ['product=Personal%20Loans&held=1', 3],
  ['held=0', 0],
  ['product=Gold%20Loans', 0],
  ['ends=0000', 3],
  ['ends=9', 0],
  ['page=2&page_size=2', 3],
])('%s finds %i', async (query, total) => {
  expect((await ask<Customers>(`customers?${query}`)).total).toBe(total)
})

test('nothing but its own rows is in its transaction, whatever it asks for', async () => {
  for (const view of [sql`partner_customer`, sql`partner_customer_lender`]) {
    const rows = await asPartner(running.db, gomti.partner_id, (tx) =>
      tx.rows<{ partner_id: number }>(sql`select distinct partner_id from ${view}`),
    )
    expect(rows).toEqual([{ partner_id: gomti.partner_id }])
  }
})

test('the file has a line for each lender of each customer, and is on the audit log', async () => {
  const { headers } = gomti
  const answer = await running.app.inject({
    method: 'POST',
    url: '/api/partner/customers/csv?product=Personal%20Loans',
    headers,
  })
  expect(answer.statusCode).toBe(200)
  const lines = answer.body.trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toContain('Yours until')
  expect(answer.body).toContain(lender.legal_name)
  const entry = await running.db.row(
    sql`select action, after from audit_entry where actor_kind = 'partner' and action = 'partner.export_customers'`,
  )
  expect(entry).toMatchObject({ after: { product: 'Personal Loans' } })
})

test('the home counts what staff read in their report', async () => {
  const { headers } = await buildStaff(running.services, 1)
  const staff = await running.app.inject({
    url: `/api/reports/answers/products-report?from=2026-01-01&to=2026-12-31&by=partner&times=effective&measures=lender_applied,disbursed_amount`,
    headers,
  })
  const row = staff
    .json<{ data: { rows: { key: string; values: number[] }[] } }>()
    .data.rows.find(({ key }) => key === String(gomti.partner_id))
  const { data: report } = await ask<{ data: { total: { applied: number; disbursed: number } } }>(
    'report?from=2026-01&to=2026-12',
  )
  expect([report.total.applied, report.total.disbursed]).toEqual(row?.values)
  expect(row?.values).toEqual([3, 90_000])
  const { data: home } = await ask<{ data: PartnerHome }>('home')
  expect(home).toMatchObject({ leads: 3, needs: { counts: [{ state: 'papers', count: 1 }] }, terms: null })
  // Whose lock is over waits for nobody any more.
  const later = { ...running.services, now: () => new Date('2040-01-01T06:00:00Z') }
  expect((await gatherPartnerHome(later, { ...gomti, person: { role: 'owner' } })).needs).toEqual({
    counts: [],
    newest: [],
  })
})

test('what a product needs and pays follows the lender’s rules and the terms in force', async () => {
  const list = await ask<Answer<typeof listProductOffering>>('product-offering')
  expect(list.data.products.find(({ product_id }) => product_id === 'personal-loans')).toMatchObject({
    kind: 'loan',
    amount: { min: expect.any(Number), max: expect.any(Number) },
  })
  const before = await ask<Answer<typeof getProductOffering>>('product-offering/personal-loans')
  const own = (answer: typeof before) =>
    answer.data.lenders.find(({ lender_id }) => lender_id === lender.lender_id)
  expect(own(before)).toMatchObject({ age: { min: 21, max: 60 }, rate: { min: 12, max: 24 }, pay: null })
  const actor = { username: 'test', auditActor: { kind: 'system', id: 0, name: 'test' } } as const
  await agreeTerms(
    running.services,
    { actor, ip: '127.0.0.1' },
    { partner_id: gomti.partner_id, revenue_percent: 40, revenue_flat_fee: 250 },
  )
  const { headers } = await buildStaff(running.services, 1)
  const rule = await running.app.inject({
    method: 'POST',
    url: '/api/lender-revenue/create',
    headers,
    payload: plainRule(lender.lender_id),
  })
  expect(rule.statusCode, rule.body).toBe(200)
  const after = await ask<Answer<typeof getProductOffering>>('product-offering/personal-loans')
  expect(after.data.terms).toMatchObject({ revenue_percent: 40, revenue_flat_fee: 250 })
  expect(own(after)?.pay).toMatchObject({
    loan: 2_00_000,
    commission: 4_000,
    percent_share: 1_600,
    own: 1_850,
  })
  const refused = await running.app.inject({
    url: '/api/partner/product-offering/no-such-product',
    headers: gomti.headers,
  })
  expect(refused.statusCode).toBe(404)
})

test('a lender’s journey is timed by what happened, and says where the own customers stand', async () => {
  const { data } = await ask<Answer<typeof listLenderJourneys>>('lender-journey')
  const own = data.lenders.find(({ lender_id }) => lender_id === lender.lender_id)
  expect(own).toMatchObject({
    own: { papers: 1, paid: 1, ended: 1, on_the_way: 0, approved: 0 },
    approved_of_ten: null,
  })
  expect(own?.steps.every(({ median_days }) => median_days === null)).toBe(true)
})
