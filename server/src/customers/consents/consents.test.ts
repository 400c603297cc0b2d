import { loanProducts } from '@marketplace/contract/reference/product-journeys'
import type { ProductType } from '@marketplace/contract/reference/products'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer, someMobile, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { post, signInByCalls, startByCall } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { hasLiveConsent } from './consents.queries.ts'
import { maySoftAsk } from './soft-questions.ts'
import { recordConsent } from './record-consent.ts'
import type { EndOnWithdrawal } from '../../platform/module.ts'
import type { Services } from '../../site/services.ts'
import { withdraw, type WithdrawalEnds } from './withdraw.ts'

const followedBy = (told: EndOnWithdrawal<Services>): WithdrawalEnds<Services> => ({
  share: told,
  insurance: told,
})

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

interface Line {
  consent_id: string
  purpose: string
  version: string
  text: string
  lender_name: string | null
  given_at: string
  withdrawn_at: string | null
  withdrawable: number
}
const ledgerOf = async ({ headers }: Pick<SignedInCustomer, 'headers'>): Promise<Line[]> =>
  (await running.app.inject({ url: '/api/consents', headers })).json<{ data: Line[] }>().data
const withdrawByCall = ({ headers }: Pick<SignedInCustomer, 'headers'>, consent_id: string) =>
  post(running.app, '/api/consents/withdraw', { consent_id }, headers)
const brand = { brand_id: 1, name: 'Test Brand' }
const share = (
  user_id: string,
  lender: { lender_id: number; name: string } = { lender_id: 7, name: 'Some Lender' },
): Promise<string> =>
  recordConsent(running.db, {
    user_id,
    purpose: 'share',
    version: '2',
    language: 'en',
    brand,
    lender: { ...lender, product_type: 'Personal Loans' },
    ip_address: '203.0.113.1',
    now: running.clock.now(),
  })
const both = [
  { purpose: 'terms', version: '1' },
  { purpose: 'messages', version: '1' },
] as const

// duty 8: consent by purpose, with its words and its withdrawal.
describe('GET /api/consents/texts', () => {
  test('gives the words of each purpose in both languages, or in one', async () => {
    const all = (await running.app.inject({ url: '/api/consents/texts' })).json<{
      data: { purpose: string; language: string; text: string }[]
    }>().data
    expect(all.map(({ purpose, language }) => `${purpose}.${language}`).sort()).toEqual([
      'calls.en',
      'calls.hi',
      'insurance.en',
      'insurance.hi',
      'messages.en',
      'messages.hi',
      'offers.en',
      'offers.hi',
      ...loanProducts.map(() => 'share.en'),
      ...loanProducts.map(() => 'share.hi'),
      'soft_questions.en',
      'soft_questions.hi',
      'terms.en',
      'terms.hi',
    ])
    const hindi = (await running.app.inject({ url: '/api/consents/texts?language=hi' })).json<{
      data: { language: string; text: string }[]
    }>().data
    expect(hindi).toHaveLength(6 + loanProducts.length)
    for (const { text } of hindi) expect(text).toMatch(/[\u0900-\u097f]/)
    expect((await running.app.inject({ url: '/api/consents/texts?language=fr' })).statusCode).toBe(400)
  })

  test('gives the words of one loan, which name what it hands over and nothing of another', async () => {
    const read = async (product_type: string) => {
      const url = `/api/consents/texts?language=en&product_type=${encodeURIComponent(product_type)}`
      return (await running.app.inject({ url })).json<{
        data: { purpose: string; version: string; product_type: string | null; text: string }[]
      }>().data
    }
    const gold = await read('Gold Loans')
    expect(gold.map(({ purpose, version, product_type }) => [purpose, version, product_type])).toEqual([
      ['calls', '1', null],
      ['insurance', '1', null],
      ['messages', '3', null],
      ['offers', '1', null],
      ['share', '2', 'Gold Loans'],
      ['soft_questions', '1', null],
      ['terms', '3', null],
    ])
    const words = gold.find(({ purpose }) => purpose === 'share')?.text
    expect(words).toContain('purity and weight of my gold')
    expect(words).not.toMatch(/income|EMI|bank account|credit score/)
    expect((await read('Health')).map(({ purpose }) => purpose)).toEqual([
      'calls',
      'insurance',
      'messages',
      'offers',
      'soft_questions',
      'terms',
    ])
    expect((await running.app.inject({ url: '/api/consents/texts?product_type=Gold' })).statusCode).toBe(400)
  })

  test('gives the newest version alone', async () => {
    const other = await createTestApp()
    for (const version of ['9', '10']) {
      await other.db.run(
        sql`insert into consent_text (purpose, version, language, text) values ('terms', ${version}, 'en', 'newer')`,
      )
    }
    const texts = (await other.app.inject({ url: '/api/consents/texts?language=en' })).json<{
      data: { purpose: string; version: string }[]
    }>().data
    expect(texts.filter(({ purpose }) => purpose === 'terms').map(({ version }) => version)).toEqual(['10'])
    await other.close()
  })
})

describe('the ledger', () => {
  test('lists what was given, the newest first, with exact words and names', async () => {
    const customer = await buildCustomer(running.services)
    await share(customer.user_id, { lender_id: 7, name: "Lender $& O'Brien" })
    running.clock.advance(1_000)
    await recordConsent(running.db, {
      user_id: customer.user_id,
      purpose: 'messages',
      version: '1',
      language: 'hi',
      brand,
      ip_address: null,
      now: running.clock.now(),
    })
    const [newest, oldest] = await ledgerOf(customer)
    expect(newest).toMatchObject({
      purpose: 'messages',
      language: 'hi',
      lender_id: null,
      lender_name: null,
      withdrawn_at: null,
      withdrawable: 1,
    })
    expect(oldest).toMatchObject({
      purpose: 'share',
      lender_id: 7,
      lender_name: "Lender $& O'Brien",
      withdrawable: 1,
    })
    expect(oldest?.text).toContain("Test Brand may give Lender $& O'Brien these details")
    expect(oldest?.text).not.toMatch(/[{}]/)
  })

  test('holds no consent to words that do not exist', async () => {
    const customer = await buildCustomer(running.services)
    await expect(
      recordConsent(running.db, {
        user_id: customer.user_id,
        purpose: 'messages',
        version: '99',
        language: 'en',
        brand,
        ip_address: null,
        now: running.clock.now(),
      }),
    ).rejects.toMatchObject({ code: 'consent_missing' })
    expect(await ledgerOf(customer)).toEqual([])
  })

  test('holds no consent to share on the words of another loan, or on earlier ones', async () => {
    const other = await createTestApp()
    const customer = await buildCustomer(other.services)
    const give = (version: string, product_type: ProductType) =>
      recordConsent(other.db, {
        user_id: customer.user_id,
        purpose: 'share',
        version,
        language: 'en',
        brand,
        lender: { lender_id: 7, name: 'Some Lender', product_type },
        ip_address: null,
        now: other.clock.now(),
      })
    await expect(give('2', 'Health')).rejects.toMatchObject({ code: 'consent_missing' })
    await give('2', 'Car')
    await other.db.run(sql`insert into consent_text (purpose, version, language, product_type, text)
      values ('share', '10', 'en', 'Car', 'newer')`)
    await expect(give('2', 'Car')).rejects.toMatchObject({ code: 'consent_missing' })
    await give('2', 'Gold Loans')
    await other.close()
  })

  test('is for the customer alone', async () => {
    expect((await running.app.inject({ url: '/api/consents' })).statusCode).toBe(401)
    const owner = await buildCustomer(running.services)
    const stranger = await buildCustomer(running.services)
    const consent_id = await share(owner.user_id)
    expect(await ledgerOf(stranger)).toEqual([])
    const foreign = await withdrawByCall(stranger, consent_id)
    const absent = await withdrawByCall(stranger, '3b1f7c2e-0000-4000-8000-000000000000')
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe(absent.body)
    expect((await ledgerOf(owner))[0]?.withdrawn_at).toBeNull()
  })
})

describe('an optional consent', () => {
  const choicesOf = async ({ headers }: Pick<SignedInCustomer, 'headers'>) => {
    const { data } = (await running.app.inject({ url: '/api/consents/choices', headers })).json<{
      data: { purpose: string; agreed: number; version: string; text: string }[]
    }>()
    return Object.fromEntries(data.map(({ purpose, agreed }) => [purpose, agreed]))
  }
  const choose = (
    { headers }: Pick<SignedInCustomer, 'headers'>,
    purpose: string,
    agreed: 0 | 1,
    version = purpose === 'messages' ? '3' : '1',
  ) => post(running.app, '/api/consents/choose', { purpose, version, agreed }, headers)

  test.each(['soft_questions', 'messages', 'calls', 'offers'] as const)(
    '%s: is not there unasked, and given and taken back by the same press',
    async (purpose) => {
      const customer = await buildCustomer(running.services)
      expect(await choicesOf(customer)).toEqual({ calls: 0, offers: 0, soft_questions: 0, messages: 0 })
      for (let press = 0; press < 2; press += 1)
        expect((await choose(customer, purpose, 1)).json()).toEqual({
          success: true,
          message: 'Your consent is saved',
        })
      expect(await choicesOf(customer)).toEqual({
        calls: 0,
        offers: 0,
        soft_questions: 0,
        messages: 0,
        [purpose]: 1,
      })
      const given = await ledgerOf(customer)
      expect(given.map((line) => [line.purpose, line.withdrawn_at])).toEqual([[purpose, null]])
      expect(given[0]?.text).not.toContain('{brand}')
      for (let press = 0; press < 2; press += 1)
        expect((await choose(customer, purpose, 0)).json()).toEqual({
          success: true,
          message: 'Your consent is withdrawn',
        })
      expect(await choicesOf(customer)).toEqual({ calls: 0, offers: 0, soft_questions: 0, messages: 0 })
      expect((await ledgerOf(customer)).map(({ withdrawable }) => withdrawable)).toEqual([0])
    },
  )

  test('who agreed to earlier terms keeps the question to lenders, until they decide on it by itself', async () => {
    const customer = await signInByCalls(running, {
      mobile_phone_number: someMobile(),
      consents: [{ purpose: 'terms', version: '2' }],
    })
    expect(await choicesOf(customer)).toMatchObject({ soft_questions: 1 })
    // A yes to what is agreed to already enters nothing.
    await choose(customer, 'soft_questions', 1)
    expect(await ledgerOf(customer)).toHaveLength(1)
    await choose(customer, 'soft_questions', 0)
    expect(await choicesOf(customer)).toMatchObject({ soft_questions: 0 })
    const [first, second] = (await ledgerOf(customer)).toSorted((one, other) =>
      one.purpose.localeCompare(other.purpose),
    )
    expect(first).toMatchObject({ purpose: 'soft_questions', version: 'terms-2', withdrawable: 0 })
    expect(second).toMatchObject({ purpose: 'terms', withdrawn_at: null })
    expect(first?.text).toBe(second?.text)
    await choose(customer, 'soft_questions', 1)
    expect(await choicesOf(customer)).toMatchObject({ soft_questions: 1 })
  })

  test('who agrees to newer terms and leaves the box empty is asked about no more', async () => {
    const mobile_phone_number = someMobile()
    const agreeTo = (version: string) =>
      signInByCalls(running, { mobile_phone_number, consents: [{ purpose: 'terms', version }] })
    expect(await choicesOf(await agreeTo('2'))).toMatchObject({ soft_questions: 1 })
    running.clock.advance(60_000)
    const again = await agreeTo('3')
    expect(await choicesOf(again)).toMatchObject({ soft_questions: 0 })
    expect(await maySoftAsk(running.db, again.user_id)).toBe(false)
  })

  test('taken back on one device is not given again by a start of before on another', async () => {
    const mobile_phone_number = someMobile()
    const consents = [
      { purpose: 'terms', version: '3' },
      { purpose: 'soft_questions', version: '1' },
    ] as const
    const customer = await signInByCalls(running, { mobile_phone_number, consents: [...consents] })
    running.clock.advance(60_000)
    const started = await startByCall(running, { mobile_phone_number, consents: [...consents] })
    running.clock.advance(60_000)
    await choose(customer, 'soft_questions', 0)
    const { prospect_app_id, code } = started
    expect((await post(running.app, '/api/auth/verify', { prospect_app_id, otp: code })).statusCode).toBe(200)
    expect(await choicesOf(customer)).toMatchObject({ soft_questions: 0 })
  })

  test('the terms of now do not hold the question to lenders', async () => {
    const mobile_phone_number = someMobile()
    const terms = { purpose: 'terms', version: '3' } as const
    const customer = await signInByCalls(running, { mobile_phone_number, consents: [terms] })
    expect(await choicesOf(customer)).toEqual({ calls: 0, offers: 0, soft_questions: 0, messages: 0 })
    const again = await signInByCalls(running, {
      mobile_phone_number,
      consents: [terms, { purpose: 'soft_questions', version: '1' }],
    })
    expect(await choicesOf(again)).toEqual({ calls: 0, offers: 0, soft_questions: 1, messages: 0 })
    const line = (await ledgerOf(again)).find(({ purpose }) => purpose === 'soft_questions')
    await withdrawByCall(again, line?.consent_id ?? '')
    expect(await choicesOf(again)).toEqual({ calls: 0, offers: 0, soft_questions: 0, messages: 0 })
    expect(await hasLiveConsent(running.db, again.user_id, 'terms')).toBe(true)
  })

  test.each([
    [{ purpose: 'terms', version: '3', agreed: 1 }, 400],
    [{ purpose: 'share', version: '2', agreed: 1 }, 400],
    [{ purpose: 'messages', version: '3', agreed: 2 }, 400],
    [{ purpose: 'messages', version: '99', agreed: 1 }, 422],
  ])('%j is refused', async (body, status) => {
    const customer = await buildCustomer(running.services)
    const answer = await post(running.app, '/api/consents/choose', body, customer.headers)
    expect([answer.statusCode, await ledgerOf(customer)]).toEqual([status, []])
    expect((await post(running.app, '/api/consents/choose', body)).statusCode).toBe(401)
  })
})

describe('POST /api/consents/withdraw', () => {
  test('messages: every one of them ends, whenever given; terms and the session go on', async () => {
    const mobile = someMobile()
    await signInByCalls(running, { mobile_phone_number: mobile, consents: [...both] })
    running.clock.advance(1_000)
    const customer = await signInByCalls(running, { mobile_phone_number: mobile, consents: [...both] })
    const messages = (await ledgerOf(customer)).filter(({ purpose }) => purpose === 'messages')
    expect(messages).toHaveLength(2)
    expect(await hasLiveConsent(running.db, customer.user_id, 'messages')).toBe(true)
    const answer = await withdrawByCall(customer, messages[1]?.consent_id ?? '')
    expect(answer.json()).toEqual({ success: true, message: 'Your consent is withdrawn' })
    expect(await hasLiveConsent(running.db, customer.user_id, 'messages')).toBe(false)
    expect(await hasLiveConsent(running.db, customer.user_id, 'terms')).toBe(true)
    const after = await ledgerOf(customer)
    expect(
      after.filter(({ purpose }) => purpose === 'messages').map(({ withdrawable }) => withdrawable),
    ).toEqual([0, 0])
  })

  test('a repetition answers the same and keeps the first time', async () => {
    const customer = await buildCustomer(running.services)
    const consent_id = await share(customer.user_id)
    const first = await withdrawByCall(customer, consent_id)
    const at = (await ledgerOf(customer))[0]?.withdrawn_at
    running.clock.advance(60_000)
    const second = await withdrawByCall(customer, consent_id)
    expect(second.body).toBe(first.body)
    expect((await ledgerOf(customer))[0]?.withdrawn_at).toBe(at)
  })

  test('share: that consent alone ends, and the lender is to be told once, in the same transaction', async () => {
    const customer = await buildCustomer(running.services)
    const consent_id = await share(customer.user_id)
    const other = await share(customer.user_id, { lender_id: 8, name: 'Other Lender' })
    const told: string[][] = []
    const withdrawOnce = () =>
      withdraw(
        running.services,
        followedBy(async (_services, _tx, ids) => void told.push([...ids])),
        {
          user_id: customer.user_id,
          consent_id,
          ip_address: '203.0.113.2',
          brand: brand.name,
        },
      )
    await Promise.all([withdrawOnce(), withdrawOnce(), withdrawOnce()])
    expect(told).toEqual([[consent_id]])
    const ledger = await ledgerOf(customer)
    expect(ledger.find((line) => line.consent_id === other)?.withdrawn_at).toBeNull()
    expect(
      await running.db.row(
        sql`select host(withdrawn_ip) as ip from consent where consent_id = ${consent_id}`,
      ),
    ).toEqual({ ip: '203.0.113.2' })

    const failing = withdraw(
      running.services,
      followedBy(() => Promise.reject(new Error('the lender cannot be told'))),
      { user_id: customer.user_id, consent_id: other, ip_address: '203.0.113.2', brand: brand.name },
    )
    await expect(failing).rejects.toThrow('the lender cannot be told')
    expect((await ledgerOf(customer)).find((line) => line.consent_id === other)?.withdrawn_at).toBeNull()
  })

  test('terms: everything ends, lenders are told, and every session closes', async () => {
    const mobile = someMobile()
    const one = await signInByCalls(running, { mobile_phone_number: mobile, consents: [...both] })
    const two = await signInByCalls(running, { mobile_phone_number: mobile })
    const shared = await share(one.user_id)
    const ended = await share(one.user_id)
    await withdrawByCall(one, ended)
    const terms = (await ledgerOf(one)).find(({ purpose }) => purpose === 'terms')
    const told: string[][] = []
    await withdraw(
      running.services,
      followedBy(async (_services, _tx, ids) => void told.push([...ids])),
      {
        user_id: one.user_id,
        consent_id: terms?.consent_id ?? '',
        ip_address: '203.0.113.3',
        brand: brand.name,
      },
    )
    expect(told).toEqual([[shared]])
    for (const purpose of ['terms', 'messages', 'share'] as const)
      expect(await hasLiveConsent(running.db, one.user_id, purpose)).toBe(false)
    for (const { headers } of [one, two])
      expect((await running.app.inject({ url: '/api/consents', headers })).statusCode).toBe(401)
    const again = await signInByCalls(running, { mobile_phone_number: mobile })
    expect(again.user_id).toBe(one.user_id)
    expect(await hasLiveConsent(running.db, one.user_id, 'terms')).toBe(true)
  })

  test.each([[{}], [{ consent_id: 1 }], [{ consent_id: "'; --" }], [{ consent_id: null }]])(
    '%j is refused',
    async (body) => {
      const customer = await buildCustomer(running.services)
      expect((await post(running.app, '/api/consents/withdraw', body, customer.headers)).statusCode).toBe(400)
      expect((await post(running.app, '/api/consents/withdraw', body)).statusCode).toBe(401)
    },
  )
})
