import { randomUUID } from 'node:crypto'
import type { ClickedCard } from '@marketplace/contract/catalogue/card-clicks'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { buildCard } from '../../testing/builders/build-card.ts'
import { buildCustomer, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let customer: SignedInCustomer
const host = 'cards.example.com'
beforeAll(async () => {
  test = await createTestApp()
  await buildBrand(test.db, { slug: 'cards', hosts: [host], product_types: ['Credit Cards'] })
  await vi.waitFor(() => expect(test.services.brands().byHost(host).brand.slug).toBe('cards'))
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.run(sql`delete from card_click`)
  customer = await buildCustomer(test.services)
})

const click = (category_id: unknown, who: Partial<SignedInCustomer> = customer, at = host) =>
  test.app.inject({
    method: 'POST',
    url: '/api/credit-card/click',
    payload: { category_id },
    headers: { ...who.headers, host: at },
  })
const clicked = async (category_id: string, who = customer) =>
  (await click(category_id, who)).json<{ data: { click_id: string; handoff_url: string } }>().data
const list = async (who = customer, query = '') => {
  const answer = await test.app.inject({ url: `/api/credit-card/clicks${query}`, headers: who.headers })
  return answer.json<{ data: ClickedCard[]; total: number }>()
}
const rows = () =>
  test.db.rows(sql`select click_id, user_id, category_id, brand_id, clicked_at from card_click`)

describe('POST /api/credit-card/click', () => {
  it('records who, which card, on which brand and when, and answers where to go', async () => {
    const { category_id } = await buildCard(test.db, { status: 1 })
    const answer = await click(category_id)
    expect(answer.statusCode).toBe(200)
    const { click_id, handoff_url } = answer.json<{ data: { click_id: string; handoff_url: string } }>().data
    expect(handoff_url).toBe(`https://cards.example.com/apply?ref=${click_id}`)
    const { brand_id } = test.services.brands().byHost(host).brand
    expect(await rows()).toEqual([
      { click_id, user_id: customer.user_id, category_id, brand_id, clicked_at: test.clock.now() },
    ])
  })

  it('gives the issuer nothing that is of the customer', async () => {
    const { category_id } = await buildCard(test.db, {
      status: 1,
      utm_link: 'https://cards.example.com/{UNIQUE_ID}/a?one={UNIQUE_ID}&two=%7BUNIQUE_ID%7D',
    })
    const { click_id, handoff_url } = await clicked(category_id)
    expect(handoff_url).toBe(`https://cards.example.com/${click_id}/a?one=${click_id}&two=${click_id}`)
    for (const own of [customer.user_id, customer.prospect_app_id, String(customer.mobile_phone_number)])
      expect(handoff_url).not.toContain(own)
  })

  it('takes a second press within a minute for the same click, however many come at once', async () => {
    const { category_id } = await buildCard(test.db, { status: 1 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => click(category_id)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await rows()).toHaveLength(1)
    test.clock.advance(60_000)
    await click(category_id)
    expect(await rows()).toHaveLength(2)
  })

  it('does not take another card or another customer for it', async () => {
    const [one, other] = [await buildCard(test.db, { status: 1 }), await buildCard(test.db, { status: 1 })]
    const third = await buildCustomer(test.services)
    const ids = [
      await clicked(one.category_id),
      await clicked(other.category_id),
      await clicked(one.category_id, third),
    ].map(({ click_id }) => click_id)
    expect(new Set(ids).size).toBe(3)
  })

  it.each([
    ['switched off', { status: 0 as const }],
    ['switched off and leading nowhere', { status: 0 as const, utm_link: null }],
  ])('refuses a card that is %s, and records nothing', async (_, facts) => {
    const { category_id } = await buildCard(test.db, facts)
    const answer = await click(category_id)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
      success: false,
      code: 'card_not_offered',
      message: 'This card is not offered here any more. Please choose another.',
    })
    expect(await rows()).toEqual([])
  })

  it('refuses a deleted and an unknown card alike', async () => {
    const { category_id } = await buildCard(test.db, { status: 1 })
    await test.db.run(sql`update credit_card set deleted_at = now() where category_id = ${category_id}`)
    const [deleted, unknown] = [await click(category_id), await click(randomUUID())]
    expect([deleted.statusCode, unknown.statusCode]).toEqual([409, 409])
    expect(deleted.body).toBe(unknown.body)
  })

  it('refuses a card on a brand that offers none', async () => {
    const { category_id } = await buildCard(test.db, { status: 1 })
    const answer = await click(category_id, customer, 'localhost')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'product_not_available' })
    expect(await rows()).toEqual([])
  })

  it('makes the customer a lead of the partner who brought them', async () => {
    const { category_id } = await buildCard(test.db, { status: 1 })
    const partner = await buildPartner(test.services)
    await asOffice(test.db, (tx) =>
      tx.run(sql`insert into partner_arrival (prospect_app_id, partner_id, user_id, came_by, masked_contact, arrived_at)
        values (${customer.prospect_app_id}, ${partner.partner_id}, ${customer.user_id}, 'segment', '******1234', ${test.clock.now()})`),
    )
    await click(category_id)
    const leads = await asOffice(test.db, (tx) =>
      tx.rows(sql`select partner_id, product_type from partner_lead where user_id = ${customer.user_id}`),
    )
    expect(leads).toEqual([{ partner_id: partner.partner_id, product_type: 'Credit Cards' }])
  })

  it.each([undefined, null, 1, '', 'x', '../admin', ['3f2b8c1e-0000-4000-8000-000000000001']])(
    'refuses %j for a card',
    async (category_id) => {
      expect((await click(category_id)).statusCode).toBe(400)
    },
  )

  it('is for signed-in customers alone', async () => {
    const { category_id } = await buildCard(test.db, { status: 1 })
    const staff = await buildStaff(test.services, 1)
    for (const headers of [{}, { authorization: 'Bearer x' }, staff.headers])
      expect((await click(category_id, { headers } as SignedInCustomer)).statusCode).toBe(401)
    expect(await rows()).toEqual([])
  })
})

describe('GET /api/credit-card/clicks', () => {
  it('has each card once, the last one first, live or not', async () => {
    const one = await buildCard(test.db, { status: 1, category_name: 'First one' })
    const other = await buildCard(test.db, { status: 1, category_name: 'Other one' })
    await click(one.category_id)
    test.clock.advance(120_000)
    await click(other.category_id)
    test.clock.advance(120_000)
    const last = await clicked(one.category_id)
    await test.db.run(
      sql`update credit_card set status = 0, deleted_at = now() where category_id = ${other.category_id}`,
    )
    const { data, total } = await list()
    expect(total).toBe(2)
    expect(data.map(({ category_name, is_live }) => [category_name, is_live])).toEqual([
      ['First one', 1],
      ['Other one', 0],
    ])
    expect(data[0]).toEqual({
      category_id: one.category_id,
      category_name: 'First one',
      issuer_name: 'Example Bank Limited',
      category_img_thumb: null,
      click_id: last.click_id,
      clicked_at: test.clock.now().toISOString(),
      is_live: 1,
    })
    expect((await list(customer, '?page=2&page_size=1')).data.map((card) => card.category_name)).toEqual([
      'Other one',
    ])
  })

  it('has nothing of anybody else', async () => {
    await click((await buildCard(test.db, { status: 1 })).category_id)
    expect(await list(await buildCustomer(test.services))).toEqual({ success: true, data: [], total: 0 })
  })

  it('is for signed-in customers alone', async () => {
    expect((await test.app.inject({ url: '/api/credit-card/clicks' })).statusCode).toBe(401)
  })
})
