import type { Evidence } from '@marketplace/contract/office/evidence'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addConsent } from '../../customers/consents/published.ts'
import type { StoredEntry } from '../../platform/audit-log/audit-log.queries.ts'
import { presentAuditEntries } from '../../platform/audit-log/present-audit-entries.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const reason = 'Asked for by the lender'
let running: TestApp
let calls: ReturnType<typeof callsOf>
let lender: { lender_id: number }
let other: { lender_id: number }
beforeAll(async () => {
  running = await createTestApp()
  calls = callsOf(running.app, await buildStaff(running.services, 1))
  lender = await buildLender(running.db, { slug: 'asha-loans' })
  other = await buildLender(running.db, { slug: 'other-loans' })
  await vi.waitFor(() => expect(running.services.lenders().find(other.lender_id)).not.toBeNull(), 5_000)
})
afterAll(() => running.close())

/** A customer who applied to the lender and complained about it and about the marketplace. */
const applied = async () => {
  const built = await buildApplication(running)
  expect((await built.apply(lender.lender_id)).statusCode).toBe(200)
  for (const body of [
    { category: 'conduct', lender_id: lender.lender_id, text: 'They call at night' },
    { category: 'website', text: 'The page is slow' },
  ])
    await post(running.app, '/api/complaints/add', body, built.customer.headers)
  return built
}
const ofPerson = async (user_id: string): Promise<Evidence> =>
  (await calls.post('/api/evidence/person', { user_id, reason })).json<{ data: Evidence }>().data

/** Every part of a lender's evidence of the day. */
const ofLender = async (lender_id: number): Promise<Evidence[]> => {
  const people: Evidence[] = []
  let after: string | null = null
  do {
    const part: { people: Evidence[]; next: string | null } = (
      await calls.post('/api/evidence/lender', {
        lender_id,
        from: '2026-11-20',
        to: '2026-11-20',
        after,
        reason,
      })
    ).json<{ data: { people: Evidence[]; next: string | null } }>().data
    people.push(...part.people)
    after = part.next
  } while (after !== null)
  return people
}

// duty 5: what was shown is kept as it was, and can be handed to an audit.
test('one person’s evidence holds what was shown with its hash, agreed to, passed on and complained of', async () => {
  const { customer } = await applied()
  const evidence = await ofPerson(customer.user_id)
  expect(evidence).toMatchObject({ user_id: customer.user_id, lender_id: null, reason })
  expect(evidence.snapshots.length).toBeGreaterThan(0)
  for (const { is_intact, hash, content } of evidence.snapshots) {
    expect(is_intact).toBe(1)
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(content)).toContain('asha-loans Limited')
  }
  expect(evidence.consents.map(({ purpose }) => purpose)).toContain('share')
  expect(evidence.consents.every(({ text }) => text.length > 20)).toBe(true)
  expect(evidence.shares).toMatchObject([{ lender_id: lender.lender_id }])
  expect(evidence.complaints.map(({ category }) => category).sort()).toEqual(['conduct', 'website'])
  const entries = await running.db.rows<StoredEntry>(
    sql`select * from audit_entry where action = 'evidence.person' and object_id = ${customer.user_id}`,
  )
  // Free text about a person: sealed under their key, and read by who may read the log.
  expect(entries).toMatchObject([{ reason: null, sealed_reason: expect.any(Buffer) }])
  expect(await presentAuditEntries(running.services, entries)).toMatchObject([{ reason }])
})

test('a snapshot whose content is not what its hash says is called so', async () => {
  const { customer } = await applied()
  await running.db.transaction(async (tx) => {
    await tx.run(sql`alter table offer_snapshot disable trigger user`)
    await tx.run(sql`update offer_snapshot set content = content || '{"language": "xx"}'
      where app_id in (select app_id from application where user_id = ${customer.user_id})`)
    await tx.run(sql`alter table offer_snapshot enable trigger user`)
  })
  expect((await ofPerson(customer.user_id)).snapshots.every(({ is_intact }) => is_intact === 0)).toBe(true)
})

test('a lender’s evidence is of its own people, in parts, and says nothing of complaints about others', async () => {
  const { customer } = await applied()
  const ask = (change: object = {}) =>
    calls.post('/api/evidence/lender', {
      lender_id: lender.lender_id,
      from: '2026-11-20',
      to: '2026-11-20',
      after: null,
      reason,
      ...change,
    })
  const { people, next } = (await ask()).json<{ data: { people: Evidence[]; next: string | null } }>().data
  expect(next).toBeNull()
  const own = people.find(({ user_id }) => user_id === customer.user_id)
  expect(own?.complaints.map(({ category }) => category)).toEqual(['conduct'])
  expect(own?.snapshots).toHaveLength(1)
  const after = people.at(-1)?.user_id
  expect((await ask({ after })).json()).toMatchObject({ data: { people: [], next: null } })
  expect((await ask({ lender_id: other.lender_id })).json()).toMatchObject({ data: { people: [] } })
  expect((await ask({ from: '2026-11-21', to: '2026-11-22' })).json()).toMatchObject({ data: { people: [] } })
  expect((await ask({ to: '2026-11-19' })).json()).toMatchObject({ details: [{ field: 'to' }] })
  expect((await ask({ lender_id: 2_000_000_000 })).statusCode).toBe(404)
})

// RBI/2024-25/18: which key fact statement the person had seen, for them and for the lender whose it is.
test('statements that were opened stand in the evidence, of a lender its own alone', async () => {
  const { customer, app_id } = await applied()
  for (const { lender_id } of [lender, other])
    await post(running.app, `/api/applications/${app_id}/kfs-opened`, { lender_id }, customer.headers)
  const opened = ({ lender_id }: { lender_id: number }) => ({
    app_id,
    lender_id,
    kfs_url: running.services.lenders().find(lender_id)?.kfs_url,
    opened_at: running.clock.now().toISOString(),
  })
  const { statements } = await ofPerson(customer.user_id)
  expect(statements).toHaveLength(2)
  expect(statements).toEqual(expect.arrayContaining([opened(lender), opened(other)]))
  const own = (await ofLender(lender.lender_id)).find(({ user_id }) => user_id === customer.user_id)
  expect(own?.statements).toEqual([opened(lender)])
})

test('a complaint about a lender stands in its evidence without an application there', async () => {
  const { customer } = await buildApplication(running)
  const body = { category: 'conduct', lender_id: other.lender_id, text: 'They call, and I never applied' }
  await post(running.app, '/api/complaints/add', body, customer.headers)
  const about = (await ofLender(other.lender_id)).filter(({ user_id }) => user_id === customer.user_id)
  expect(about).toMatchObject([{ shares: [], snapshots: [], complaints: [{ category: 'conduct' }] }])
})

test('what somebody agreed to with an insurer is in no lender’s evidence', async () => {
  const { customer } = await applied()
  await addConsent(running.db, {
    consent_id: crypto.randomUUID(),
    user_id: customer.user_id,
    purpose: 'insurance',
    version: '1',
    language: 'en',
    text: 'I agree that my name and number go to Asha Insurance Brokers',
    lender_id: null,
    lender_name: 'Asha Insurance Brokers',
    brand_id: null,
    ip_address: null,
    given_at: running.clock.now(),
  })
  const purposesOf = (evidence: Evidence | undefined) => evidence?.consents.map(({ purpose }) => purpose)
  expect(purposesOf(await ofPerson(customer.user_id))).toContain('insurance')
  const own = (await ofLender(lender.lender_id)).find(({ user_id }) => user_id === customer.user_id)
  expect(purposesOf(own)).toContain('soft_questions')
  expect(purposesOf(own)).not.toContain('insurance')
})

test('nobody without a reason, an id or the role', async () => {
  expect(
    (await calls.post('/api/evidence/person', { user_id: crypto.randomUUID(), reason })).statusCode,
  ).toBe(404)
  expect(
    (await calls.post('/api/evidence/person', { user_id: crypto.randomUUID(), reason: 'short' })).json(),
  ).toMatchObject({ details: [{ field: 'reason' }] })
  const caller = callsOf(running.app, await buildStaff(running.services, 3))
  expect(
    (await caller.post('/api/evidence/person', { user_id: crypto.randomUUID(), reason })).statusCode,
  ).toBe(403)
})

test('thirty people an hour, and no more', async () => {
  const busy = callsOf(running.app, await buildStaff(running.services, 1))
  const statuses: number[] = []
  for (let n = 0; n < 31; n += 1)
    statuses.push(
      (await busy.post('/api/evidence/person', { user_id: crypto.randomUUID(), reason })).statusCode,
    )
  expect(statuses.filter((status) => status === 404)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
})
