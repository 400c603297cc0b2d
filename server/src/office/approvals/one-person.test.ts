import type { ApprovalRequest } from '@marketplace/contract/office/approvals'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY = 24 * 3_600_000
const reason = 'Rang from home'

let test: TestApp
let asha: SignedInStaff
let bela: SignedInStaff
let chand: SignedInStaff
let dev: SignedInStaff
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.run(sql`update staff set disabled_at = now() where disabled_at is null`)
  asha = await buildStaff(test.services)
  bela = await buildStaff(test.services)
  chand = await buildStaff(test.services)
  dev = await buildStaff(test.services)
})

const post = (by: SignedInStaff, url: string, body: object) => callsOf(test.app, by).post(`/api/${url}`, body)
const codeOf = async (answer: ReturnType<typeof post>): Promise<unknown> => {
  const { statusCode, json } = await answer
  return statusCode === 200 ? 200 : json<{ code: string }>().code
}
const decide = (by: SignedInStaff, { request_id }: ApprovalRequest, decision = 'approved') =>
  codeOf(post(by, 'approvals/decide', { request_id, decision, note: 'I know of it' }))
const requests = async (by: SignedInStaff): Promise<ApprovalRequest[]> =>
  (await callsOf(test.app, by).get('/api/approvals')).json<{ data: ApprovalRequest[] }>().data
const countFor = async (by: SignedInStaff): Promise<number> =>
  (await callsOf(test.app, by).get('/api/approvals/waiting')).json<{ data: { count: number } }>().data.count
const again = async (request: ApprovalRequest, by: SignedInStaff): Promise<ApprovalRequest> => {
  const found = (await requests(by)).find(({ request_id }) => request_id === request.request_id)
  if (found === undefined) throw new Error('the request is gone')
  return found
}
const newestOf = async (by: SignedInStaff): Promise<ApprovalRequest> => {
  const [found] = (await requests(by)).toSorted((one, other) => other.request_id - one.request_id)
  if (found?.is_own !== 1) throw new Error('nothing was asked for')
  return found
}

/** The session goes on, as that of whoever has the password now. */
const keepSession = ({ staff_id }: SignedInStaff) =>
  test.db.run(sql`update session set revoked_at = null where staff_id = ${staff_id}`)
const takeOver = async (by: SignedInStaff, whom: SignedInStaff, way: 'password' | 'authenticator') => {
  const { staff_id } = whom
  const answer =
    way === 'password'
      ? post(by, 'staff/set-password', { staff_id, password: 'seven quiet lanterns', reason })
      : post(by, 'staff/reset-second-factor', { staff_id, reason })
  expect(await codeOf(answer)).toBe(200)
  await test.db.run(
    sql`update credential set password_given = 0 where subject_kind = 'staff' and subject_id = ${staff_id}`,
  )
  await keepSession(whom)
}
const raise = async (by: SignedInStaff): Promise<{ request: ApprovalRequest; whom: SignedInStaff }> => {
  const whom = await buildStaff(test.services, 2)
  const { staff_id } = whom
  const body = { staff_id, full_name: 'Test Staff', role_id: 1, reason }
  expect(await codeOf(post(by, 'staff/update', body))).toBe(200)
  return { request: await newestOf(by), whom }
}
const roleOf = async ({ staff_id }: SignedInStaff) =>
  (await test.db.row<{ role_id: number }>(sql`select role_id from staff where staff_id = ${staff_id}`))
    ?.role_id

describe('accounts in one hand are one person', () => {
  it.each(['password', 'authenticator'] as const)(
    'who asks from an account whose %s they set does not approve it',
    async (way) => {
      await takeOver(asha, bela, way)
      const waitedFor = await countFor(asha)
      const { request, whom } = await raise(bela)
      expect([request.waits_for, await countFor(asha)]).toEqual([
        [chand.username, dev.username].toSorted(),
        waitedFor,
      ])
      expect((await again(request, asha)).may_decide).toBe(0)
      expect(await decide(asha, request)).toBe('own_proposal')
      expect(await decide(asha, request, 'declined')).toBe('own_proposal')
      expect(await roleOf(whom)).toBe(2)
      expect(await decide(chand, request)).toBe(200)
    },
  )

  it('along a chain, from either end, also where the one between was disabled since', async () => {
    await takeOver(asha, bela, 'password')
    await takeOver(bela, chand, 'authenticator')
    const first = await raise(chand)
    const last = await raise(asha)
    expect(await codeOf(post(dev, 'staff/disable', { staff_id: bela.staff_id, disabled: 1 }))).toBe(200)
    expect((await again(first.request, dev)).waits_for).toEqual([dev.username])
    expect(await decide(asha, first.request)).toBe('own_proposal')
    expect(await decide(chand, last.request)).toBe('own_proposal')
    expect(await decide(dev, first.request)).toBe(200)
  })

  it('where a third had both, and nobody is left', async () => {
    await takeOver(asha, bela, 'password')
    await takeOver(asha, chand, 'password')
    await takeOver(asha, dev, 'authenticator')
    const { request } = await raise(bela)
    expect(request.waits_for).toEqual([])
    for (const by of [asha, chand, dev]) expect(await decide(by, request)).toBe('own_proposal')
  })

  it('for seven days, and who approved somebody stays the second person of who asked for them', async () => {
    const { request } = await raise(asha)
    expect(await decide(bela, request)).toBe(200)
    expect((await raise(asha)).request.waits_for).toContain(bela.username)
    await takeOver(asha, bela, 'password')
    expect((await raise(asha)).request.waits_for).not.toContain(bela.username)
    test.clock.advance(7 * DAY + 1)
    const later = await buildStaff(test.services)
    const { waits_for } = (await raise(later)).request
    expect(waits_for).toEqual(expect.arrayContaining([asha.username, bela.username]))
  })
})

describe('a request ends', () => {
  it.each(['password', 'authenticator'] as const)(
    'once the %s of whom it is about was set by somebody else',
    async (way) => {
      const { request, whom } = await raise(asha)
      await takeOver(asha, whom, way)
      expect(await again(request, asha)).toMatchObject({
        state: 'withdrawn',
        decided_by: asha.username,
        note: 'It was changed otherwise meanwhile',
      })
      expect(await decide(bela, request)).toBe('conflict')
      expect(await roleOf(whom)).toBe(2)
    },
  )

  it.each([
    ['was disabled', 'staff/disable', { disabled: 1 }],
    ['has another role', 'staff/update', { full_name: 'Test Staff', role_id: 2 }],
  ])('once who asked %s, whatever it is about', async (_what, url, change) => {
    const { request, whom } = await raise(bela)
    const limit = { name: 'write_off', value: 25_000, reason }
    expect(await codeOf(post(bela, 'approvals/limit', limit))).toBe(200)
    const both = [request, await newestOf(bela)]
    const other = await raise(chand)
    expect(await codeOf(post(asha, url, { staff_id: bela.staff_id, ...change }))).toBe(200)
    for (const one of both) {
      expect(await again(one, asha)).toMatchObject({
        state: 'withdrawn',
        decided_by: asha.username,
        note: 'Who asked for it is an administrator no longer',
      })
      expect(await decide(chand, one)).toBe('conflict')
    }
    expect(await roleOf(whom)).toBe(2)
    expect((await again(other.request, asha)).state).toBe('waiting')
    const entries = await test.db.rows(sql`select actor_name from audit_entry
      where action = 'second_person.withdrawn' and reason = 'Who asked for it is an administrator no longer'
        and actor_name = ${asha.username}`)
    expect(entries).toHaveLength(2)
  })

  it('as lapsed, and not as taken back too, where its days were over before who asked for it was disabled', async () => {
    const { request } = await raise(bela)
    await test.db.run(
      sql`update approval_request set lapses_at = asked_at where request_id = ${request.request_id}`,
    )
    expect(await codeOf(post(asha, 'staff/disable', { staff_id: bela.staff_id, disabled: 1 }))).toBe(200)
    expect(await again(request, asha)).toMatchObject({ state: 'lapsed', note: null })
    const steps = await test.db.rows<{ action: string }>(sql`select action from audit_entry
      where action like 'second_person.%' and after->>'request_id' = ${String(request.request_id)} order by entry_id`)
    expect(steps.map(({ action }) => action)).toEqual(['second_person.asked', 'second_person.lapsed'])
  })
})
