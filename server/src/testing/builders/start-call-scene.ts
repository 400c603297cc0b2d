import {
  startExotelStandIn,
  type CallPlan,
  type ExotelStandIn,
} from '../../../demo/stand-ins/exotel-stand-in.ts'
import { takeNext } from '../../care/calls/take-next.ts'
import type { CallTaskRow } from '../../care/calls/call-tasks.queries.ts'
import { readCallBack } from '../../care/telephony/telephony.jobs.ts'
import { sql } from '../../platform/db/sql.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { buildCustomer, type CustomerFacts, type SignedInCustomer } from './build-customer.ts'
import { buildStaff, type SignedInStaff } from './build-staff.ts'
import { post } from '../sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

/** The server with an operator of calls on a real socket, which reports to the server on another. */
export interface CallScene {
  running: TestApp
  operator: ExotelStandIn
  /** How the next calls go. */
  plan: CallPlan
  /** A caller on duty with a telephone of their own. */
  caller(): Promise<SignedInStaff>
  /** Somebody who asked to be called, and their task. */
  asked(
    facts?: CustomerFacts,
    task?: { rank?: number; due_at?: Date },
  ): Promise<{ customer: SignedInCustomer; task_id: number }>
  next(caller: SignedInStaff): Promise<CallTaskRow | null>
  ask(
    caller: SignedInStaff,
    call: string,
    body?: object,
  ): Promise<{ statusCode: number; body: string; json: () => unknown }>
  /** Reads a call back, as the job does. */
  readBack(callId: string, look?: number): Promise<void>
  close(): Promise<void>
}

const account = { sid: 'test', key: 'key-of-the-test', token: 'token-of-the-test' }

export const startCallScene = async (variables: Record<string, string> = {}): Promise<CallScene> => {
  const plan: CallPlan = { ends: 'completed', reports: ['answered', 'terminal'], ringMs: 5, talkMs: 20 }
  const operator = await startExotelStandIn({
    ...account,
    log: { error: () => undefined },
    planOf: () => scene.plan,
  })
  const running = await createTestApp({
    variables: {
      EXOTEL_URL: operator.url,
      EXOTEL_SID: account.sid,
      EXOTEL_KEY: account.key,
      EXOTEL_TOKEN: account.token,
      CALLER_ID_1600: '1600100200',
      CALLER_ID_OTHER: '08040001000',
      ...variables,
    },
  })
  operator.callBackTo(await running.app.listen({ port: 0, host: '127.0.0.1' }))
  let phones = 9_000_000_000
  const ask: CallScene['ask'] = (caller, call, body = {}) =>
    post(running.app, `/api/telecalling/${call}`, body, caller.headers)
  const scene: CallScene = {
    running,
    operator,
    plan,
    ask,
    caller: async () => {
      const caller = await buildStaff(running.services, 3)
      phones += 1
      await ask(caller, 'phone', { mobile: String(phones), languages: ['en', 'hi'] })
      await ask(caller, 'duty', { duty: 'on' })
      return caller
    },
    asked: async (facts = {}, { rank = 1, due_at = running.clock.now() } = {}) => {
      const customer = await buildCustomer(running.services, {
        first_name: 'Ritu',
        last_name: 'Sharma',
        ...facts,
      })
      const at = running.clock.now()
      const row = await running.db.row<{
        task_id: number
      }>(sql`insert into call_task (task_key, user_id, purpose, since, rank, due_at,
          opened_by, created_at, moved_at)
        values (${`test:${customer.user_id}`}, ${customer.user_id}, 'help', ${at}, ${rank}, ${due_at}, 'test', ${at}, ${at}) returning task_id`)
      if (row === null) throw new Error('no task was opened')
      return { customer, task_id: row.task_id }
    },
    next: ({ staff_id, token }) => takeNext(running.services, { staff_id, token_hash: hashToken(token) }),
    readBack: (call_id, look = 1) =>
      readCallBack(running.services, { call_id, look }, { number: 1, last: false }),
    close: async () => {
      await running.close()
      await operator.stop()
    },
  }
  return scene
}
