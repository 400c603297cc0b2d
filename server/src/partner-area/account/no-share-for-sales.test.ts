import type { Answer } from '@marketplace/contract/platform/call'
import type { listPartnerCustomers } from '@marketplace/contract/partner-area/partner-customers'
import type { PartnerHome } from '@marketplace/contract/partner-area/partner-home'
import type { listOwnLinks, PartnerLinkDetail } from '@marketplace/contract/partner-area/partner-links'
import type {
  getProductOffering,
  listProductOffering,
} from '@marketplace/contract/partner-area/partner-offering'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../app/modules.ts'
import { lockLenderApplication } from '../../loans/applications/lender-applications.queries.ts'
import { moveLenderApplication } from '../../loans/applications/move-lender-application.ts'
import { priceLenderMonth } from '../../money/ledger/price-lender-month.ts'
import { agreeTerms } from '../../partners/accounts/agree-terms.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildLoans } from '../../testing/builders/build-loans.ts'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { buildPerson } from '../../testing/builders/build-person.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { plainRule } from '../../testing/builders/plain-rule.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** Sales are told no share (decision 104): neither the terms nor a sum that was worked out by them. */

type Who = { headers: { authorization: string } }
let running: TestApp
let owner: Who
let sales: Who
beforeAll(async () => {
  running = await createTestApp()
  const { services, db } = running
  const staff = await buildStaff(services, 1)
  // The one whose name comes first pays nothing, and so comes last for whoever sees what is paid.
  await buildLender(db, { slug: 'aravalli-loans', legal_name: 'Aravalli Loans' })
  const { lender_id } = await buildLender(db, { slug: 'zanskar-loans', legal_name: 'Zanskar Loans' })
  const partner = await buildPartner(services)
  owner = partner
  sales = await buildPerson(services, partner.partner_id, { role: 'sales' })
  const rule = await running.app.inject({
    method: 'POST',
    url: '/api/lender-revenue/create',
    headers: staff.headers,
    payload: plainRule(lender_id),
  })
  expect(rule.statusCode, rule.body).toBe(200)
  const actor = { username: 'test', auditActor: { kind: 'system', id: 0, name: 'test' } } as const
  await agreeTerms(
    services,
    { actor, ip: '127.0.0.1' },
    { partner_id: partner.partner_id, revenue_percent: 60, revenue_flat_fee: 250 },
  )
  const [id = 0] = await buildLoans(db, { lender_id, count: 1, partner_id: partner.partner_id })
  const at = running.clock.now()
  await db.transaction(async (tx) => {
    const row = await lockLenderApplication(tx, id)
    if (row === null) throw new Error('no such application')
    const facts = { disbursed_amount: 100_000, disbursal_date: '2026-11-20' }
    await moveLenderApplication(tx, row, { to: 'DISBURSED', source: 'lender', at, ...facts }, at)
  })
  await asOffice(db, (tx) => priceLenderMonth(tx, { lender_id, month: '2026-11' }, at))
  await jobs.keep_lead_parts.run(services, {}, { number: 1, last: false })
  await asOffice(db, async (tx) => {
    await tx.run(sql`insert into partner_link (partner_id, brand_id, slug, name, made_by, made_at, request_id)
      values (${partner.partner_id}, (select min(brand_id) from brand), 'winter-fair', 'Winter fair', 'test', ${at}, gen_random_uuid())`)
    await tx.run(sql`update lead_standing set link_id = (select max(link_id) from partner_link)
      where partner_id = ${partner.partner_id}`)
  })
})
afterAll(() => running.close())

const ask = async <Data>(path: string, { headers }: Who): Promise<Data> => {
  const answer = await running.app.inject({ url: `/api/partner/${path}`, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Data>()
}
const own = [1_450, 1_450]
const nothing = [null, null]

test.each([
  ['an owner', () => owner, own],
  ['sales', () => sales, nothing],
])('the customers and the home as %s', async (_who, who, parts) => {
  const { data } = await ask<Answer<typeof listPartnerCustomers>>('customers', who())
  expect(data.map(({ own_part, lenders }) => [own_part, lenders[0]?.own_part])).toEqual([parts])
  const home = (await ask<{ data: PartnerHome }>('home', who())).data
  expect(home.newest.map(({ own_part, lenders }) => [own_part, lenders[0]?.own_part])).toEqual([parts])
})

test('the file of the customers has its columns for owners alone', async () => {
  const linesAs = async ({ headers }: Who): Promise<string[]> =>
    (await running.app.inject({ method: 'POST', url: '/api/partner/customers/csv', headers })).body
      .trim()
      .split('\r\n')
  const [title = '', line = ''] = await linesAs(owner)
  expect([title, line]).toEqual([expect.stringContaining('Your part'), expect.stringContaining('1450')])
  const [salesTitle = '', salesLine = ''] = await linesAs(sales)
  expect(title.startsWith(salesTitle) && line.startsWith(salesLine)).toBe(true)
  expect([salesTitle.includes('Your part'), salesLine.includes('1450')]).toEqual([false, false])
  expect(salesTitle.split(',')).toHaveLength(title.split(',').length - 2)
})

test('links say what came of them, and no part', async () => {
  const partsAs = async (who: Who) => {
    const { data } = await ask<Answer<typeof listOwnLinks>>('links', who)
    const { data: one } = await ask<{ data: PartnerLinkDetail }>(`links/${data[0]?.link_id}`, who)
    return [data[0]?.figures.part, one.figures.part, one.figures.disbursed]
  }
  expect(await partsAs(owner)).toEqual([1_450, 1_450, 1])
  expect(await partsAs(sales)).toEqual([null, null, 1])
})

test('the offering names no terms and no pay, and lenders by name', async () => {
  const offeringAs = async (who: Who) => {
    const list = await ask<Answer<typeof listProductOffering>>('product-offering', who)
    const { data } = await ask<Answer<typeof getProductOffering>>('product-offering/personal-loans', who)
    const lenders = data.lenders.map(({ legal_name, pay }) => [legal_name, pay !== null])
    return { terms: [list.data.terms !== null, data.terms !== null], lenders }
  }
  expect(await offeringAs(owner)).toEqual({
    terms: [true, true],
    lenders: [
      ['Zanskar Loans', true],
      ['Aravalli Loans', false],
    ],
  })
  expect(await offeringAs(sales)).toEqual({
    terms: [false, false],
    lenders: [
      ['Aravalli Loans', false],
      ['Zanskar Loans', false],
    ],
  })
})
