import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { buildCustomer, someMobile } from '../../testing/builders/build-customer.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { judgeContacts, type PersonAsk } from './judge-contacts.ts'
import { addStop, endContact, liftStop, listContactsOf, listStopsOf } from './published.ts'
import { claimContact, recordContact } from './record-contact.ts'
import { sealContext } from '../profiles/open-profile.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  test.clock.set('2026-11-24T12:00:00+05:30')
  await buildBrand(test.db, { slug: 'other' })
})
afterAll(() => test.close())

const agree = (user_id: string, purpose: string, more: { withdrawn?: true } = {}): Promise<number> =>
  test.db
    .run(sql`insert into consent (consent_id, user_id, purpose, version, language, text, given_at, withdrawn_at)
    values (gen_random_uuid(), ${user_id}, ${purpose}, '1', 'en', 'I agree', ${test.clock.now()},
      ${more.withdrawn === true ? test.clock.now() : null})`)

const askOf = (user_id: string, more: Partial<PersonAsk> = {}): PersonAsk => ({
  user_id,
  channel: 'call',
  purpose: 'call_back',
  kind: 'service',
  brand_id: null,
  lender_id: null,
  at: test.clock.now(),
  ...more,
})
const sms = { channel: 'sms', purpose: 'reminder' } as const

const judge = async (asked: PersonAsk): Promise<readonly string[]> => {
  const [verdict] = await judgeContacts(test.services, test.db, [asked])
  if (verdict === undefined) throw new Error('not judged')
  return verdict.allowed ? [verdict.because] : verdict.reasons
}
const claim = async (asked: PersonAsk, address?: string): Promise<boolean> =>
  test.db.transaction(
    async (tx) =>
      (await claimContact(test.services, tx, asked, { ...(address !== undefined && { address }) })).allowed,
  )

it('reads consents, stops and the account of each person, in their order', async () => {
  const [agreed, ended, never] = await Promise.all([1, 2, 3].map(() => buildCustomer(test.services)))
  await agree(agreed?.user_id ?? '', 'messages')
  await agree(ended?.user_id ?? '', 'messages', { withdrawn: true })
  const asks = [agreed, ended, never].map((one) => askOf(one?.user_id ?? '', sms))
  const verdicts = await judgeContacts(test.services, test.db, [...asks, askOf(randomUUID(), sms)])
  expect(verdicts.map((one) => (one.allowed ? one.because : one.reasons))).toEqual([
    'messages',
    ['withdrawn'],
    ['no_consent'],
    ['deleted', 'no_address', 'no_consent'],
  ])
})

it('counts a consent that was given again, of whatever brand', async () => {
  const { user_id } = await buildCustomer(test.services)
  await agree(user_id, 'messages', { withdrawn: true })
  await agree(user_id, 'messages')
  expect(await judge(askOf(user_id, sms))).toEqual(['messages'])
})

it('stops over all brands at once, once, and until it is allowed again', async () => {
  const { user_id } = await buildCustomer(test.services)
  const doNotCall = { user_id, channel: 'call', purpose: null, lender_id: null } as const
  const entered = { source: 'caller', entered_by: 'farah', at: test.clock.now() } as const
  expect(await addStop(test.db, { ...doNotCall, ...entered })).toBe(1)
  expect(await addStop(test.db, { ...doNotCall, ...entered })).toBe(0)
  const brands = await test.db.rows<{ brand_id: number }>(sql`select brand_id from brand limit 2`)
  for (const { brand_id } of brands) expect(await judge(askOf(user_id, { brand_id }))).toEqual(['dnd_asked'])
  expect(await listStopsOf(test.db, user_id)).toEqual([
    { channel: 'call', purpose: null, lender_id: null, source: 'caller', at: test.clock.now() },
  ])
  expect(await liftStop(test.db, doNotCall, test.clock.now())).toBe(1)
  expect(await judge(askOf(user_id))).toEqual(['asked'])
  expect(await addStop(test.db, { ...doNotCall, ...entered })).toBe(1)
})

it('refuses who is not of age yet', async () => {
  const { user_id } = await buildCustomer(test.services)
  const born = async (day: string): Promise<readonly string[]> => {
    const sealed = test.services.vault.seal(day, sealContext('birth_date', user_id))
    await test.db.run(sql`update customer set birth_date = ${sealed} where user_id = ${user_id}`)
    return judge(askOf(user_id))
  }
  expect(await born('2008-11-25')).toEqual(['minor'])
  expect(await born('2008-11-24')).toEqual(['asked'])
})

it('gives the one contact of a day to one of two who ask at once, over two brands', async () => {
  const { user_id } = await buildCustomer(test.services)
  await agree(user_id, 'calls')
  const brands = await test.db.rows<{ brand_id: number }>(
    sql`select brand_id from brand order by brand_id limit 2`,
  )
  const asked = brands.map(({ brand_id }) => askOf(user_id, { purpose: 'documents', brand_id }))
  const claimed = await Promise.all([...asked, ...asked].map((one) => claim(one)))
  expect(claimed.filter(Boolean)).toHaveLength(1)
  expect(await judge(askOf(user_id, { purpose: 'documents' }))).toEqual(['cap_day'])
})

it('counts what is tried again once, and a short call that nobody answered half', async () => {
  const { user_id } = await buildCustomer(test.services)
  await agree(user_id, 'calls')
  const asked = askOf(user_id, { purpose: 'documents', source_key: `call:${randomUUID()}` })
  expect([await claim(asked), await claim(asked)]).toEqual([true, true])
  expect(await test.db.rows(sql`select outcome from contact_event where user_id = ${user_id}`)).toEqual([
    { outcome: 'started' },
  ])
  const other = askOf(user_id, { purpose: 'documents' })
  expect(await judge(other)).toEqual(['cap_day'])
  const end = { outcome: 'no_answer', at: test.clock.now(), seconds: 4 } as const
  expect(await endContact(test.db, asked.source_key ?? '', end)).toBe(1)
  expect(await judge(other)).toEqual(['calls'])
  expect(await endContact(test.db, 'call:of-nobody', end)).toBe(0)
})

it('leaves a dead number alone until it is another one', async () => {
  const { user_id, mobile_phone_number } = await buildCustomer(test.services)
  const asked = askOf(user_id, { source_key: `call:${randomUUID()}` })
  expect(await claim(asked, mobile_phone_number ?? '')).toBe(true)
  await endContact(test.db, asked.source_key ?? '', {
    outcome: 'bad_number',
    at: test.clock.now(),
    seconds: 3,
  })
  expect(await judge(askOf(user_id))).toEqual(['bad_number'])
  await test.db.run(sql`update customer set mobile_phone_number = ${someMobile()} where user_id = ${user_id}`)
  expect(await judge(askOf(user_id))).toEqual(['asked'])
})

it('reaches nobody by an address that they have given up', async () => {
  const { user_id, mobile_phone_number } = await buildCustomer(test.services)
  await agree(user_id, 'messages')
  const asked = askOf(user_id, { ...sms, to: mobile_phone_number ?? '' })
  expect(await judge(asked)).toEqual(['messages'])
  await test.db.run(sql`update customer set mobile_phone_number = ${someMobile()} where user_id = ${user_id}`)
  expect(await judge(asked)).toEqual(['no_address'])
})

it('reads an open complaint', async () => {
  const { user_id } = await buildCustomer(test.services)
  await agree(user_id, 'calls')
  const asked = askOf(user_id, { purpose: 'reminder' })
  expect(await judge(asked)).toEqual(['calls'])
  await test.db.run(sql`insert into complaint (number, user_id, category, created_at, due_at)
    values ('C-7F3K-9Q2M', ${user_id}, 'messages', ${test.clock.now()}, ${new Date(test.clock.now().getTime() + 1_000)})`)
  expect(await judge(asked)).toEqual(['open_complaint'])
})

it('shows a person their contacts, the newest first, page by page', async () => {
  const { user_id } = await buildCustomer(test.services)
  for (const source_key of ['one', 'two', 'three'])
    await recordContact(
      test.services,
      test.db,
      { ...askOf(user_id, sms), source_key: source_key + user_id },
      'messages',
      {
        made_by: 'farah',
        template: source_key,
      },
    )
  const first = await listContactsOf(test.db, user_id, { limit: 2, before: null })
  expect(first.map(({ template, because, made_by }) => [template, because, made_by])).toEqual([
    ['three', 'messages', 'farah'],
    ['two', 'messages', 'farah'],
  ])
  const next = await listContactsOf(test.db, user_id, { limit: 2, before: first[1]?.contact_id ?? 0 })
  expect(next.map(({ template }) => template)).toEqual(['one'])
})
