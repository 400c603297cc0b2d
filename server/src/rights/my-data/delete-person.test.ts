import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { sendMessage } from '../../customers/messages/messages.jobs.ts'
import { keptColumns } from '../../customers/profiles/erase-customer.queries.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildCustomer, someMobile, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { saveCompleteProfile } from '../../testing/builders/build-profile.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { dumpTables, leaveTraces, person, shows } from '../../testing/leave-traces.ts'
import { post, readPasscode, signInByCalls } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openDeletionLedger, type DeletionLedger } from './deletion-ledger.ts'
import { held } from '../../app/modules.ts'
import { completeLedger, replayDeletions } from './replay-deletions.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'deletions-'))
let running: TestApp
let lender_id: number
let ledger: DeletionLedger
beforeAll(async () => {
  running = await createTestApp({ variables: { DATA_DIR: dataDir } })
  ledger = openDeletionLedger(dataDir)
  lender_id = (await buildLender(running.db, { slug: 'asha-loans' })).lender_id
  await vi.waitFor(() => expect(running.services.lenders().find(lender_id)).not.toBeNull(), 5_000)
})
afterAll(async () => {
  await running.close()
  rmSync(dataDir, { recursive: true, force: true })
})

type Contacted = Pick<SignedInCustomer, 'headers' | 'mobile_phone_number'>
const confirm = async ({ headers, mobile_phone_number }: Contacted) => {
  const answer = await post(running.app, '/api/my-data/passcode', { act: 'delete' }, headers)
  expect(answer.statusCode, answer.body).toBe(200)
  const { confirm_id } = answer.json<{ confirm_id: string }>()
  return { confirm_id, otp: await readPasscode(running.services, mobile_phone_number ?? '') }
}
const remove = async (who: Contacted, typed = 'DELETE') =>
  post(running.app, '/api/my-data/delete', { ...(await confirm(who)), typed }, who.headers)

const dump = async (): Promise<string> => [...(await dumpTables(running)).values()].flat().join('\n')
const buildTraces = () => leaveTraces(running, lender_id)

describe('a deletion', () => {
  it('leaves nothing to find the person by, ends every session and keeps what proves what was done', async () => {
    const { customer, secrets, app_id } = await buildTraces()
    const { user_id, headers } = customer
    const other = await buildApplication(running)
    const others = await dump()
    for (const secret of [secrets[0] ?? '', person.first_name]) expect(shows(others, secret)).toBe(true)

    const answer = await remove(customer)
    expect(answer.statusCode, answer.body).toBe(200)
    const { data, message } = answer.json<{ data: { certificate: string }; message: string }>()
    expect(data.certificate).toMatch(/^D-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(message).toContain(data.certificate)

    // The certificate is the last message to that contact; once it has gone, nothing says whom it went to.
    const last = await running.db.row<{
      message_id: number
      recipient: string
      template: string
      body: string
    }>(sql`select message_id, recipient, template, body from message where recipient = any(${secrets})`)
    expect(last).toMatchObject({
      template: 'account_deleted',
      body: expect.stringContaining(data.certificate),
    })
    expect(last?.recipient).toBe(customer.mobile_phone_number)
    await running.db.run(
      sql`update message set expires_at = now() - interval '1 day' where message_id = ${last?.message_id}`,
    )
    await sendMessage(running.services, { message_id: last?.message_id ?? 0 }, { number: 1, last: true })

    const after = await dump()
    for (const secret of secrets) expect([secret, shows(after, secret)]).toEqual([secret, false])
    expect((await running.app.inject({ url: '/api/my-data', headers })).statusCode).toBe(401)

    const columns = await running.db.row<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(customer) as row from customer where user_id = ${user_id}`,
    )
    for (const [column, value] of Object.entries(columns?.row ?? {}))
      if (!keptColumns.has(column) && column !== 'mobile_phone_code')
        expect([column, value ?? 0]).toEqual([column, 0])
    expect(columns?.row['deleted_at']).not.toBeNull()

    const kept = await running.db.row(sql`select
      (select count(*)::int from consent where user_id = ${user_id} and withdrawn_at is not null) as withdrawn,
      (select count(*)::int from consent where user_id = ${user_id} and withdrawn_at is null) as live,
      (select status from insurance_referral where user_id = ${user_id}) as referral,
      (select status from application where app_id = ${app_id}) as application,
      (select count(*)::int from offer_snapshot where app_id = ${app_id}) as snapshots,
      (select array_agg(status) from complaint where user_id = ${user_id}) as complaints,
      (select certificate from deletion where user_id = ${user_id}) as certificate,
      (select count(*)::int from audit_entry where action = 'customer.delete' and object_id = ${user_id}) as acts`)
    expect(kept).toEqual({
      withdrawn: 3,
      live: 0,
      referral: 'WITHDRAWN',
      application: 'CLOSED',
      snapshots: 1,
      complaints: ['closed_by_deletion', 'closed_by_deletion'],
      certificate: data.certificate,
      acts: 1,
    })

    // Nobody else has lost anything.
    expect(
      (await running.app.inject({ url: '/api/my-data', headers: other.customer.headers })).statusCode,
    ).toBe(200)
    expect((await other.read()).status).not.toBe('CLOSED')
  })

  it('is not found by staff, and a new sign-in with the number begins anew', async () => {
    const { customer, secrets } = await buildTraces()
    const mobile = customer.mobile_phone_number ?? ''
    await remove(customer, 'मिटाएँ')
    const staff = await buildStaff(running.services, 1)
    for (const body of [{ mobile }, { pan_last4: person.tin.slice(-4) }])
      expect(
        (await post(running.app, '/api/customer-care/search', body, staff.headers)).json<{ total: number }>()
          .total,
      ).toBe(0)
    const record = await running.app.inject({
      url: `/api/customer-care/customer/${customer.user_id}`,
      headers: staff.headers,
    })
    expect(record.statusCode).toBe(404)
    const queue = await running.app.inject({
      url: '/api/dashboard/queue-rows?queue=messages_failed',
      headers: staff.headers,
    })
    expect(queue.statusCode).toBe(200)

    const again = await signInByCalls(running, { mobile_phone_number: mobile })
    expect(again.user_id).not.toBe(customer.user_id)
    const answer = await running.app.inject({ url: '/api/my-data', headers: again.headers })
    expect(answer.json()).toMatchObject({
      data: {
        profile: { first_name: null, tin: null },
        applications: [],
        complaints: [],
        help_requests: [],
        shares: [],
      },
    })
    for (const secret of secrets.slice(3)) expect(answer.body).not.toContain(secret)
  })

  it('stops what is under way: messages, and applications that wait to be sent', async () => {
    const { customer, app_id } = await buildTraces()
    await running.db.run(
      sql`update lender_application set handoff_url = null, status = 'SENT', attempts = 1 where app_id = ${app_id}`,
    )
    const answer = await remove(customer)
    expect(answer.json()).toMatchObject({ data: { lenders_told: 1 } })
    expect(await running.db.row(sql`select status from lender_application where app_id = ${app_id}`)).toEqual(
      {
        status: 'WITHDRAWN',
      },
    )
    const told = await running.db.row<{ count: number }>(sql`select count(*)::int as count
      from graphile_worker.jobs where key = 'tell:' || (select lender_application_id from lender_application where app_id = ${app_id})`)
    expect(told?.count).toBe(1)
    const waiting = await running.db.row<{ count: number }>(sql`select count(*)::int as count from message
      where user_id = ${customer.user_id} and status = 'queued'`)
    expect(waiting?.count).toBe(0)
    const entry = await running.db.row<{ lenders: { lender_id: number }[] }>(
      sql`select lenders from deletion where user_id = ${customer.user_id}`,
    )
    expect(entry?.lenders.map((lender) => lender.lender_id)).toEqual([lender_id])
  })

  it('takes the right code once, however many bring it at once, and saves nothing for one who is gone', async () => {
    const customer = await buildCustomer(running.services)
    await saveCompleteProfile(running.app, customer)
    const proof = await confirm(customer)
    const save = () =>
      post(running.app, `/api/user/${customer.user_id}`, { address1: 'Late Street' }, customer.headers)
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () =>
        post(running.app, '/api/my-data/delete', { ...proof, typed: 'DELETE' }, customer.headers),
      ),
      ...Array.from({ length: 5 }, save),
    ])
    expect(answers.slice(0, 5).filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true)
    expect(await dump()).not.toContain('Late Street')
  })

  it('leaves a number that is somebody else’s by now to them', async () => {
    const customer = await buildCustomer(running.services)
    const given = someMobile()
    await running.db
      .run(sql`insert into prospect (prospect_app_id, user_id, language, mobile_phone_number, verified_at)
      values (gen_random_uuid(), ${customer.user_id}, 'en', ${given}, now())`)
    const heir = await buildCustomer(running.services, { mobile_phone_number: given })
    await post(running.app, '/api/complaints/add', { category: 'data', text: 'Mine' }, heir.headers)
    await remove(customer)
    expect(await running.db.row(sql`select recipient from message where user_id = ${heir.user_id}`)).toEqual({
      recipient: given,
    })
  })
})

describe('the ledger of deletions', () => {
  it('names nobody, and is brought up to the database', async () => {
    const customer = await buildCustomer(running.services, { first_name: 'Ledgera' })
    const { certificate } = (await remove(customer)).json<{ data: { certificate: string } }>().data
    const text = readFileSync(join(dataDir, 'deletions.log'), 'utf8')
    expect(text).toContain(certificate)
    expect(text).not.toContain('Ledgera')
    expect(text).not.toContain(customer.mobile_phone_number)
    const lines = (await ledger.read()).length
    rmSync(join(dataDir, 'deletions.log'))
    expect(await completeLedger(running.db, ledger)).toBe(lines)
    expect(await ledger.read()).toHaveLength(lines)
    expect(await completeLedger(running.db, ledger)).toBe(0)
  })

  it('deletes again whom a restored backup has brought back, and nobody else', async () => {
    const { customer, secrets } = await buildTraces()
    const { user_id } = customer
    const stays = await buildCustomer(running.services, { first_name: 'Stays' })
    await remove(customer)
    const entry = (await ledger.read()).find((deletion) => deletion.user_id === user_id)
    // As a backup of the day before has it: the person is there, and nothing is known of a deletion.
    await running.db.run(sql`alter table deletion disable trigger deletion_immutable`)
    await running.db.run(sql`delete from deletion where user_id = ${user_id}`)
    await running.db.run(sql`alter table deletion enable trigger deletion_immutable`)
    await running.db.run(sql`update customer set deleted_at = null, first_name = ${person.first_name},
      mobile_phone_number = ${customer.mobile_phone_number} where user_id = ${user_id}`)
    await running.db.run(sql`update session set revoked_at = null where user_id = ${user_id}`)

    expect(await replayDeletions(held, running.services, ledger)).toBe(1)
    expect(await replayDeletions(held, running.services, ledger)).toBe(0)
    const after = await running.db.row(sql`select c.first_name, c.mobile_phone_number, d.certificate,
        (select count(*)::int from session s where s.user_id = c.user_id and revoked_at is null) as sessions
      from customer c join deletion d using (user_id) where c.user_id = ${user_id}`)
    expect(after).toEqual({
      first_name: null,
      mobile_phone_number: null,
      certificate: entry?.certificate,
      sessions: 0,
    })
    expect((await running.app.inject({ url: '/api/my-data', headers: customer.headers })).statusCode).toBe(
      401,
    )
    expect(
      await running.db.row(sql`select first_name from customer where user_id = ${stays.user_id}`),
    ).toEqual({
      first_name: 'Stays',
    })
    expect(secrets.length).toBeGreaterThan(5)
  })

  it('reads past a line that a crash has cut short', async () => {
    const [first] = await ledger.read()
    if (first === undefined) throw new Error('no deletion to write')
    const folder = mkdtempSync(join(dataDir, 'broken-'))
    const broken = openDeletionLedger(folder)
    expect(await broken.read()).toEqual([])
    writeFileSync(join(folder, 'deletions.log'), '{"certificate":"D-2222-')
    await broken.append([first])
    expect(await broken.read()).toEqual([first])
  })
})
