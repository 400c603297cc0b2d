import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { startCallScene, type CallScene } from '../../testing/builders/start-call-scene.ts'
import type { SignedInStaff } from '../../testing/builders/build-staff.ts'
import { post } from '../../testing/sign-in-by-calls.ts'

let scene: CallScene
beforeAll(async () => {
  scene = await startCallScene()
})
afterAll(() => scene.close())
afterEach(async () => {
  scene.plan = { ends: 'completed', reports: ['answered', 'terminal'], ringMs: 5, talkMs: 20 }
  await scene.running.db.run(
    sql`update phone_call set state = 'lost', ended_at = now() where ended_at is null`,
  )
  await scene.running.db
    .run(sql`update call_task set state = 'done', lease_by = null, lease_session = null, leased_at = null,
    lease_ends_at = null, lease_until = null`)
})

interface CallRow {
  call_id: string
  state: string
  sid: string | null
  talk_s: number | null
  failure: string | null
}
const callOf = (taskId: number) =>
  scene.running.db.row<CallRow>(
    sql`select call_id, state, sid, talk_s, failure from phone_call where task_id = ${taskId}`,
  )
const eventsOf = (callId: string) =>
  scene.running.db.rows<{ event: string }>(
    sql`select event from phone_call_event where call_id = ${callId} order by event`,
  )
const outcomeOf = (callId: string) =>
  scene.running.db.row<{ outcome: string; because: string; number_series: string }>(
    sql`select outcome, because, number_series from contact_event where source_key = ${`call:${callId}`}`,
  )
const ring = async (
  caller: SignedInStaff,
): Promise<{
  task_id: number
  request_id: string
  answer: { statusCode: number; body: string; json: () => unknown }
}> => {
  const task = await scene.next(caller)
  if (task === null) throw new Error('no task')
  const request_id = randomUUID()
  return {
    task_id: task.task_id,
    request_id,
    answer: await scene.ask(caller, 'call', { task_id: task.task_id, request_id }),
  }
}
const callBack = (body: object, token = tokenOf()) =>
  post(scene.running.app, `/api/telephony/call-back/${token}`, body)
/** Of the last call, as the operator was given it. */
const tokenOf = (): string => scene.operator.connects.at(-1)?.['StatusCallback']?.split('/').at(-1) ?? ''
const ended = async (taskId: number): Promise<CallRow> =>
  vi.waitFor(async () => {
    const call = await callOf(taskId)
    if (call === null) throw new Error('no call')
    expect(await eventsOf(call.call_id)).not.toEqual([])
    return call
  }, 5_000)

describe('a call', () => {
  it('rings the caller, then the customer, is reported, read back and written down, without a number on the way', async () => {
    const caller = await scene.caller()
    const { customer, task_id } = await scene.asked()
    const { answer } = await ring(caller)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({ data: { state: 'ringing', series: 'other' } })
    expect(answer.body).not.toContain(customer.mobile_phone_number)
    const form = scene.operator.connects.at(-1)
    expect(form).toMatchObject({
      To: `+91${customer.mobile_phone_number}`,
      CallerId: '08040001000',
      CallType: 'trans',
      Record: 'false',
      'StatusCallbackEvents[0]': 'answered',
      'StatusCallbackEvents[1]': 'terminal',
    })
    expect(form?.['From']).toMatch(/^\+919000000\d{3}$/)
    const call = await ended(task_id)
    expect(form?.['CustomField']).toBe(call.call_id)
    await vi.waitFor(async () => expect(await eventsOf(call.call_id)).toHaveLength(2), 5_000)
    await scene.readBack(call.call_id)
    expect(await callOf(task_id)).toMatchObject({ state: 'completed', failure: null })
    expect(await outcomeOf(call.call_id)).toEqual({
      outcome: 'answered',
      because: 'asked',
      number_series: 'other',
    })
    const desk = await scene.running.app.inject({ url: '/api/telecalling/desk', headers: caller.headers })
    expect(desk.body).toContain('Ritu')
    expect(desk.body).not.toContain(customer.mobile_phone_number)
  })

  it.each([
    ['no-answer', 'no_answer', 'no_answer'],
    ['busy', 'busy', 'busy'],
    ['failed', 'failed', 'failed'],
  ] as const)('that ends with %s says so', async (ends, state, outcome) => {
    scene.plan = { ends, reports: ['terminal'], ringMs: 5, talkMs: 0 }
    const caller = await scene.caller()
    const { task_id } = await scene.asked()
    await ring(caller)
    const { call_id } = await ended(task_id)
    await scene.readBack(call_id)
    expect(await callOf(task_id)).toMatchObject({ state })
    expect(await outcomeOf(call_id)).toMatchObject({ outcome })
  })

  it('is one call for the same press twice, and none beside it', async () => {
    const caller = await scene.caller()
    const { task_id } = await scene.asked()
    const before = scene.operator.connects.length
    await scene.next(caller)
    const request_id = randomUUID()
    const presses = await Promise.all([1, 2, 3].map(() => scene.ask(caller, 'call', { task_id, request_id })))
    expect(presses.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0)
    expect(scene.operator.connects.length - before).toBe(1)
    const again = await scene.ask(caller, 'call', { task_id, request_id: randomUUID() })
    expect(again.statusCode).toBe(409)
    expect(scene.operator.connects.length - before).toBe(1)
  })
})

describe('a report', () => {
  it('that is forged changes nothing: a token that is none, and one of another call', async () => {
    scene.plan = { ends: 'completed', reports: [], ringMs: 5_000, talkMs: 0 }
    const caller = await scene.caller()
    const { task_id } = await scene.asked()
    await ring(caller)
    const body = { CallSid: 'abcdef0123456789', EventType: 'terminal', Status: 'completed' }
    expect((await callBack(body, 'A'.repeat(43))).statusCode).toBe(409)
    expect((await callBack(body)).statusCode).toBe(409)
    expect((await callBack({ ...body, EventType: 'whatever' })).statusCode).toBe(400)
    const call = await callOf(task_id)
    expect(call).toMatchObject({ state: 'ringing' })
    expect(await eventsOf(call?.call_id ?? '')).toEqual([])
  })

  it('counts for nothing by itself: what the operator says when it is read back counts', async () => {
    scene.plan = { ends: 'completed', reports: [], ringMs: 5_000, talkMs: 0 }
    const caller = await scene.caller()
    const { task_id } = await scene.asked()
    await ring(caller)
    const call = await callOf(task_id)
    const answer = await callBack({ CallSid: call?.sid, EventType: 'terminal', Status: 'completed' })
    expect(answer.statusCode, answer.body).toBe(200)
    await scene.readBack(call?.call_id ?? '')
    // The operator still has it in the queue.
    expect(await callOf(task_id)).toMatchObject({ state: 'ringing' })
  })

  it('that comes twice, late and out of order leaves the call where it ended', async () => {
    scene.plan = { ends: 'completed', reports: ['terminal', 'answered', 'terminal'], ringMs: 5, talkMs: 20 }
    const caller = await scene.caller()
    const { task_id } = await scene.asked()
    await ring(caller)
    const { call_id, sid } = await ended(task_id)
    await vi.waitFor(async () => expect(await eventsOf(call_id)).toHaveLength(2), 5_000)
    await scene.readBack(call_id)
    expect(await callOf(task_id)).toMatchObject({ state: 'completed' })
    expect((await callBack({ CallSid: sid, EventType: 'answered' })).statusCode).toBe(200)
    expect(await eventsOf(call_id)).toHaveLength(2)
    await scene.readBack(call_id)
    expect(await callOf(task_id)).toMatchObject({ state: 'completed' })
    // A day later the token is worth nothing.
    scene.running.clock.advance(25 * 3_600_000)
    expect((await callBack({ CallSid: sid, EventType: 'answered' })).statusCode).toBe(409)
    scene.running.clock.advance(-25 * 3_600_000)
  })
})

describe('a call of which nobody knows whether it rings', () => {
  it('is never placed twice: the line broke after the operator had taken it, and its report names it', async () => {
    scene.plan = { ends: 'completed', reports: ['answered', 'terminal'], ringMs: 50, talkMs: 20 }
    const caller = await scene.caller()
    const { task_id } = await scene.asked()
    const before = scene.operator.connects.length
    scene.operator.breakNext()
    const { answer, request_id } = await ring(caller)
    expect(answer.json()).toMatchObject({ data: { state: 'unsure' } })
    expect((await callOf(task_id))?.sid).toBeNull()
    const again = await scene.ask(caller, 'call', { task_id, request_id: randomUUID() })
    expect(again.statusCode).toBe(409)
    expect((await scene.ask(caller, 'call', { task_id, request_id })).statusCode).toBe(200)
    expect(scene.operator.connects.length - before).toBe(1)
    const { call_id } = await ended(task_id)
    await vi.waitFor(async () => expect(await eventsOf(call_id)).toHaveLength(2), 5_000)
    await scene.readBack(call_id)
    expect(await callOf(task_id)).toMatchObject({ state: 'completed', sid: expect.any(String) })
  })

  it('is given up after some looks where we died between row and connect, and was not placed by anybody', async () => {
    const caller = await scene.caller()
    const { task_id, customer } = await scene.asked()
    await scene.next(caller)
    const before = scene.operator.connects.length
    // What a kill leaves: the row is committed, the operator was not asked.
    const call_id = randomUUID()
    await scene.running.db
      .run(sql`insert into phone_call (call_id, request_id, task_id, user_id, staff_id, series, state, token_hash,
        number_index, placed_at)
      values (${call_id}, ${randomUUID()}, ${task_id}, ${customer.user_id}, ${caller.staff_id}, 'other', 'placing',
        ${Buffer.from('killed')}, ${Buffer.from('killed')}, ${scene.running.clock.now()})`)
    const press = () => scene.ask(caller, 'call', { task_id, request_id: randomUUID() })
    expect((await press()).statusCode).toBe(409)
    for (const look of [1, 2, 3]) await scene.readBack(call_id, look)
    expect(await callOf(task_id)).toMatchObject({ state: 'placing' })
    await scene.readBack(call_id, 4)
    expect(await callOf(task_id)).toMatchObject({ state: 'lost' })
    expect(scene.operator.connects.length - before).toBe(0)
  })
})

describe('a call that the operator refused', () => {
  it.each([
    [429, 429],
    [400, 503],
    [401, 503],
  ])(
    'with %i was none: it counts for no cap, and the task is given back or called again',
    async (status, answered) => {
      const caller = await scene.caller()
      const { customer, task_id } = await scene.asked()
      scene.operator.refuseNext(status)
      const { answer } = await ring(caller)
      expect(answer.statusCode, answer.body).toBe(answered)
      const refused = await callOf(task_id)
      expect(refused).toMatchObject({ state: 'failed', sid: null, failure: expect.any(String) })
      expect(await outcomeOf(refused?.call_id ?? '')).toBeNull()
      const desk = await scene.running.app.inject({ url: '/api/telecalling/desk', headers: caller.headers })
      expect(desk.json()).toMatchObject({ data: { task: { task_id, call: null, can_give_back: 1 } } })
      expect((await scene.ask(caller, 'give-back', { task_id })).statusCode).toBe(200)
      const again = await ring(caller)
      expect(again.answer.statusCode, again.answer.body).toBe(200)
      expect(
        await scene.running.db.rows(sql`select 1 from contact_event where user_id = ${customer.user_id}`),
      ).toHaveLength(1)
    },
  )

  it('counts where nobody knows whether it rang', async () => {
    const caller = await scene.caller()
    const { task_id } = await scene.asked()
    scene.operator.refuseNext(500)
    const { answer } = await ring(caller)
    expect(answer.json()).toMatchObject({ data: { state: 'unsure' } })
    expect(await outcomeOf((await callOf(task_id))?.call_id ?? '')).toMatchObject({ outcome: 'started' })
    expect((await scene.ask(caller, 'give-back', { task_id })).json()).toMatchObject({
      code: 'disposition_needed',
    })
  })
})

it('tells a caller to wait past the operator’s calls a minute, and is not stuck afterwards', async () => {
  const { startExotelStandIn } = await import('../../../demo/stand-ins/exotel-stand-in.ts')
  const { connectCall } = await import('./exotel-client.ts')
  const busy = await startExotelStandIn({
    sid: 'test',
    key: 'key-of-the-test',
    token: 'token-of-the-test',
    log: { error: () => undefined },
    mostAMinute: 1,
    planOf: () => ({ ends: 'busy', reports: [], ringMs: 0, talkMs: 0 }),
  })
  const env = {
    EXOTEL_URL: busy.url,
    EXOTEL_SID: 'test',
    EXOTEL_KEY: 'key-of-the-test',
    EXOTEL_TOKEN: 'token-of-the-test',
  }
  const order = {
    from: '9000000001',
    to: '9000000002',
    callerId: '1600100200',
    customField: 'x',
    isRecorded: false,
    callBackUrl: 'http://127.0.0.1:1/',
  }
  await connectCall(env, order)
  await expect(connectCall(env, order)).rejects.toMatchObject({ kind: 'busy', wait_s: 30 })
  await expect(connectCall({ ...env, EXOTEL_TOKEN: 'another-token' }, order)).rejects.toMatchObject({
    kind: 'refused',
  })
  await busy.stop()
  await expect(connectCall(env, order)).rejects.toMatchObject({ kind: 'unsure' })
})
