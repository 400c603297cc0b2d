import { randomUUID } from 'node:crypto'
import type { WorkDetail, WorkItem, WorkResult } from '@marketplace/contract/care/work'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { raiseAlarm } from '../../platform/alarms/alarms.ts'
import { sql } from '../../platform/db/sql.ts'
import { sendMessage } from '../../customers/messages/messages.jobs.ts'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import {
  addLenderApplicationStep,
  buildWaitingApplication,
  type WaitingApplication,
} from '../../testing/builders/build-waiting-application.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { formOf } from '../../testing/form-of.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findWorkDifferences, settleAllWork } from './settle-all.ts'
import { freeWorkLeases } from './work.jobs.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let test: TestApp
let administrator: SignedInStaff
let analyst: SignedInStaff
let caller: SignedInStaff
let waiting: WaitingApplication
beforeAll(async () => {
  test = await createTestApp()
  administrator = await buildStaff(test.services, 1)
  analyst = await buildStaff(test.services, 2)
  caller = await buildStaff(test.services, 3)
  waiting = await buildWaitingApplication(test)
})
afterAll(() => test.close())

/** Time goes by, and whoever is signed in stays so. */
const pass = async (ms: number): Promise<void> => {
  test.clock.advance(ms)
  const now = test.clock.now()
  await test.db.run(
    sql`update session set last_seen_at = ${now}, absolute_expires_at = ${new Date(now.getTime() + HOUR_MS)} where revoked_at is null`,
  )
}

type Who = Pick<SignedInStaff, 'headers'>
const ask = async <Data>(who: Who, url: string, payload?: object): Promise<Data> => {
  const answer =
    payload === undefined
      ? await test.app.inject({ url, headers: who.headers })
      : await test.app.inject({ method: 'POST', url, headers: who.headers, payload })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: Data }>().data
}
const list = (who: Who, body: object = { tab: 'open' }) => ask<WorkItem[]>(who, '/api/work/list', body)
const act = async (who: Who, item: WorkItem | number, body: object): Promise<WorkResult | undefined> =>
  (
    await ask<WorkResult[]>(who, '/api/work/act', {
      items: [typeof item === 'number' ? item : item.item_id],
      ...body,
    })
  )[0]
const detail = (who: Who, item: WorkItem) => ask<WorkDetail>(who, `/api/work/item/${item.item_id}`)
const counts = (who: Who) => ask<{ tabs: Record<string, number>; past: number }>(who, '/api/work/counts')
const one = async (who: Who, kind: string, key?: string): Promise<WorkItem> => {
  const found = (await list(who, { tab: 'open', kinds: [kind] })).find(
    (item) => key === undefined || item.key === key,
  )
  if (found === undefined) throw new Error(`no open ${kind} ${key ?? ''}`)
  return found
}
const form = {
  name: 'Ritu Sharma',
  email: 'ritu@example.com',
  phone: '9876501473',
  description: 'Mera account number 123456789 galat gaya hai.\nPlease call before 7.',
}
const askForHelp = async (more: object = {}, headers: Record<string, string> = {}): Promise<string> => {
  const answer = await post(test.app, '/api/help-request', { ...form, ...more }, headers)
  expect(answer.statusCode, answer.body).toBe(200)
  const row = await test.db.row<{ id: number }>(sql`select max(help_request_id) as id from help_request`)
  return String(row?.id)
}
const complain = async (): Promise<{ number: string; headers: SignedInStaff['headers'] }> => {
  const { headers } = await buildCustomer(test.services)
  const answer = await post(
    test.app,
    '/api/complaints/add',
    { category: 'charges', text: 'Charged before disbursal' },
    headers,
  )
  expect(answer.statusCode, answer.body).toBe(200)
  return { number: answer.json<{ data: { number: string } }>().data.number, headers }
}

describe('A1: a help request can be answered here, whoever sent it', () => {
  it('waits from its first minute, also while the CRM takes it, with its words and a way to reach the sender', async () => {
    const key = await askForHelp()
    await test.db.run(
      sql`update help_request set status = 'delivered', delivered_at = now() where help_request_id = ${Number(key)}`,
    )
    await settleAllWork(test.services)
    const item = await one(caller, 'help_request', key)
    expect(item).toMatchObject({
      asked: 'Mera account number *******89 galat gaya hai. Please call before 7.',
      contact: '******1473',
      brand_name: 'Test Brand',
      owner: null,
      user_id: null,
    })
    const told = await detail(caller, item)
    expect(told.words).toBe(form.description)
    expect(told.sender).toEqual({
      name: 'Ritu Sharma',
      contact: '******1473',
      email: 'r**************m',
      language: 'en',
    })
    const shown = await ask(caller, '/api/work/show-sender', { item_id: item.item_id, purpose: 'call_back' })
    expect(shown).toEqual({ phone: form.phone, email: form.email })
    const entry = await test.db.row<{ action: string; after: object; before: object | null }>(
      sql`select action, after, before from audit_entry where action = 'help_request.unmask' order by entry_id desc limit 1`,
    )
    expect(entry?.after).toMatchObject({
      purpose: 'call_back',
      reference: { kind: 'work_item', id: String(item.item_id) },
    })
    expect(JSON.stringify(entry)).not.toContain('1473')
  })

  it('is answered by e-mail through the message queue, once', async () => {
    const key = await askForHelp()
    const item = await one(caller, 'help_request', key)
    const body = { item_id: item.item_id, text: 'Please give your bank the new account.', sms: 1 }
    const answers = await Promise.all(
      [1, 2].map(() => post(test.app, '/api/work/reply', body, caller.headers)),
    )
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409'])
    const messages = await test.db.rows<{ channel: string; recipient: string; body: string }>(
      sql`select channel, recipient, body from message where template = 'help_answered' order by channel`,
    )
    expect(messages.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['email', form.email],
      ['sms', form.phone],
    ])
    expect(messages[0]?.body).toContain('Please give your bank the new account.')
    expect(messages[0]?.body).toContain('You asked us for help')
    const done = (await list(caller, { tab: 'done' })).find(({ key: id }) => id === key)
    expect(done).toMatchObject({ outcome: 'answered', done_by: 'Test Staff' })
    expect(await findWorkDifferences(test.services)).toEqual([])
  })
})

it('a question that was asked on a page in Hindi is answered in a frame in Hindi', async () => {
  const key = await askForHelp({}, { cookie: 'lang=hi' })
  const item = await one(caller, 'help_request', key)
  expect((await detail(caller, item)).sender?.language).toBe('hi')
  const body = { item_id: item.item_id, text: 'नया खाता बैंक को बताइए।', sms: 0 }
  expect((await post(test.app, '/api/work/reply', body, caller.headers)).statusCode).toBe(200)
  const message = await test.db.row<{ body: string; language: string }>(
    sql`select body, language from message where template = 'help_answered' order by message_id desc limit 1`,
  )
  expect(message?.language).toBe('hi')
  expect(message?.body).toContain('आपने हमसे मदद माँगी थी')
})

describe('A2: a complaint is work from its first day', () => {
  it('is listed with its number and words, goes with its answer, comes back with its first clock', async () => {
    const { number, headers } = await complain()
    const item = await one(caller, 'complaint', number)
    expect(item.asked).toBe('Charged before disbursal')
    expect(item.about).toContain(number)
    expect(await act(caller, item, { do: 'done', outcome: 'answered' })).toMatchObject({
      result: 'refused',
      why: 'This is done where it stands: open it',
    })
    expect(
      (await post(test.app, '/api/complaints/answer', { number, text: 'Paid back' }, caller.headers))
        .statusCode,
    ).toBe(200)
    const closed = (await list(caller, { tab: 'done' })).find(({ key }) => key === number)
    expect(closed).toMatchObject({ outcome: 'source', done_by: 'Test Staff' })
    await pass(HOUR_MS)
    await post(test.app, '/api/complaints/close', { number, settled: 0, text: 'Not all of it' }, headers)
    expect(await one(caller, 'complaint', number)).toMatchObject({
      since: item.since,
      asked: 'Not all of it',
    })
    const found = await list(caller, { tab: 'open', search: { complaint_number: number } })
    expect(found.map(({ key }) => key)).toEqual([number])
  })
})

describe('A3: what a lender waits for is said in its own words', () => {
  it('shows the note of the last event, and asks again for what it asks again', async () => {
    await addLenderApplicationStep(
      test,
      waiting,
      'DOCS_PENDING',
      'Please send us your last three salary slips.',
    )
    const item = await one(caller, 'docs_pending')
    expect(item).toMatchObject({
      asked: 'Please send us your last three salary slips.',
      user_id: waiting.user_id,
      app_id: waiting.app_id,
      lender_name: 'work-bank Limited',
    })
    expect(item.about).toMatch(/LA-[0-9A-Z]{7}/)
    expect(
      await act(caller, item, { do: 'done', outcome: 'told_customer', text: 'Sends them today' }),
    ).toMatchObject({ result: 'done' })
    expect(await findWorkDifferences(test.services)).toEqual([])
    await pass(DAY_MS)
    await addLenderApplicationStep(test, waiting, 'UNDER_PROCESS')
    await pass(1_000)
    await addLenderApplicationStep(test, waiting, 'DOCS_PENDING', 'The March slip is missing.')
    expect((await one(caller, 'docs_pending')).asked).toBe('The March slip is missing.')
    await pass(1_000)
    await addLenderApplicationStep(test, waiting, 'UNDER_PROCESS')
    expect(await list(caller, { tab: 'open', kinds: ['docs_pending'] })).toEqual([])
  })

  it('opens one without news after seven days, by the clock', async () => {
    await pass(7 * DAY_MS + HOUR_MS)
    await settleAllWork(test.services)
    const item = await one(caller, 'stuck')
    expect(item.asked).toMatch(/^No news since \d\d\/\d\d\/2026$/)
    await addLenderApplicationStep(test, waiting, 'APPROVED')
    expect(await list(caller, { tab: 'open', kinds: ['stuck'] })).toEqual([])
  })
})

describe('A5: a caller has work', () => {
  it('sees help requests, complaints, documents, messages and what is stuck, and the server refuses the rest', async () => {
    await raiseAlarm(test.services, { kind: 'retention_overdue', subject: 'message' })
    const alarm = await one(administrator, 'alarm')
    const kinds = new Set((await list(caller)).map(({ kind }) => kind))
    expect(kinds.size).toBeGreaterThan(0)
    for (const kind of kinds)
      expect(['help_request', 'complaint', 'docs_pending', 'stuck', 'message_failed']).toContain(kind)
    const refused = await test.app.inject({ url: `/api/work/item/${alarm.item_id}`, headers: caller.headers })
    expect(refused.statusCode).toBe(404)
    expect(await act(caller, alarm, { do: 'take' })).toMatchObject({ result: 'refused' })
    expect(await list(caller, { tab: 'open', kinds: ['alarm'] })).not.toContainEqual(
      expect.objectContaining({ kind: 'alarm' }),
    )
  })
})

describe('A6: work is taken, kept, slept on, given, tried again and done', () => {
  it('is taken by one of two, with a lease that its page renews and that silence ends', async () => {
    const key = await askForHelp()
    const item = await one(caller, 'help_request', key)
    const taken = await Promise.all([act(caller, item, { do: 'take' }), act(analyst, item, { do: 'take' })])
    expect(taken.map((each) => each?.result ?? '').toSorted()).toEqual(['changed', 'done'])
    expect(taken.find((each) => each?.result === 'changed')?.why).toBe('Test Staff has it')
    const [owner, other] = taken[0]?.result === 'done' ? [caller, analyst] : [analyst, caller]
    expect(await act(other, item, { do: 'done', outcome: 'answered' })).toMatchObject({ result: 'changed' })
    await pass(20 * 60_000)
    expect(await ask(other, '/api/work/renew', { items: [item.item_id] })).toEqual({ renewed: 0 })
    expect(await ask(owner, '/api/work/renew', { items: [item.item_id] })).toEqual({ renewed: 1 })
    await pass(20 * 60_000)
    await freeWorkLeases(test.services, {}, { number: 1, last: false, stop: new AbortController().signal })
    expect((await one(owner, 'help_request', key)).owner).toMatchObject({ staff_id: owner.staff_id })
    await pass(31 * 60_000)
    expect((await one(owner, 'help_request', key)).owner).toBeNull()
    await freeWorkLeases(test.services, {}, { number: 1, last: false, stop: new AbortController().signal })
    expect((await detail(other, item)).events[0]).toMatchObject({ did: 'lease_ended', by: null })
    expect(await act(other, item, { do: 'take' })).toMatchObject({ result: 'done' })
  })

  it('is free again when its owner signs out; what they were given stays', async () => {
    const leaver = await buildStaff(test.services, 3)
    const [first, second] = [await askForHelp(), await askForHelp()]
    const [lent, given] = [
      await one(caller, 'help_request', first),
      await one(caller, 'help_request', second),
    ]
    await act(leaver, lent, { do: 'take' })
    await act(administrator, given, { do: 'give', staff_id: leaver.staff_id })
    expect((await post(test.app, '/api/admin/logout', {}, leaver.headers)).statusCode).toBe(200)
    expect((await one(caller, 'help_request', first)).owner).toBeNull()
    expect((await one(caller, 'help_request', second)).owner).toMatchObject({ staff_id: leaver.staff_id })
    const moved = await ask<{ moved: number }>(administrator, '/api/work/hand-over', {
      from: leaver.staff_id,
      to: analyst.staff_id,
    })
    expect(moved).toEqual({ moved: 1 })
    expect((await one(caller, 'help_request', second)).owner).toMatchObject({ staff_id: analyst.staff_id })
    const refused = await post(
      test.app,
      '/api/work/hand-over',
      { from: analyst.staff_id, to: null },
      caller.headers,
    )
    expect(refused.statusCode).toBe(400)
  })

  it('gives the next to one each, the most urgent first, and to nobody twice', async () => {
    const free = await list(administrator, { tab: 'free' })
    const given = await Promise.all(
      Array.from({ length: free.length + 3 }, () =>
        ask<{ item_id: number } | null>(administrator, '/api/work/next', {}),
      ),
    )
    const ids = given.flatMap((each) => (each === null ? [] : [each.item_id]))
    expect(new Set(ids).size).toBe(ids.length)
    let left = free.length - ids.length
    for (; left > 0; left -= 1) {
      const next = await ask<{ item_id: number } | null>(administrator, '/api/work/next', {})
      expect(ids).not.toContain(next?.item_id)
    }
    expect(await list(administrator, { tab: 'free' })).toEqual([])
    expect(await ask(administrator, '/api/work/next', {})).toBeNull()
    await ask(administrator, '/api/work/hand-over', { from: administrator.staff_id, to: null })
  })

  it('sleeps until its time, with its owner, and says what came of each of many', async () => {
    const item = await one(caller, 'help_request', await askForHelp())
    const until = new Date(test.clock.now().getTime() + 2 * HOUR_MS).toISOString()
    expect(await act(caller, item, { do: 'snooze', until })).toMatchObject({ result: 'done' })
    expect((await list(caller)).map(({ item_id }) => item_id)).not.toContain(item.item_id)
    expect((await list(caller, { tab: 'snoozed' })).map(({ item_id }) => item_id)).toEqual([item.item_id])
    expect(await act(caller, item, { do: 'snooze', until: '2020-01-01T00:00:00.000Z' })).toMatchObject({
      result: 'refused',
    })
    await pass(3 * HOUR_MS)
    expect((await list(caller, { tab: 'mine' })).map(({ item_id }) => item_id)).toContain(item.item_id)
    const { number } = await complain()
    const complaint = await one(caller, 'complaint', number)
    const results = await ask<WorkResult[]>(caller, '/api/work/act', {
      items: [item.item_id, complaint.item_id, 2_000_000_000],
      do: 'done',
      outcome: 'answered_by_phone',
      text: 'Talked',
    })
    expect(results.map(({ result }) => result)).toEqual(['done', 'refused', 'refused'])
    expect((await detail(caller, item)).events[0]).toMatchObject({
      did: 'done',
      text: 'Answered by phone: Talked',
    })
  })

  it('sends a message once more, but none with a passcode', async () => {
    const order = {
      channel: 'email',
      to: 'ritu@example.com',
      language: 'en',
      values: { brand: 'Test Brand', number: 'H-1', host: 'loans.example.in' },
    } as const
    const fail = async (code?: string): Promise<string> => {
      const id =
        code === undefined
          ? await queueMessage(test.services, test.db, { ...order, template: 'help_answered' })
          : await queueMessage(test.services, test.db, { ...order, template: 'passcode', code })
      await test.db.run(
        sql`update message set expires_at = ${new Date(test.clock.now().getTime() - 1)} where message_id = ${id}`,
      )
      await sendMessage(
        test.services,
        { message_id: id ?? 0 },
        { number: 1, last: true, stop: new AbortController().signal },
      )
      await test.db.run(sql`update message set expires_at = null where message_id = ${id}`)
      return String(id)
    }
    const [plain, secret] = [await fail(), await fail('123456')]
    expect(await act(caller, await one(caller, 'message_failed', secret), { do: 'retry' })).toMatchObject({
      result: 'refused',
    })
    expect(await act(caller, await one(caller, 'message_failed', plain), { do: 'retry' })).toMatchObject({
      result: 'done',
    })
    expect((await list(caller, { tab: 'open', kinds: ['message_failed'] })).map(({ key }) => key)).toEqual([
      secret,
    ])
    expect(await test.db.row(sql`select status from message where message_id = ${Number(plain)}`)).toEqual({
      status: 'queued',
    })
  })

  it('sends an application once more, on the consent that stands', async () => {
    const other = await buildWaitingApplication(test, 'retry-bank')
    await addLenderApplicationStep(test, other, 'SEND_FAILED')
    const item = await one(analyst, 'send_failed')
    expect(await act(analyst, item, { do: 'retry' })).toMatchObject({ result: 'done' })
    expect(
      await test.db.row(
        sql`select status from lender_application where lender_application_id = ${other.lender_application_id}`,
      ),
    ).toEqual({ status: 'QUEUED' })
    expect(await list(analyst, { tab: 'open', kinds: ['send_failed'] })).toEqual([])
    expect(await findWorkDifferences(test.services)).toEqual([])
  })

  it('orders a four-hour and a thirty-day clock by the share of each that is used, page by page', async () => {
    for (let made = 0; made < 60; made += 1) {
      await askForHelp({ phone: `98765${String(10_000 + made)}` })
      await pass(61_000)
    }
    const all: WorkItem[] = []
    let after: string | undefined
    do {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/work/list',
        headers: administrator.headers,
        payload: { tab: 'open', ...(after !== undefined && { after }) },
      })
      const page = answer.json<{ data: WorkItem[]; next: string | null }>()
      all.push(...page.data)
      after = page.next ?? undefined
    } while (after !== undefined)
    expect(new Set(all.map(({ item_id }) => item_id)).size).toBe(all.length)
    expect(all.length).toBe((await counts(administrator)).tabs['open'])
    const shares = all.map(({ share }) => share)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThan(2)
  })

  it('has its time from a row that role 1 edits, a complaint never more than the law gives', async () => {
    const set = (who: Who, body: object) => post(test.app, '/api/work/times/set', body, who.headers)
    expect((await set(administrator, { kind: 'help_request', minutes: 60 })).statusCode).toBe(200)
    expect((await set(caller, { kind: 'help_request', minutes: 60 })).statusCode).toBe(403)
    expect((await set(administrator, { kind: 'complaint', minutes: 50_000 })).statusCode).toBe(400)
    const item = await one(caller, 'help_request')
    expect(Date.parse(item.due_at) - Date.parse(item.since)).toBe(HOUR_MS)
  })
})

describe('what partners ask', () => {
  it('is work from the moment of the question, in the partner’s own transaction, until it is answered', async () => {
    const partner = await buildPartner(test.services)
    const asked = formOf([
      ['request_id', randomUUID()],
      ['text', 'It opens nothing'],
      ['topic', 'tech-support'],
      ['kind', 'links'],
      ['subject', 'My QR code'],
    ])
    const opened = await test.app.inject({
      method: 'POST',
      url: '/api/partner/threads/open',
      payload: asked.payload,
      headers: { ...asked.headers, ...partner.headers },
    })
    expect(opened.statusCode, opened.body).toBe(200)
    const item = await one(administrator, 'partner_query')
    expect(item).toMatchObject({ asked: 'My QR code', partner_id: partner.partner_id })
    expect(item.about).toContain(partner.name)
    const closed = await post(test.app, `/api/partner/threads/${item.key}/close`, {}, partner.headers)
    expect(closed.statusCode, closed.body).toBe(200)
    expect(await list(administrator, { tab: 'open', kinds: ['partner_query'] })).toEqual([])
  })
})

it('the items are what the sources say, whatever was done above', async () => {
  vi.useRealTimers()
  const [before, settled] = [await findWorkDifferences(test.services), await settleAllWork(test.services)]
  expect({ before, settled }).toEqual({ before: [], settled: 0 })
})
