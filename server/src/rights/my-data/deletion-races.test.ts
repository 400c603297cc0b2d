import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { stockDemoVouchers } from '../../../demo/stock-demo-vouchers.ts'
import { claimKey } from '../../platform/idempotency/idempotent-answers.queries.ts'
import {
  addComplaintEvent,
  lockComplaint,
  setComplaintStatus,
} from '../../office/complaints/complaints.queries.ts'
import { notifyComplainant } from '../../office/complaints/notify-complainant.ts'
import { lockLedger } from '../../customers/consents/consents.queries.ts'
import { recordConsent } from '../../customers/consents/record-consent.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { lockForErasure } from '../../customers/profiles/erase-customer.queries.ts'
import { addPasscode } from '../../entry/sign-in/passcodes.queries.ts'
import { setProspectStart } from '../../customers/prospects/prospects.queries.ts'
import { buildCard } from '../../testing/builders/build-card.ts'
import { buildCustomer, someMobile, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { saveCompleteProfile } from '../../testing/builders/build-profile.ts'
import { buildStaffAccount } from '../../testing/builders/build-staff-account.ts'
import { buildMarket } from '../../testing/builders/build-world.ts'
import { dumpTables, tracesOf } from '../../testing/leave-traces.ts'
import { post, readPasscode, startByCall } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { held as heldOfPerson } from '../../app/modules.ts'
import { erasePerson } from './erase-person.ts'

let running: TestApp
let category_id: string
const ids = { plan_id: 0, offer_id: 0 }
/** A brand that offers everything. */
const host = 'haritmudra.localhost'
beforeAll(async () => {
  running = await createTestApp()
  await buildMarket(running)
  await stockDemoVouchers(running.services)
  category_id = (await buildCard(running.db, { status: 1 })).category_id
  const found = await running.db.row<typeof ids>(sql`select
    (select plan_id from insurance_plan where kind = 'Health' and status = 1 limit 1) as plan_id,
    (select offer_id from voucher_offer where product_type = 'Discount Vouchers' and brand_slugs is null limit 1) as offer_id`)
  Object.assign(ids, found)
  await vi.waitFor(() => expect(running.services.brands().bySlug('haritmudra')).not.toBeNull())
})
afterAll(() => running.close())

const buildSomebody = async (): Promise<SignedInCustomer> => {
  const customer = await buildCustomer(running.services)
  await saveCompleteProfile(running.app, customer)
  return customer
}
const call = ({ headers }: SignedInCustomer, url: string, body: object) =>
  post(running.app, url, body, { ...headers, host, 'idempotency-key': randomUUID() })

/** Until what was begun is done, or it waits for a lock of the database as the `nth`. */
const doneOrWaiting = async (begun: Promise<unknown>, nth = 1): Promise<void> => {
  let isDone = false
  void begun.finally(() => {
    isDone = true
  })
  await vi.waitFor(async () => {
    const waiting = await running.db.row<{ count: number }>(sql`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    expect(isDone || (waiting?.count ?? 0) >= nth).toBe(true)
  })
}

const remove = async (customer: SignedInCustomer) => {
  const asked = await call(customer, '/api/my-data/passcode', { act: 'delete' })
  const { confirm_id } = asked.json<{ confirm_id: string }>()
  const otp = await readPasscode(running.services, customer.mobile_phone_number ?? '')
  return () => call(customer, '/api/my-data/delete', { confirm_id, otp, typed: 'DELETE' })
}

/** What is left of somebody that should not be: where their contacts stand, and what is still going on for them. */
const leftOf = async ({ user_id, mobile_phone_number }: SignedInCustomer, secrets: string[] = []) => {
  const dump = await dumpTables(running)
  // The certificate is on its way.
  const messages = (dump.get('message') ?? []).filter((row) => !row.includes('account_deleted'))
  const open = await running.db.row<{ count: number }>(sql`select
      (select count(*) from application where user_id = ${user_id} and status <> 'CLOSED')
      + (select count(*) from consent where user_id = ${user_id} and withdrawn_at is null)
      + (select count(*) from insurance_referral where user_id = ${user_id} and status = 'REFERRED')
      + (select count(*) from voucher_claim where user_id = ${user_id})
      + (select count(*) from card_click where user_id = ${user_id})
      + (select count(*) from hand_over_link where user_id = ${user_id})
      + (select count(*) from idempotent_answer where user_id = ${user_id}) as count`)
  const values = [mobile_phone_number ?? '', ...secrets]
  return { traces: tracesOf(new Map([...dump, ['message', messages]]), values), open: open?.count }
}

const newMobile = someMobile()
const words = 'A word that nobody else writes'
const asks: readonly (readonly [url: string, body: () => object])[] = [
  ['/api/my-data/passcode', () => ({ act: 'copy' })],
  ['/api/contact/start', () => ({ mobile_phone_number: newMobile })],
  ['/api/applications', () => ({ product_type: 'Personal Loans' })],
  ['/api/insurance/refer', () => ({ plan_id: ids.plan_id, consent_version: '1' })],
  ['/api/vouchers/claim', () => ({ offer_id: ids.offer_id })],
  ['/api/credit-card/click', () => ({ category_id })],
  ['/api/complaints/add', () => ({ category: 'data', text: words })],
  ['/api/hand-over/create', () => ({})],
  ['/api/hand-over/send-own', () => ({ channel: 'sms' })],
]

test.each(asks)('%s of somebody whose deletion is under way leaves nothing', async (url, body) => {
  const customer = await buildSomebody()
  const { user_id } = customer
  const now = running.clock.now()
  const asked = await running.db.transaction(async (tx) => {
    expect(await lockForErasure(tx, user_id)).toBe(true)
    await erasePerson(heldOfPerson, running.services, tx, { user_id, ip_address: null, now })
    const begun = call(customer, url, body())
    await doneOrWaiting(begun)
    return { begun }
  })
  const { statusCode } = await asked.begun
  expect([400, 401, 404, 409, 422]).toContain(statusCode)
  expect(await leftOf(customer, [newMobile, words])).toEqual({ traces: [], open: 0 })
})

describe('a deletion waits for what is under way, and sees it', () => {
  /** Begins `work`, then a deletion, then lets `work` end. */
  const deleteDuring = async (
    customer: SignedInCustomer,
    work: (tx: Database) => Promise<void>,
    end: (tx: Database) => Promise<void> = () => Promise.resolve(),
    nth = 1,
  ) => {
    const begin = await remove(customer)
    const deletion = await running.db.transaction(async (tx) => {
      await work(tx)
      const begun = begin()
      await doneOrWaiting(begun, nth)
      await end(tx)
      return { begun }
    })
    return deletion.begun
  }
  const buildComplaint = async (customer: SignedInCustomer): Promise<string> => {
    const answer = await call(customer, '/api/complaints/add', { category: 'data', text: words })
    return answer.json<{ data: { number: string } }>().data.number
  }

  test('a complaint that is being written', async () => {
    const customer = await buildSomebody()
    const { user_id } = customer
    const written: ReturnType<typeof call>[] = []
    const deletion = await deleteDuring(
      customer,
      async (tx) => {
        await tx.run(sql`select pg_advisory_xact_lock(hashtext('complaint'), hashtext(${user_id}))`)
        const begun = call(customer, '/api/complaints/add', { category: 'data', text: words })
        written.push(begun)
        await doneOrWaiting(begun)
      },
      () => Promise.resolve(),
      2,
    )
    expect(deletion.statusCode, deletion.body).toBe(200)
    expect((await Promise.all(written)).map(({ statusCode }) => statusCode)).toEqual([200])
    expect(await leftOf(customer, [words])).toEqual({ traces: [], open: 0 })
  })

  test('an answer to a complaint', async () => {
    const customer = await buildSomebody()
    const { staff_id } = await buildStaffAccount(running.services, { enrolled: false })
    const number = await buildComplaint(customer)
    const deletion = await deleteDuring(customer, async (tx) => {
      const row = await lockComplaint(tx, number)
      if (row === null) throw new Error('no complaint')
      const { complaint_id } = row
      await setComplaintStatus(tx, complaint_id, 'answered')
      const at = running.clock.now()
      await addComplaintEvent(tx, { complaint_id, step: 'answered', text: `${words}: no`, staff_id, at })
      await notifyComplainant(running.services, tx, row, 'complaint_answered')
    })
    expect(deletion.statusCode, deletion.body).toBe(200)
    expect(await leftOf(customer, [words])).toEqual({ traces: [], open: 0 })
  })

  test('a link that is being opened', async () => {
    const customer = await buildSomebody()
    const made = await call(customer, '/api/hand-over/create', {})
    const [, start = ''] = /transfer\/([0-9a-f-]{36})/.exec(made.body) ?? []
    const now = running.clock.now()
    const deletion = await deleteDuring(customer, async (tx) => {
      const opened = { language: 'en' as const, consents: [], ip_address: '203.0.113.7' }
      expect(await setProspectStart(tx, start, opened)).toBe(1)
      await addPasscode(tx, {
        subject_id: start,
        purpose: 'sign_in',
        recipient: customer.mobile_phone_number ?? '',
        user_id: null,
        code_hash: Buffer.alloc(32),
        expires_at: new Date(now.getTime() + 300_000),
        sent_at: now,
        spent_keys: [],
        spent_at: now,
      })
    })
    expect(deletion.statusCode, deletion.body).toBe(200)
    expect(await leftOf(customer)).toEqual({ traces: [], open: 0 })
  })

  test('an application to a lender, which then goes on to the ledger', async () => {
    const customer = await buildSomebody()
    const { user_id } = customer
    const now = running.clock.now()
    const brand = running.services.brands().bySlug('haritmudra')?.brand
    if (brand === undefined) throw new Error('no brand')
    const deletion = await deleteDuring(
      customer,
      async (tx) => {
        await claimKey(tx, { user_id, key: 'key-of-the-test', request_hash: Buffer.alloc(32), now })
      },
      async (tx) => {
        await lockLedger(tx, user_id)
        const given = {
          user_id,
          purpose: 'insurance',
          version: '1',
          language: 'en',
          ip_address: null,
        } as const
        await recordConsent(tx, { ...given, brand, licensee: 'Licensed Entity', now })
      },
    )
    expect(deletion.statusCode, deletion.body).toBe(200)
    expect(await leftOf(customer)).toEqual({ traces: [], open: 0 })
  })
})

test.each<[string, (customer: SignedInCustomer, mobile: string) => Promise<() => ReturnType<typeof call>>]>([
  [
    'a sign-in on another device',
    async (_customer, mobile_phone_number) => {
      const { prospect_app_id, code: otp } = await startByCall(running, { mobile_phone_number })
      return () => post(running.app, '/api/auth/verify', { prospect_app_id, otp })
    },
  ],
  [
    'a change of the mobile number',
    async (customer) => {
      const mobile_phone_number = someMobile()
      const asked = await call(customer, '/api/contact/start', { mobile_phone_number })
      const { contact_id } = asked.json<{ contact_id: string }>()
      const otp = await readPasscode(running.services, mobile_phone_number)
      return () => call(customer, '/api/contact/verify', { contact_id, otp })
    },
  ],
])('%s that a deletion overtakes waits for it, and neither for the other for ever', async (_, prepare) => {
  const customer = await buildSomebody()
  const { user_id } = customer
  const begin = await prepare(customer, customer.mobile_phone_number ?? '')
  const now = running.clock.now()
  const overtaken = await running.db.transaction(async (tx) => {
    await lockForErasure(tx, user_id)
    const begun = begin()
    await doneOrWaiting(begun)
    await erasePerson(heldOfPerson, running.services, tx, { user_id, ip_address: null, now })
    return { begun }
  })
  const { statusCode } = await overtaken.begun
  expect([404, 409, 422, 401, 400]).toContain(statusCode)
  expect(await leftOf(customer)).toEqual({ traces: [], open: 0 })
})

test('a second deletion with a code of its own waits for the first, and neither for the other for ever', async () => {
  const customer = await buildSomebody()
  const { user_id } = customer
  const begin = await remove(customer)
  const now = running.clock.now()
  const second = await running.db.transaction(async (tx) => {
    await lockForErasure(tx, user_id)
    const begun = begin()
    await doneOrWaiting(begun)
    await erasePerson(heldOfPerson, running.services, tx, { user_id, ip_address: null, now })
    return { begun }
  })
  expect((await second.begun).statusCode).toBe(404)
  expect(await leftOf(customer)).toEqual({ traces: [], open: 0 })
})

test('a link taken a moment before its customer was deleted sends nothing', async () => {
  const customer = await buildSomebody()
  const { user_id } = customer
  const made = await call(customer, '/api/hand-over/create', {})
  const [, prospect_app_id, token] = /transfer\/([0-9a-f-]{36})#([\w-]{23})/.exec(made.body) ?? []
  // The limits of the number are counted once, so that a row to wait for is there.
  await call(customer, '/api/my-data/passcode', { act: 'copy' })
  const now = running.clock.now()
  const held = await running.db.transaction(async (tx) => {
    await tx.rows(sql`select from rate_limit where key like 'passcode:number:%' for update`)
    const opened = post(
      running.app,
      '/api/hand-over/open',
      { language: 'en', token, prospect_app_id },
      { host },
    )
    await doneOrWaiting(opened)
    await running.db.transaction(async (other) => {
      await lockForErasure(other, user_id)
      await erasePerson(heldOfPerson, running.services, other, { user_id, ip_address: null, now })
    })
    return { opened }
  })
  expect((await held.opened).statusCode).toBe(404)
  expect(await leftOf(customer)).toEqual({ traces: [], open: 0 })
})
