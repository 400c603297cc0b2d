import { randomUUID } from 'node:crypto'
import type { ApprovalLimit, ApprovalRequest } from '@marketplace/contract/office/approvals'
import type { StaffMember } from '@marketplace/contract/office/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyChain } from '../../platform/audit-log/verify-chain.ts'
import { sql } from '../../platform/db/sql.ts'
import { lapseRequests } from '../../platform/second-person/lapse-requests.jobs.ts'
import { needsSecondPerson } from '../../platform/second-person/needs-second-person.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY = 24 * 3_600_000
const reason = 'She begins on Monday'

let test: TestApp
let asker: SignedInStaff
let second: SignedInStaff
let third: SignedInStaff
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.run(sql`update staff set disabled_at = now() where disabled_at is null`)
  asker = await buildStaff(test.services)
  second = await buildStaff(test.services)
  third = await buildStaff(test.services)
})

const post = (by: SignedInStaff, url: string, body: object) => callsOf(test.app, by).post(`/api/${url}`, body)
const codeOf = async (answer: ReturnType<typeof post>): Promise<unknown> => {
  const { statusCode, json } = await answer
  return statusCode === 200 ? 200 : json<{ code: string }>().code
}
const list = async (by: SignedInStaff = asker) =>
  (await callsOf(test.app, by).get('/api/approvals')).json<{
    data: ApprovalRequest[]
    total: number
  }>()
const countFor = async (by: SignedInStaff): Promise<number> =>
  (await callsOf(test.app, by).get('/api/approvals/waiting')).json<{ data: { count: number } }>().data.count
/** The newest request about somebody or something. */
const about = async (name: string, by: SignedInStaff = asker): Promise<ApprovalRequest> => {
  const found = (await list(by)).data
    .filter(({ object_name }) => object_name === name)
    .toSorted((one, other) => other.request_id - one.request_id)[0]
  if (found === undefined) throw new Error(`nothing was asked about ${name}`)
  return found
}
const decide = (by: SignedInStaff, request_id: number, decision: 'approved' | 'declined' = 'approved') =>
  post(by, 'approvals/decide', { request_id, decision, note: 'I know her' })
const withdraw = (by: SignedInStaff, request_id: number) => post(by, 'approvals/withdraw', { request_id })
const memberOf = async (username: string, by: SignedInStaff = asker): Promise<StaffMember> => {
  const answer = await callsOf(test.app, by).get(`/api/staff/list?search=${username}`)
  const [member] = answer.json<{ data: StaffMember[] }>().data
  if (member === undefined) throw new Error('nobody')
  return member
}
const password = 'seven quiet lanterns'
const addAdmin = async (by: SignedInStaff = asker): Promise<StaffMember> => {
  const username = `n-${randomUUID().slice(0, 8)}`
  const answer = await post(by, 'staff/add', {
    username,
    full_name: 'Asha Rao',
    role_id: 1,
    password,
    reason,
  })
  expect(answer.json()).toMatchObject({ success: true, message: 'User added' })
  return answer.json<{ data: StaffMember }>().data
}
const signIn = (username: string) =>
  test.app.inject({ method: 'POST', url: '/api/admin/login', payload: { username, password } })
const actsOn = (staff_id: number) =>
  test.db.rows<{
    action: string
    actor_name: string
    reason: string | null
  }>(sql`select action, actor_name, reason
    from audit_entry where object_kind = 'staff' and object_id = ${String(staff_id)}
      and action not like 'staff.sign%' order by entry_id`)
const roleOf = async (staff_id: number) =>
  (await test.db.row<{ role_id: number; active: boolean }>(
    sql`select role_id, disabled_at is null as active from staff where staff_id = ${staff_id}`,
  )) ?? null
const raise = (by: SignedInStaff, staff_id: number) =>
  post(by, 'staff/update', { staff_id, full_name: 'Test Staff', role_id: 1 })
const enable = (by: SignedInStaff, staff_id: number) => post(by, 'staff/disable', { staff_id, disabled: 0 })
const disable = (by: SignedInStaff, staff_id: number) => post(by, 'staff/disable', { staff_id, disabled: 1 })

describe('a new administrator', () => {
  it('cannot sign in before a second one has approved it, and the password counts from then', async () => {
    const { staff_id, username, disabled, waits } = await addAdmin()
    expect([disabled, waits]).toEqual([1, 1])
    expect(await codeOf(signIn(username))).toBe('sign_in_refused')
    const request = await about(username)
    expect(request).toMatchObject({
      kind: 'staff_administrator',
      object_kind: 'staff',
      object_id: String(staff_id),
      detail: { act: 'add', role_id: 1 },
      reason,
      asked_by: asker.username,
      state: 'waiting',
      decided_by: null,
      is_own: 1,
      may_decide: 0,
      waits_for: [second.username, third.username].toSorted(),
    })
    test.clock.advance(2 * DAY)
    const later = await buildStaff(test.services)
    expect((await decide(later, request.request_id)).json()).toEqual({
      success: true,
      message: 'Approved and done',
    })
    expect(await memberOf(username, later)).toMatchObject({ disabled: 0, waits: 0, role_id: 1 })
    expect(await codeOf(signIn(username))).toBe(200)
    expect(await actsOn(staff_id)).toEqual([
      { action: 'staff.added', actor_name: asker.username, reason: null },
      { action: 'second_person.asked', actor_name: asker.username, reason },
      { action: 'staff.enabled', actor_name: later.username, reason: null },
      { action: 'second_person.approved', actor_name: later.username, reason: 'I know her' },
    ])
    expect(await about(username, later)).toMatchObject({
      state: 'approved',
      decided_by: later.username,
      note: 'I know her',
      waits_for: [],
    })
    expect((await verifyChain(test.db)).broken).toBeNull()
  })

  it('keeps the role until then where one is raised, and the name is changed at once', async () => {
    const ravi = await buildStaff(test.services, 2)
    const { staff_id, username } = ravi
    const body = { staff_id, full_name: 'Ravi Das', role_id: 1, reason }
    expect((await post(asker, 'staff/update', body)).json()).toEqual({
      success: true,
      message: 'User updated',
    })
    expect(await memberOf(username)).toMatchObject({
      full_name: 'Ravi Das',
      role_id: 2,
      waits: 1,
      sessions: 1,
    })
    expect((await callsOf(test.app, ravi).get('/api/staff/list')).statusCode).toBe(403)
    const { request_id } = await about(username)
    await decide(second, request_id)
    // With another role the sessions end, and the name that was given meanwhile stays.
    expect(await memberOf(username)).toMatchObject({
      full_name: 'Ravi Das',
      role_id: 1,
      waits: 0,
      sessions: 0,
    })
  })

  it('is asked for once, whoever asks again', async () => {
    const { staff_id, username } = await addAdmin()
    expect((await enable(asker, staff_id)).json()).toMatchObject({
      message: 'Another administrator has to approve this',
    })
    expect(await codeOf(enable(second, staff_id))).toBe(200)
    const answers = await Promise.all([enable(second, staff_id), enable(third, staff_id)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { data } = await list()
    expect(data.filter(({ object_name }) => object_name === username)).toHaveLength(1)
    expect((await about(username)).asked_by).toBe(asker.username)
    expect((await actsOn(staff_id)).map(({ action }) => action)).toEqual([
      'staff.added',
      'second_person.asked',
    ])
  })

  it('who was disabled stays so until it is approved, and nobody else is held up', async () => {
    const caller = await buildStaff(test.services, 3)
    for (const { staff_id } of [third, caller]) await disable(asker, staff_id)
    expect((await enable(asker, caller.staff_id)).json()).toMatchObject({ message: 'User may sign in again' })
    expect(await codeOf(enable(asker, third.staff_id))).toBe(200)
    expect(await roleOf(third.staff_id)).toEqual({ role_id: 1, active: false })
    const request = await about(third.username)
    expect(request.waits_for).toEqual([second.username])
    await decide(second, request.request_id)
    expect(await roleOf(third.staff_id)).toEqual({ role_id: 1, active: true })
  })

  it('is overtaken where role or access is changed otherwise', async () => {
    const ravi = await buildStaff(test.services, 2)
    await raise(asker, ravi.staff_id)
    const { request_id } = await about(ravi.username)
    await disable(second, ravi.staff_id)
    expect(await about(ravi.username)).toMatchObject({ state: 'withdrawn', decided_by: second.username })
    expect(await codeOf(decide(third, request_id))).toBe('conflict')
    // Raised while disabled, it is the way in that waits.
    await raise(asker, ravi.staff_id)
    expect(await roleOf(ravi.staff_id)).toEqual({ role_id: 1, active: false })
    await enable(asker, ravi.staff_id)
    expect(await about(ravi.username)).toMatchObject({ state: 'waiting', detail: { role_id: 1 } })
    await post(asker, 'staff/update', { staff_id: ravi.staff_id, full_name: 'Test Staff', role_id: 3 })
    expect((await about(ravi.username)).state).toBe('withdrawn')
    expect(await codeOf(enable(asker, ravi.staff_id))).toBe(200)
    expect(await roleOf(ravi.staff_id)).toEqual({ role_id: 3, active: true })
  })
})

describe('the second person', () => {
  it('is never who asked, nor an account in their hands, nor whom it is about', async () => {
    const { staff_id, username } = await addAdmin()
    const { request_id } = await about(username)
    expect(await codeOf(decide(asker, request_id))).toBe('own_proposal')
    expect(await codeOf(decide(asker, request_id, 'declined'))).toBe('own_proposal')
    const set = { staff_id: second.staff_id, reason: 'Rang from home' }
    await post(asker, 'staff/reset-second-factor', set)
    await test.db.run(sql`update session set revoked_at = null where staff_id = ${second.staff_id}`)
    expect(await codeOf(decide(second, request_id))).toBe('own_proposal')
    expect((await about(username, second)).waits_for).toEqual([third.username])
    // Somebody whom it is about, and who can sign in.
    const about_staff = third.staff_id
    await test.db.run(sql`alter table approval_request disable trigger approval_request_decided_once`)
    await test.db.run(
      sql`update approval_request set about_staff = ${about_staff} where request_id = ${request_id}`,
    )
    await test.db.run(sql`alter table approval_request enable trigger approval_request_decided_once`)
    expect(await codeOf(decide(third, request_id))).toBe('own_approval')
    expect(await roleOf(staff_id)).toEqual({ role_id: 1, active: false })
  })

  it.each([2, 3] as const)('has role 1, not %d', async (role_id) => {
    const { username } = await addAdmin()
    const { request_id } = await about(username)
    const other = await buildStaff(test.services, role_id)
    expect(await codeOf(decide(other, request_id))).toBe('not_permitted')
  })

  it('gives a reason, and is alone: of two at once one wins, and the other reads who did', async () => {
    const { staff_id, username } = await addAdmin()
    const { request_id } = await about(username)
    const bare = await post(second, 'approvals/decide', { request_id, decision: 'approved', note: ' a ' })
    expect(bare.json()).toMatchObject({ code: 'invalid_request', details: [{ field: 'note' }] })
    const answers = await Promise.all([decide(second, request_id), decide(third, request_id, 'declined')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const approved = answers[0].statusCode === 200
    const lost = answers[approved ? 1 : 0]
    expect(lost.json()).toMatchObject({
      code: 'conflict',
      present: {
        state: approved ? 'approved' : 'declined',
        decided_by: approved ? second.username : third.username,
      },
    })
    expect(await roleOf(staff_id)).toEqual({ role_id: 1, active: approved })
  })

  it('does not wait for a change of the same account, nor the change for them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ravi = await buildStaff(test.services, 2)
      await raise(asker, ravi.staff_id)
      const { request_id } = await about(ravi.username)
      const [decided, changed] = await Promise.all([
        decide(second, request_id),
        disable(third, ravi.staff_id),
      ])
      expect(changed.statusCode).toBe(200)
      const role = await roleOf(ravi.staff_id)
      expect(role).toEqual({ role_id: decided.statusCode === 200 ? 1 : 2, active: false })
    }
  })

  it('declines: nothing changes, and it can be asked for again', async () => {
    const { staff_id, username } = await addAdmin()
    const { request_id } = await about(username)
    expect((await decide(second, request_id, 'declined')).json()).toMatchObject({
      message: 'Declined: nothing changes',
    })
    expect(await memberOf(username)).toMatchObject({ disabled: 1, waits: 0 })
    await enable(asker, staff_id)
    expect((await about(username)).state).toBe('waiting')
  })

  it('is counted for each who may decide', async () => {
    const before = await countFor(second)
    await addAdmin()
    expect(await countFor(second)).toBe(before + 1)
    const own = await countFor(asker)
    await addAdmin(second)
    expect(await countFor(second)).toBe(before + 1)
    expect(await countFor(asker)).toBe(own + 1)
  })
})

describe('a request', () => {
  it('is taken back by who asked alone', async () => {
    const { username } = await addAdmin()
    const { request_id } = await about(username)
    expect(await codeOf(withdraw(second, request_id))).toBe('not_found')
    expect(await codeOf(withdraw(asker, request_id))).toBe(200)
    expect(await codeOf(withdraw(asker, request_id))).toBe('conflict')
    expect(await codeOf(decide(second, request_id))).toBe('conflict')
    expect(await codeOf(decide(second, 2_000_000))).toBe('not_found')
  })

  it('lapses after its days, by itself and once for all on the log', async () => {
    const { staff_id, username } = await addAdmin()
    const { request_id } = await about(username)
    test.clock.advance(7 * DAY)
    const later = await buildStaff(test.services)
    expect(await about(username, later)).toMatchObject({ state: 'lapsed', decided_by: null, waits_for: [] })
    expect((await decide(later, request_id)).json()).toMatchObject({
      code: 'conflict',
      present: { state: 'lapsed', decided_by: null },
    })
    for (let run = 0; run < 2; run += 1) await lapseRequests(test.services, {}, { number: 1, last: false })
    expect((await actsOn(staff_id)).map(({ action, actor_name }) => [action, actor_name])).toEqual([
      ['staff.added', asker.username],
      ['second_person.asked', asker.username],
      ['second_person.lapsed', 'second-person'],
    ])
    await enable(later, staff_id)
    expect(await about(username, later)).toMatchObject({ state: 'waiting', asked_by: later.username })
  })

  it('is held by the database itself: no second decision, none by who asked, none deleted', async () => {
    const { username } = await addAdmin()
    const { request_id } = await about(username)
    await expect(
      test.db
        .run(sql`update approval_request set decision = 'approved', decided_by = asked_by, decided_at = now()
        where request_id = ${request_id}`),
    ).rejects.toThrow('approval_request_second_person')
    await decide(second, request_id, 'declined')
    await expect(
      test.db.run(sql`update approval_request set decision = 'approved' where request_id = ${request_id}`),
    ).rejects.toThrow('decided once')
    await expect(test.db.run(sql`delete from approval_request`)).rejects.toThrow('never changed')
  })
})

describe('the limits', () => {
  const limits = async () =>
    (await callsOf(test.app, asker).get('/api/approvals/limits')).json<{
      data: { limits: ApprovalLimit[]; administrators: number }
    }>().data
  const change = (by: SignedInStaff, name: string, value: unknown) =>
    post(by, 'approvals/limit', { name, value, reason: 'Agreed with finance' })

  it('are rows that role 1 sees, and changed by two people', async () => {
    expect(await limits()).toEqual({
      administrators: 3,
      limits: [
        { name: 'lapse_days', value: 7 },
        { name: 'statement', value: 500_000 },
        { name: 'write_off', value: 10_000 },
      ],
    })
    expect(await needsSecondPerson(test.db, 'write_off', 9_999.99)).toBe(false)
    expect(await needsSecondPerson(test.db, 'write_off', 10_000)).toBe(true)
    expect((await change(asker, 'write_off', 20_000)).json()).toMatchObject({
      message: 'Another administrator has to approve this',
    })
    expect(await codeOf(change(second, 'write_off', 20_000))).toBe(200)
    expect(await codeOf(change(second, 'write_off', 30_000))).toBe('conflict')
    expect(await needsSecondPerson(test.db, 'write_off', 10_000)).toBe(true)
    const request = await about('write_off')
    expect(request).toMatchObject({ detail: { before: 10_000, value: 20_000 }, asked_by: asker.username })
    await decide(third, request.request_id)
    expect(await needsSecondPerson(test.db, 'write_off', 19_999)).toBe(false)
    const entry = await test.db.row(sql`select actor_name, before, after from audit_entry
      where action = 'approval_limit.changed' order by entry_id desc limit 1`)
    expect(entry).toEqual({ actor_name: third.username, before: { value: 10_000 }, after: { value: 20_000 } })
  })

  it('of days holds for what is asked afterwards', async () => {
    await change(asker, 'lapse_days', 2)
    await decide(second, (await about('lapse_days')).request_id)
    await addAdmin()
    const [newest] = (await list()).data
    expect(Date.parse(newest?.lapses_at ?? '') - Date.parse(newest?.asked_at ?? '')).toBe(2 * DAY)
  })

  it.each([
    ['statement', -1],
    ['statement', 0.5],
    ['statement', 1_000_000_001],
    ['statement', '600000'],
    ['statement', 500_000],
    ['lapse_days', 0],
    ['lapse_days', 31],
    ['other', 7],
  ])('%s of %j is refused', async (name, value) => {
    expect(await codeOf(change(asker, name, value))).toBe('invalid_request')
  })
})
