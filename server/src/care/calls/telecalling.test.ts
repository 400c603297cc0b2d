import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { startCallScene, type CallScene } from '../../testing/builders/start-call-scene.ts'
import type { SignedInStaff } from '../../testing/builders/build-staff.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { buildWaitingApplication } from '../../testing/builders/build-waiting-application.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { openDueTasks } from './open-tasks.ts'

const MORNING = '2026-11-20T06:00:00Z'
let scene: CallScene
beforeAll(async () => {
  scene = await startCallScene()
})
afterAll(() => scene.close())
beforeEach(async () => {
  scene.running.clock.set(MORNING)
  await scene.running.db.run(
    sql`update phone_call set state = 'lost', ended_at = now() where ended_at is null`,
  )
  await scene.running.db
    .run(sql`update call_task set state = 'done', lease_by = null, lease_session = null, leased_at = null,
    lease_ends_at = null, lease_until = null`)
})

interface TaskRow {
  state: string
  due_at: Date
  because: string | null
  tries: number
  rank: number
  lease_by: number | null
  promised_by: number | null
  language: string | null
}
const taskOf = async (taskId: number): Promise<TaskRow> => {
  const row = await scene.running.db.row<TaskRow>(
    sql`select state, due_at, because, tries, rank, lease_by, promised_by, language from call_task where task_id = ${taskId}`,
  )
  if (row === null) throw new Error('no task')
  return row
}
const deskTask = async ({ headers }: SignedInStaff): Promise<unknown> =>
  (await scene.running.app.inject({ url: '/api/telecalling/desk', headers })).json()
const settle = (caller: SignedInStaff, task_id: number, body: object) =>
  scene.ask(caller, 'settle', { task_id, request_id: randomUUID(), ...body })
const inMinutes = (minutes: number): string =>
  new Date(scene.running.clock.now().getTime() + minutes * 60_000).toISOString()

describe('the next task', () => {
  it('is given once, whoever asks at the same time, and the more urgent first', async () => {
    const callers = await Promise.all([1, 2, 3, 4, 5].map(() => scene.caller()))
    const urgent = await scene.asked({}, { rank: 1 })
    for (let n = 0; n < 3; n += 1) await scene.asked({}, { rank: 3 })
    const taken = await Promise.all(callers.map((caller) => scene.next(caller)))
    const ids = taken.flatMap((task) => task?.task_id ?? [])
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(4)
    expect(ids).toContain(urgent.task_id)
    const [first] = callers
    if (first === undefined) throw new Error('no caller')
    expect((await scene.next(first))?.task_id).toBe(taken[0]?.task_id)
  })

  it('is nobody’s who is not on duty', async () => {
    const caller = await scene.caller()
    await scene.asked()
    await scene.ask(caller, 'duty', { duty: 'paused' })
    const answer = await scene.ask(caller, 'next')
    expect(answer.statusCode).toBe(409)
  })

  it('comes back from a browser that died, at a caller who signed out at once, and not from one that lives', async () => {
    const [dead, other] = [await scene.caller(), await scene.caller()]
    const { task_id } = await scene.asked()
    expect((await scene.next(dead))?.task_id).toBe(task_id)
    scene.running.clock.advance(100_000)
    expect(await scene.next(other)).toBeNull()
    await scene.ask(dead, 'beat', { task_id, is_active: 0 })
    scene.running.clock.advance(100_000)
    expect(await scene.next(other)).toBeNull()
    scene.running.clock.advance(30_000)
    expect((await scene.next(other))?.task_id).toBe(task_id)
    expect((await settle(dead, task_id, { disposition: 'no_answer' })).statusCode).toBe(409)
    expect((await scene.ask(dead, 'beat', { task_id, is_active: 0 })).json()).toMatchObject({ data: null })

    await post(scene.running.app, '/api/office/auth/sign-out', {}, other.headers)
    await scene.running.db.run(
      sql`update session set revoked_at = ${scene.running.clock.now()} where staff_id = ${other.staff_id}`,
    )
    expect((await scene.next(dead))?.task_id).toBe(task_id)
  })

  it('has a lease of fifteen minutes, longer for whoever works', async () => {
    const caller = await scene.caller()
    const { task_id } = await scene.asked()
    await scene.next(caller)
    const beatFor = async (minutes: number, is_active: 0 | 1): Promise<unknown> => {
      let last: unknown = null
      for (let n = 0; n < minutes; n += 1) {
        scene.running.clock.advance(60_000)
        last = (await scene.ask(caller, 'beat', { task_id, is_active })).json()
      }
      return last
    }
    expect(await beatFor(10, 1)).toMatchObject({ data: { task_id } })
    expect(await beatFor(14, 0)).toMatchObject({ data: { task_id } })
    expect(await beatFor(2, 0)).toEqual({ success: true, data: null })
  })

  it('is refused at night by the clock, moved to the morning, and given then', async () => {
    scene.running.clock.set('2026-11-20T13:31:00Z')
    const caller = await scene.caller()
    const { task_id } = await scene.asked()
    expect(await scene.next(caller)).toBeNull()
    expect(await taskOf(task_id)).toMatchObject({ state: 'due', lease_by: null, because: 'quiet_hours' })
    expect((await taskOf(task_id)).due_at.toISOString()).toBe('2026-11-21T04:00:00.000Z')
    scene.running.clock.set('2026-11-21T03:59:59Z')
    expect(await scene.next(caller)).toBeNull()
    scene.running.clock.set('2026-11-21T04:00:00Z')
    const again = await scene.caller()
    expect((await scene.next(again))?.task_id).toBe(task_id)
  })

  it('does not ring at night, even where the task was taken by day', async () => {
    scene.running.clock.set('2026-11-20T13:29:30Z')
    const caller = await scene.caller()
    const { task_id } = await scene.asked()
    expect((await scene.next(caller))?.task_id).toBe(task_id)
    scene.running.clock.advance(40_000)
    const before = scene.operator.connects.length
    const answer = await scene.ask(caller, 'call', { task_id, request_id: randomUUID() })
    expect(answer.json()).toMatchObject({ code: 'contact_refused' })
    expect(scene.operator.connects).toHaveLength(before)
  })

  it('passes over who was called today, for any reason', async () => {
    const caller = await scene.caller()
    const { customer, task_id } = await scene.asked()
    await scene.next(caller)
    await scene.ask(caller, 'call', { task_id, request_id: randomUUID() })
    await settle(caller, task_id, { disposition: 'connected', said: 'not_interested' })
    const at = scene.running.clock.now()
    const second = await scene.running.db.row<{
      task_id: number
    }>(sql`insert into call_task (task_key, user_id, purpose, since, rank, due_at, opened_by, created_at, moved_at)
      values (${`again:${customer.user_id}`}, ${customer.user_id}, 'help', ${at}, 1, ${at}, 'test', ${at}, ${at}) returning task_id`)
    expect(await scene.next(caller)).toBeNull()
    expect(await taskOf(second?.task_id ?? 0)).toMatchObject({ state: 'due', because: 'cap_day' })
  })
})

describe('what happened', () => {
  it.each([
    [{ disposition: 'no_answer' }, 'due', 180],
    [{ disposition: 'busy' }, 'due', 30],
    [{ disposition: 'connected', said: 'does_today' }, 'due', 2_880],
    [{ disposition: 'connected', said: 'has_another' }, 'done', null],
    [{ disposition: 'wrong_person' }, 'stopped', null],
  ])('%j moves the task to %s', async (body, state, minutes) => {
    const caller = await scene.caller()
    const { task_id } = await scene.asked()
    await scene.next(caller)
    const answer = await settle(caller, task_id, { ...body, note: 'Speaks fast' })
    expect(answer.statusCode, answer.body).toBe(200)
    const task = await taskOf(task_id)
    expect(task).toMatchObject({ state, tries: 1, lease_by: null })
    if (minutes !== null) expect(task.due_at.toISOString()).toBe(inMinutes(minutes))
  })

  it.each([
    { disposition: 'connected' },
    { disposition: 'call_back' },
    { disposition: 'other_language' },
    { disposition: 'complaint' },
    { disposition: 'else' },
  ])('%j alone says too little', async (body) => {
    const caller = await scene.caller()
    const { task_id } = await scene.asked()
    await scene.next(caller)
    expect((await settle(caller, task_id, body)).statusCode).toBe(400)
    expect(await taskOf(task_id)).toMatchObject({ state: 'due', tries: 0, lease_by: caller.staff_id })
  })

  it('is needed once a call was placed: neither given back nor off duty', async () => {
    const caller = await scene.caller()
    const { task_id } = await scene.asked()
    await scene.next(caller)
    await scene.ask(caller, 'call', { task_id, request_id: randomUUID() })
    for (const [call, body] of [
      ['give-back', { task_id }],
      ['duty', { duty: 'off' }],
    ] as const)
      expect((await scene.ask(caller, call, body)).json()).toMatchObject({ code: 'disposition_needed' })
    expect((await scene.next(caller))?.task_id).toBe(task_id)
    expect((await settle(caller, task_id, { disposition: 'no_answer' })).statusCode).toBe(200)
  })

  it('is given back freely where nobody was called', async () => {
    const caller = await scene.caller()
    const { task_id } = await scene.asked()
    await scene.next(caller)
    expect((await scene.ask(caller, 'give-back', { task_id })).statusCode).toBe(200)
    expect(await taskOf(task_id)).toMatchObject({ state: 'due', tries: 0, lease_by: null })
  })

  it('said twice by the same press is settled once', async () => {
    const caller = await scene.caller()
    const { task_id } = await scene.asked()
    await scene.next(caller)
    const body = { task_id, request_id: randomUUID(), disposition: 'no_answer' }
    const [first, second] = [await scene.ask(caller, 'settle', body), await scene.ask(caller, 'settle', body)]
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(await taskOf(task_id)).toMatchObject({ tries: 1 })
  })

  it('"do not call again" holds at once, over every reason, brand and lender', async () => {
    const caller = await scene.caller()
    const { customer, task_id } = await scene.asked()
    await scene.next(caller)
    await settle(caller, task_id, { disposition: 'do_not_call' })
    expect(await taskOf(task_id)).toMatchObject({ state: 'stopped' })
    expect(
      await scene.running.db.row(
        sql`select channel, purpose, lender_id, source, entered_by from contact_stop where user_id = ${customer.user_id}`,
      ),
    ).toEqual({
      channel: 'call',
      purpose: null,
      lender_id: null,
      source: 'caller',
      entered_by: caller.username,
    })
    const answer = await scene.ask(caller, 'open', {
      user_id: customer.user_id,
      request_id: randomUUID(),
      purpose: 'help',
    })
    expect(answer.statusCode, answer.body).toBe(200)
    scene.running.clock.advance(86_400_000)
    const tomorrow = await scene.caller()
    expect(await scene.next(tomorrow)).toBeNull()
  })

  describe('of a call that goes on while the page says nothing', () => {
    /** A caller who rings and then opens another page: three minutes without a sign of life. */
    const calledAway = async (): Promise<{ own: SignedInStaff; user_id: string; task_id: number }> => {
      scene.plan = { ...scene.plan, talkMs: 60_000 }
      const own = await scene.caller()
      const { customer, task_id } = await scene.asked()
      await scene.next(own)
      const call = await scene.ask(own, 'call', { task_id, request_id: randomUUID() })
      expect(call.statusCode, call.body).toBe(200)
      scene.running.clock.advance(180_000)
      return { own, user_id: customer.user_id, task_id }
    }
    const endCall = (task_id: number) =>
      scene.running.db.run(
        sql`update phone_call set state = 'completed', ended_at = placed_at where task_id = ${task_id}`,
      )
    const stops = (user_id: string) =>
      scene.running.db.rows(sql`select channel from contact_stop where user_id = ${user_id}`)

    it('the task is nobody else’s, and its caller’s own on the way back', async () => {
      const { own, user_id, task_id } = await calledAway()
      const other = await scene.caller()
      expect(await scene.next(other)).toBeNull()
      expect(await deskTask(other)).toMatchObject({ data: { after: [] } })
      expect(await taskOf(task_id)).toMatchObject({ lease_by: own.staff_id, because: null })
      expect(await deskTask(own)).toMatchObject({ data: { task: { task_id, can_give_back: 0 } } })
      const beat = await scene.ask(own, 'beat', { task_id, is_active: 0 })
      expect(beat.json()).toMatchObject({ data: { task_id, lease_left_s: 900 } })
      await endCall(task_id)
      expect(await scene.next(other)).toBeNull()
      expect((await settle(own, task_id, { disposition: 'do_not_call' })).statusCode).toBe(200)
      expect(await stops(user_id)).toEqual([{ channel: 'call' }])
    })

    it('who placed it says what came of it, though the task was put off meanwhile, and once', async () => {
      const { own, user_id, task_id } = await calledAway()
      const other = await scene.caller()
      await endCall(task_id)
      expect(await scene.next(other)).toBeNull()
      expect(await taskOf(task_id)).toMatchObject({ lease_by: null, because: 'cap_day' })
      expect((await settle(other, task_id, { disposition: 'no_answer' })).statusCode).toBe(409)
      expect((await settle(own, task_id, { disposition: 'do_not_call' })).statusCode).toBe(200)
      expect(await stops(user_id)).toEqual([{ channel: 'call' }])
      expect((await settle(own, task_id, { disposition: 'no_answer' })).statusCode).toBe(409)
      expect(await taskOf(task_id)).toMatchObject({ state: 'stopped', tries: 1 })
    })
  })

  it('a complaint has its number, and is the same one when it is said again', async () => {
    const caller = await scene.caller()
    const { customer, task_id } = await scene.asked()
    await scene.next(caller)
    const complaint = { category: 'conduct', text: 'Nobody called me when they said they would' }
    const answer = await settle(caller, task_id, { disposition: 'complaint', complaint })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(
      await scene.running.db.rows(
        sql`select category, status from complaint where user_id = ${customer.user_id}`,
      ),
    ).toEqual([{ category: 'conduct', status: 'open' }])
  })

  it('a promised call-back is its caller’s until ten minutes late, and first of all', async () => {
    const [own, other] = [await scene.caller(), await scene.caller()]
    const { task_id } = await scene.asked()
    await scene.next(own)
    for (const call_back_at of [inMinutes(-1), inMinutes(61 * 1_440)])
      expect((await settle(own, task_id, { disposition: 'call_back', call_back_at })).statusCode).toBe(400)
    const call_back_at = inMinutes(60)
    expect((await settle(own, task_id, { disposition: 'call_back', call_back_at })).statusCode).toBe(200)
    expect(await taskOf(task_id)).toMatchObject({ rank: 0, promised_by: own.staff_id })
    await scene.asked({}, { rank: 1 })
    scene.running.clock.advance(60 * 60_000)
    expect((await scene.next(other))?.task_id).not.toBe(task_id)
    await scene.ask(other, 'duty', { duty: 'off' })
    await scene.ask(other, 'duty', { duty: 'on' })
    expect((await scene.next(own))?.task_id).toBe(task_id)
    await scene.ask(own, 'give-back', { task_id })
    scene.running.clock.advance(10 * 60_000 + 1)
    expect((await scene.next(other))?.task_id).toBe(task_id)
  })

  it('another language waits for somebody who speaks it', async () => {
    const [own, tamil] = [await scene.caller(), await scene.caller()]
    const { task_id } = await scene.asked()
    await scene.next(own)
    await settle(own, task_id, { disposition: 'other_language', language: 'ta' })
    scene.running.clock.advance(15 * 60_000)
    expect(await scene.next(own)).toBeNull()
    await scene.ask(tamil, 'phone', { languages: ['en', 'ta'] })
    expect((await scene.next(tamil))?.task_id).toBe(task_id)
  })
})

it('opens a task for whoever asked for a call, once, and for nobody else', async () => {
  const { customer } = await scene.asked()
  await scene.running.db.run(sql`update call_task set state = 'done'`)
  const asking = (description: string, phone: string) =>
    scene.running.db.run(sql`insert into help_request (brand_id, name, email, phone, description, created_at)
      values (1, 'Ritu', 'ritu@example.in', ${phone}, ${description}, ${scene.running.clock.now()})`)
  await asking('Please call me about my papers', customer.mobile_phone_number ?? '')
  await asking('My papers do not load', customer.mobile_phone_number ?? '')
  await asking('Please call me', '6000000001')
  expect(await openDueTasks(scene.running.services)).toBe(1)
  expect(await openDueTasks(scene.running.services)).toBe(0)
  const caller = await scene.caller()
  expect((await scene.ask(caller, 'next')).json()).toEqual({ success: true, data: { has_task: 1 } })
  expect(await deskTask(caller)).toMatchObject({
    data: {
      task: {
        purpose: 'help',
        name: 'Ritu Sharma',
        asked: 'Please call me about my papers',
        say: { en: { version: 0 }, hi: { version: 0 } },
      },
    },
  })
})

it.each([
  [7, 0],
  [8, 1],
  [59, 1],
  [61, 0],
])('an application without news for %i days opens %i tasks', async (days, opened) => {
  const { db, clock } = scene.running
  await db.run(sql`update lender_application set updated_at = ${clock.now()}`)
  await openDueTasks(scene.running.services)
  const { lender_application_id } = await buildWaitingApplication(scene.running, `silent-${days}`)
  const at = new Date(clock.now().getTime() - days * 86_400_000 + 1_000)
  await db.run(
    sql`update lender_application set status = 'LOGGED_IN', updated_at = ${at} where lender_application_id = ${lender_application_id}`,
  )
  expect(await openDueTasks(scene.running.services)).toBe(opened)
})

it('shows the floor to role 1, who frees a lease, and to no caller', async () => {
  const caller = await scene.caller()
  const { task_id } = await scene.asked()
  await scene.next(caller)
  await settle(caller, task_id, { disposition: 'busy' })
  const second = await scene.asked()
  await scene.next(caller)
  const admin = await buildStaff(scene.running.services, 1)
  const floor = () => scene.running.app.inject({ url: '/api/telecalling/floor', headers: admin.headers })
  const own = (await floor())
    .json<{ data: { callers: { staff_id: number }[] } }>()
    .data.callers.find((one) => one.staff_id === caller.staff_id)
  expect(own).toMatchObject({
    duty: 'on',
    outcomes: [{ disposition: 'busy', count: 1 }],
    task: { task_id: second.task_id },
  })
  expect(
    (await scene.running.app.inject({ url: '/api/telecalling/floor', headers: caller.headers })).statusCode,
  ).toBe(403)
  expect((await scene.ask(admin, 'free', { task_id: second.task_id })).statusCode).toBe(200)
  expect((await scene.ask(admin, 'free', { task_id: second.task_id })).statusCode).toBe(409)
  expect(await taskOf(second.task_id)).toMatchObject({ lease_by: null })
})

it('keeps scripts by version, in both languages, with who approved them', async () => {
  const admin = await buildStaff(scene.running.services, 1)
  const save = (body: object) =>
    scene.ask(admin, 'scripts', {
      purpose: 'help',
      lender_id: null,
      version: 0,
      approved_by: 'N. Rao',
      approved_on: '2026-11-19',
      texts: { en: 'Hello {customer}, you asked us.', hi: 'नमस्ते {customer} जी, आपने कहा था।' },
      ...body,
    })
  const wrong = await save({ texts: { en: 'Hello {mobile}, you asked us.', hi: 'नमस्ते, आपने कहा था।' } })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.body).toContain('{mobile}')
  expect((await save({ approved_on: null })).statusCode).toBe(400)
  expect((await save({})).statusCode).toBe(200)
  expect((await save({})).statusCode).toBe(409)
  const caller = await scene.caller()
  await scene.asked()
  await scene.ask(caller, 'next')
  expect(await deskTask(caller)).toMatchObject({
    data: {
      task: {
        say: {
          en: {
            text: 'Hello Ritu, you asked us.',
            version: 1,
            approved_by: 'N. Rao',
            approved_on: '2026-11-19',
          },
        },
      },
    },
  })
})
