import type { Consent, ConsentText } from '@marketplace/contract/customers/consents'
import type { ConsentTextVersion } from '@marketplace/contract/customers/texts-office'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** The tests' day in India is 2026-11-20. */
const DAY_MS = 86_400_000
let running: TestApp
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  running = await createTestApp()
  calls = callsOf(running.app, await buildStaff(running.services, 1))
})
afterAll(() => running.close())

const of = { purpose: 'messages', product_type: null } as const
const texts = {
  en: '{brand} may write to me about what I began. I can withdraw it at any time.',
  hi: '{brand} मुझे मेरे शुरू किए काम के बारे में लिख सकता है। मैं इसे कभी भी वापस ले सकता/सकती हूँ।',
}
const reason = 'The officer asked for shorter words'
const plan = (change: object = {}) =>
  calls.post('/api/texts/consents/plan', { ...of, valid_from: '2026-12-01', texts, reason, ...change })
const cancel = (version: string) => calls.post('/api/texts/consents/cancel', { ...of, version, reason })
const versions = async (purpose = 'messages'): Promise<ConsentTextVersion[]> => {
  const answer = await calls.get('/api/texts/consents')
  expect(answer.statusCode, answer.body).toBe(200)
  return answer
    .json<{ data: { texts: ConsentTextVersion[] } }>()
    .data.texts.filter((text) => text.purpose === purpose && text.language === 'en')
}
const shown = async (): Promise<ConsentText | undefined> =>
  (await running.app.inject({ url: '/api/consents/texts?language=en' }))
    .json<{ data: ConsentText[] }>()
    .data.find(({ purpose }) => purpose === 'messages')
const page = async (): Promise<string> => (await running.app.inject({ url: '/' })).body

it('every text is there in every version, with a preview in example names', async () => {
  const terms = await versions('terms')
  expect(terms.length).toBeGreaterThan(1)
  expect(terms.map(({ state }) => state)).toEqual(['in_force', ...terms.slice(1).map(() => 'past')])
  for (const { filled, since } of terms) {
    expect(filled).not.toMatch(/[{}]/)
    expect(since).toBeNull()
  }
  expect((await versions('share')).length).toBeGreaterThan(3)
})

it('words are planned from a day on, customers read them from that day, and what was agreed to stays', async () => {
  const before = await shown()
  const customer = await buildCustomer(running.services)
  const choose = (version: string) =>
    running.app.inject({
      method: 'POST',
      url: '/api/consents/choose',
      headers: customer.headers,
      payload: { purpose: 'messages', version, agreed: 1 },
    })
  expect((await plan()).json()).toMatchObject({ success: true })
  expect((await versions())[0]).toMatchObject({
    version: '2026-12-01',
    since: '2026-12-01',
    state: 'planned',
    text: texts.en,
    filled: texts.en.replace('{brand}', 'Example Loans'),
    reason,
  })
  expect(
    await running.db.row(
      sql`select action, object_id, reason from audit_entry order by entry_id desc limit 1`,
    ),
  ).toEqual({ action: 'consent_text.plan', object_id: 'messages', reason })
  expect(await shown()).toEqual(before)
  expect((await choose('2026-12-01')).json()).toMatchObject({ code: 'consent_missing' })
  expect((await choose(before?.version ?? '')).statusCode).toBe(200)
  expect(await page()).not.toContain('about what I began')

  running.clock.advance(11 * DAY_MS)
  calls = callsOf(running.app, await buildStaff(running.services, 1))
  expect(await shown()).toMatchObject({ version: '2026-12-01', text: texts.en })
  expect((await versions()).map(({ state }) => state).slice(0, 2)).toEqual(['in_force', 'past'])
  const other = await buildCustomer(running.services)
  const given = await running.app.inject({
    method: 'POST',
    url: '/api/consents/choose',
    headers: other.headers,
    payload: { purpose: 'messages', version: '2026-12-01', agreed: 1 },
  })
  expect(given.statusCode, given.body).toBe(200)
  const ledgerOf = async (user_id: string) =>
    running.db.rows<Pick<Consent, 'version' | 'text'>>(
      sql`select version, text from consent where user_id = ${user_id} and purpose = 'messages'`,
    )
  expect(await ledgerOf(other.user_id)).toMatchObject([{ version: '2026-12-01' }])
  expect(await ledgerOf(customer.user_id)).toMatchObject([{ version: before?.version }])
  expect((await cancel('2026-12-01')).json()).toMatchObject({ code: 'conflict' })
})

it('planned words are taken back before their day, once', async () => {
  const changed = { texts: { ...texts, en: `${texts.en} Or never.` } }
  expect((await plan({ ...changed, valid_from: '2031-01-01' })).statusCode).toBe(200)
  expect((await cancel('2031-01-01')).statusCode).toBe(200)
  expect((await versions()).some(({ version }) => version === '2031-01-01')).toBe(false)
  expect((await cancel('2031-01-01')).statusCode).toBe(404)
})

it.each([
  [{ valid_from: '2026-12-01' }, 'valid_from'],
  [{ texts: { ...texts, hi: 'बिना नाम के' } }, 'texts.hi'],
  [{ reason: 'short' }, 'reason'],
])('%j is refused at %s', async (change, field) => {
  expect((await plan({ valid_from: '2032-01-01', ...change })).json()).toMatchObject({
    code: 'invalid_request',
    details: [{ field }],
  })
})

it('there has to be such a consent, and each language has words', async () => {
  expect((await plan({ product_type: 'Gold Loans', valid_from: '2032-01-01' })).statusCode).toBe(404)
  expect((await plan({ texts: { en: texts.en }, valid_from: '2032-01-01' })).statusCode).toBe(400)
})

it('the database changes no words that are in force, whoever asks', async () => {
  await running.db
    .run(sql`insert into dated_consent_text (purpose, version, language, text, valid_from, reason, planned_by, planned_at)
    values ('insurance', '2020-01-01', 'en', 'old words', '2020-01-01', 'for the test', 'test', now())`)
  await expect(running.db.run(sql`update dated_consent_text set text = 'other words'`)).rejects.toThrow(
    'never changed',
  )
  await expect(
    running.db.run(sql`delete from dated_consent_text where version = '2020-01-01'`),
  ).rejects.toThrow('never changed')
})
