import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { periods } from '@marketplace/contract/platform/periods'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { held, jobs } from '../../app/modules.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildCustomer, someMobile } from '../../testing/builders/build-customer.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { post, signInByCalls, startByCall } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseDueCustomers } from './erase-due.jobs.ts'
import { planSilentErasures } from './plan-silent.jobs.ts'

const START = '2026-11-20T06:00:00Z'
const DAY_MS = 86_400_000
const dataDir = mkdtempSync(join(tmpdir(), 'erasures-'))
let running: TestApp
beforeAll(async () => {
  running = await createTestApp({ variables: { DATA_DIR: dataDir } })
})
afterAll(async () => {
  await running.close()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  running.clock.set(START)
  await running.db.run(sql`delete from planned_erasure`)
  await running.db.run(sql`update customer set updated_at = ${running.clock.now()}`)
})

const attempt = { number: 1, last: false }
const plan = () => jobs.plan_silent_erasures.run(running.services, {}, attempt)
const eraseDue = () => jobs.erase_due_customers.run(running.services, {}, attempt)
const stateOf = (user_id: string) =>
  running.db.row<{ deleted: boolean; mobile: string | null; due_at: Date | null; cause: string | null }>(
    sql`select deleted_at is not null as deleted, mobile_phone_number as mobile, due_at, cause
      from customer left join planned_erasure using (user_id) where user_id = ${user_id}`,
  )
const textsTo = async (recipient: string | null) =>
  (
    await running.db.rows<{ template: string; body: string }>(
      sql`select template, body from message where recipient = ${recipient} and template <> 'passcode' order by message_id`,
    )
  ).map(({ template, body }) => ({ template, body }))
const silentSince = (user_id: string, days: number) =>
  running.db.run(
    sql`update customer set updated_at = ${new Date(running.clock.now().getTime() - days * DAY_MS)} where user_id = ${user_id}`,
  )

/** The gateway takes the notices that wait, or refuses them for good. */
const noticesBecome = (status: 'sent' | 'failed') =>
  running.db
    .run(sql`update message set status = ${status}, sent_at = case when ${status} = 'sent' then ${running.clock.now()}::timestamptz end
    where template = 'erasure_ahead' and status = 'queued'`)

/** Takes the consent to use the service back. */
const withdrawTermsOf = async ({ headers }: { headers: { authorization: string } }) => {
  const { data } = (await running.app.inject({ url: '/api/consents', headers })).json<{
    data: { consent_id: string; purpose: string; withdrawable: number }[]
  }>()
  const terms = data.find(({ purpose, withdrawable }) => purpose === 'terms' && withdrawable === 1)
  return post(running.app, '/api/consents/withdraw', { consent_id: terms?.consent_id }, headers)
}
/** A signed-in customer who withdraws the consent to use the service. */
const withdrawTerms = async (mobile_phone_number: string) => {
  const customer = await signInByCalls(running, { mobile_phone_number })
  return { customer, answer: await withdrawTermsOf(customer) }
}

describe('the withdrawal of the consent to use the service', () => {
  it('deletes the account after its days of grace, not a minute before, and says the day at once', async () => {
    const mobile = someMobile()
    const { customer, answer } = await withdrawTerms(mobile)
    expect(answer.json()).toEqual({
      success: true,
      message:
        'Your consent is withdrawn. We delete your data on 27/11/2026. To keep your account, log in and agree again before that day',
    })
    expect(await textsTo(mobile)).toMatchObject([
      { template: 'terms_withdrawn', body: expect.stringContaining('27/11/2026') },
    ])
    running.clock.advance(periods.withdrawal_grace_days * DAY_MS - 60_000)
    await eraseDue()
    expect(await stateOf(customer.user_id)).toMatchObject({ deleted: false, mobile })
    running.clock.advance(60_000)
    await Promise.all([eraseDue(), eraseDue()])
    await eraseDue()
    expect(await stateOf(customer.user_id)).toEqual({
      deleted: true,
      mobile: null,
      due_at: null,
      cause: null,
    })
    const deletions = await running.db.rows<{ certificate: string }>(
      sql`select certificate from deletion where user_id = ${customer.user_id}`,
    )
    expect(deletions).toHaveLength(1)
    expect(readFileSync(join(dataDir, 'deletions.log'), 'utf8')).toContain(deletions[0]?.certificate)
    expect(
      await running.db.rows(
        sql`select actor_name from audit_entry where action = 'customer.delete' and object_id = ${customer.user_id}`,
      ),
    ).toEqual([{ actor_name: 'The customer withdrew the consent' }])
    expect((await textsTo(mobile)).at(-1)?.template).toBe('account_deleted')
  })

  it('is undone by logging in and agreeing again', async () => {
    const mobile = someMobile()
    const { customer } = await withdrawTerms(mobile)
    running.clock.advance(DAY_MS)
    const again = await signInByCalls(running, { mobile_phone_number: mobile })
    expect(again.user_id).toBe(customer.user_id)
    running.clock.advance(periods.withdrawal_grace_days * DAY_MS)
    await eraseDue()
    expect(await stateOf(customer.user_id)).toMatchObject({ deleted: false, mobile, due_at: null })
  })

  it('is not undone by the code of a start that agreed before it, on another device', async () => {
    const mobile_phone_number = someMobile()
    const customer = await signInByCalls(running, { mobile_phone_number })
    running.clock.advance(60_000)
    const { prospect_app_id, code } = await startByCall(running, { mobile_phone_number })
    running.clock.advance(60_000)
    expect((await withdrawTermsOf(customer)).statusCode).toBe(200)
    const answer = await post(running.app, '/api/auth/verify', { prospect_app_id, otp: code })
    expect(answer.statusCode).toBe(404)
    expect(await stateOf(customer.user_id)).toMatchObject({ cause: 'terms_withdrawn' })
  })

  it('is not undone by a start that brings no agreement, as a link made before makes one', async () => {
    const mobile = someMobile()
    const { customer } = await withdrawTerms(mobile)
    const { prospect_app_id, code } = await startByCall(running, { mobile_phone_number: mobile })
    await running.db.run(sql`update prospect set consents = '[]' where prospect_app_id = ${prospect_app_id}`)
    const answer = await post(running.app, '/api/auth/verify', { prospect_app_id, otp: code })
    expect(answer.statusCode).toBe(404)
    expect(await stateOf(customer.user_id)).toMatchObject({ cause: 'terms_withdrawn' })
  })
})

describe('a long silence', () => {
  it('is told some days before, once, and ends in the deletion', async () => {
    const customer = await buildCustomer(running.services)
    const { user_id, mobile_phone_number } = customer
    await silentSince(user_id, periods.silent_days - periods.silence_notice_days)
    await plan()
    expect(await stateOf(user_id)).toMatchObject({ due_at: null })
    running.clock.advance(1)
    await plan()
    await plan()
    expect(await stateOf(user_id)).toMatchObject({ deleted: false, cause: 'silence' })
    expect(await textsTo(mobile_phone_number)).toMatchObject([
      { template: 'erasure_ahead', body: expect.stringContaining('23/11/2026') },
    ])
    await noticesBecome('sent')
    running.clock.advance(2 * DAY_MS)
    await eraseDue()
    expect(await stateOf(user_id)).toMatchObject({ deleted: false })
    running.clock.advance(DAY_MS)
    await eraseDue()
    expect(await stateOf(user_id)).toMatchObject({ deleted: true })
  })

  it('ends in no deletion before its notice has been there for the hours of the law', async () => {
    const { user_id } = await buildCustomer(running.services)
    await silentSince(user_id, periods.silent_days)
    await plan()
    // The gateway is down for longer than the notice was to run.
    running.clock.advance(3 * DAY_MS)
    await eraseDue()
    expect(await stateOf(user_id)).toMatchObject({ deleted: false, cause: 'silence' })
    running.clock.advance(DAY_MS - 60_000)
    await noticesBecome('sent')
    running.clock.advance(periods.silence_notice_hours * 3_600_000 - 1)
    await eraseDue()
    expect(await stateOf(user_id)).toMatchObject({ deleted: false, cause: 'silence' })
    running.clock.advance(1)
    await eraseDue()
    expect(await stateOf(user_id)).toMatchObject({ deleted: true })
  })

  it('is told anew where its notice could not be sent', async () => {
    const { user_id, mobile_phone_number } = await buildCustomer(running.services)
    await silentSince(user_id, periods.silent_days)
    await plan()
    await noticesBecome('failed')
    running.clock.advance(periods.silence_notice_days * DAY_MS)
    await eraseDue()
    expect(await stateOf(user_id)).toMatchObject({ deleted: false, due_at: null })
    await plan()
    expect(await stateOf(user_id)).toMatchObject({ cause: 'silence' })
    expect(await textsTo(mobile_phone_number)).toHaveLength(2)
  })

  it('of many who cannot be told yet keeps nobody from a deletion that is due', async () => {
    const silent = await Promise.all(Array.from({ length: 4 }, () => buildCustomer(running.services)))
    const last = silent.at(-1)?.user_id ?? ''
    for (const { user_id } of silent) await silentSince(user_id, periods.silent_days)
    await plan()
    await running.db.run(sql`update message set status = 'sent', sent_at = ${running.clock.now()}
      where template = 'erasure_ahead' and user_id = ${last}`)
    await running.db.run(
      sql`update planned_erasure set due_at = due_at + interval '1 second' where user_id = ${last}`,
    )
    running.clock.advance(4 * DAY_MS)
    await eraseDueCustomers(held, 2)(running.services, {}, attempt)
    expect(await stateOf(last)).toMatchObject({ deleted: true })
  })

  it('of somebody who waits for the answer to a complaint is ours', async () => {
    const mobile_phone_number = someMobile()
    const { user_id, headers } = await signInByCalls(running, { mobile_phone_number })
    await post(running.app, '/api/complaints/add', { category: 'data', text: 'Why?' }, headers)
    await silentSince(user_id, periods.silent_days)
    await plan()
    expect(await stateOf(user_id)).toMatchObject({ due_at: null })
    await running.db.run(sql`update complaint set status = 'answered' where user_id = ${user_id}`)
    await plan()
    expect(await stateOf(user_id)).toMatchObject({ cause: 'silence' })
  })

  it('is longer for who applied to a lender', async () => {
    const { lender_id } = await buildLender(running.db, { slug: 'silent-loans' })
    await vi.waitFor(() => expect(running.services.lenders().find(lender_id)).not.toBeNull(), 5_000)
    const { customer, apply } = await buildApplication(running)
    expect((await apply(lender_id)).statusCode).toBe(200)
    await silentSince(customer.user_id, 3 * 365 - periods.silence_notice_days)
    await plan()
    expect(await stateOf(customer.user_id)).toMatchObject({ due_at: null })
    await silentSince(customer.user_id, 3 * 366)
    await plan()
    expect(await stateOf(customer.user_id)).toMatchObject({ cause: 'silence' })
  })

  it('is over with the next sign-in', async () => {
    const customer = await buildCustomer(running.services)
    await silentSince(customer.user_id, periods.silent_days)
    await plan()
    await signInByCalls(running, { mobile_phone_number: customer.mobile_phone_number ?? '' })
    running.clock.advance(4 * DAY_MS)
    await eraseDue()
    await plan()
    expect(await stateOf(customer.user_id)).toMatchObject({ deleted: false, due_at: null })
  })

  it('of many is found in batches, everyone once', async () => {
    const before = new Date(running.clock.now().getTime() - 2 * 365 * DAY_MS)
    await running.db.run(sql`insert into customer (user_id, mobile_phone_number, updated_at)
      select gen_random_uuid(), '8' || lpad(n::text, 9, '0'), ${before}::timestamptz + interval '1 microsecond'
      from generate_series(1, 7) as n`)
    await planSilentErasures(3)(running.services, {}, attempt)
    const row = await running.db.row<{ plans: number; notices: number }>(sql`select
      (select count(*)::int from planned_erasure) as plans,
      (select count(*)::int from message where template = 'erasure_ahead' and recipient like '8%') as notices`)
    expect(row).toEqual({ plans: 7, notices: 7 })
    await noticesBecome('sent')
    running.clock.advance(4 * DAY_MS)
    await eraseDueCustomers(held, 3)(running.services, {}, attempt)
    expect(await running.db.row(sql`select count(*)::int as left from planned_erasure`)).toEqual({ left: 0 })
    expect(
      await running.db.row(
        sql`select count(*)::int as left from customer where mobile_phone_number like '8%'`,
      ),
    ).toEqual({ left: 0 })
  })
  it('goes on with the next where one cannot be deleted, and says how many are left', async () => {
    const [stuck, next] = ['8999999991', '8999999992']
    const due = new Date(running.clock.now().getTime() - DAY_MS)
    await running.db.run(sql`with made as (insert into customer (user_id, mobile_phone_number)
        select gen_random_uuid(), mobile from unnest(array[${stuck}, ${next}]) as mobile returning user_id, mobile_phone_number)
      insert into planned_erasure (user_id, cause, planned_at, due_at)
      select user_id, 'silence', ${due}::timestamptz - interval '1 day', ${due}::timestamptz + (mobile_phone_number = ${next})::int * interval '1 second' from made`)
    await running.db.run(sql`create function refuse_one() returns trigger language plpgsql as $$
      begin
        if old.mobile_phone_number = '8999999991' then raise exception 'it cannot go'; end if;
        return new;
      end $$`)
    await running.db.run(
      sql`create trigger refuse_one before update on customer for each row execute function refuse_one()`,
    )
    const left = () =>
      running.db.rows(sql`select mobile_phone_number from planned_erasure join customer using (user_id)`)
    await expect(eraseDueCustomers(held, 1)(running.services, {}, attempt)).rejects.toThrow(
      '1 customers could not be deleted',
    )
    expect(await left()).toEqual([{ mobile_phone_number: stuck }])
    await running.db.run(sql`drop function refuse_one cascade`)
    await eraseDueCustomers(held, 1)(running.services, {}, { ...attempt, stop: AbortSignal.abort() }).catch(
      (error: Error) => expect(error.message).toMatch(/^stopped before/),
    )
    expect(await left()).toHaveLength(1)
    await eraseDue()
    expect(await left()).toEqual([])
  })
})
