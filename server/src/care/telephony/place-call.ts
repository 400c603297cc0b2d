import { randomBytes, randomUUID } from 'node:crypto'
import { withdrawContact } from '../../customers/contact-rules/published.ts'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { isLater } from './call-states.ts'
import type { CallerId } from './choose-caller-id.ts'
import { connectCall, hasTelephony } from './exotel-client.ts'
import {
  addPhoneCall,
  changeCall,
  findCall,
  findCallOfRequest,
  lockCall,
  type PhoneCallRow,
} from './phone-calls.queries.ts'
import { TelephonyFailure } from './telephony-failure.ts'

export interface CallOrder {
  request_id: string
  task_id: number
  user_id: string
  staff_id: number
  lender_id: number | null
  callerId: CallerId
  /** Ten digits: whose telephone rings first, and whose second. */
  from: string
  to: string
}

/** By which a call that the operator reads back is known as ours: of the last ten digits of the number that was called. */
export const indexNumber = ({ vault }: Pick<Services, 'vault'>, number: string): Buffer =>
  vault.blindIndex('phone_call.number', number.replace(/\D/g, '').slice(-10))

/** What the ledger of contacts knows a call by. */
export const callSourceKey = (callId: string): string => `call:${callId}`

/** The operator reports by itself; where its word is lost, we ask. */
const FIRST_LOOK_MS = 45_000

const baseOf = ({ PUBLIC_URL, PORT }: Services['env']): string =>
  PUBLIC_URL === undefined ? `http://127.0.0.1:${PORT}` : new URL(PUBLIC_URL).origin

/**
 * Notes where the call stands by the operator's answer to the connect, or by its lack. Where the operator said no nothing rang: the customer
 * was not contacted, and no cap of theirs is used up.
 */
const noteAnswer = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  callId: string,
  answer: { sid: string } | TelephonyFailure,
): Promise<void> =>
  db.transaction(async (tx) => {
    const call = await lockCall(tx, callId)
    if (call === null) throw new Error('a call without a row')
    const isFailure = answer instanceof TelephonyFailure
    const state = !isFailure ? 'ringing' : answer.kind === 'unsure' ? 'unsure' : 'failed'
    await changeCall(tx, callId, {
      ...(!isFailure && { sid: answer.sid }),
      ...(isFailure && { failure: answer.reason }),
      // A report may have been quicker than the answer.
      ...(isLater(state, call.state) && { state, ...(state === 'failed' && { ended_at: now() }) }),
    })
    if (state === 'failed' && isLater(state, call.state)) await withdrawContact(tx, callSourceKey(callId))
  })

/**
 * Connects a caller and a customer. Its row, what `alongside` writes and the look that follows it up are committed before the operator
 * is asked: whatever dies in between, the same call is never placed twice, as a row that stands at `placing` is followed up and never
 * connected again.
 * @param alongside judges and writes in the same transaction, before the row; what it throws places nothing. @returns the call; the same for the same request.
 * @throws Problem temporarily_unavailable without telephony or where the operator refuses; conflict where the caller or the task has a call
 * under way; too_many_requests past the operator's calls a minute.
 */
export const placeCall = async (
  services: Services,
  order: CallOrder,
  alongside: (tx: Database, call: { call_id: string; placed_at: Date }) => Promise<void>,
): Promise<PhoneCallRow> => {
  const { db, env, log, now, addJob } = services
  if (!hasTelephony(env)) throw new Problem('temporarily_unavailable')
  const { request_id, task_id, user_id, staff_id, lender_id, callerId, from, to } = order
  const known = await findCallOfRequest(db, request_id)
  if (known !== null) return known
  const call_id = randomUUID()
  const token = randomBytes(32).toString('base64url')
  const placed_at = now()
  await db.transaction(async (tx) => {
    await alongside(tx, { call_id, placed_at })
    const added = await addPhoneCall(tx, {
      call_id,
      request_id,
      task_id,
      user_id,
      staff_id,
      lender_id,
      placed_at,
      series: callerId.series,
      token_hash: hashToken(token),
      number_index: indexNumber(services, to),
    })
    if (added === null) throw new Problem('conflict')
    const run_at = new Date(placed_at.getTime() + FIRST_LOOK_MS)
    await addJob(tx, 'read_call', { call_id, look: 1 }, { run_at, key: `call-look:${call_id}` })
  })
  try {
    const answer = await connectCall(env, {
      from,
      to,
      callerId: callerId.number,
      customField: call_id,
      callBackUrl: `${baseOf(env)}/api/telephony/call-back/${token}`,
      isRecorded: env.CALL_RECORDING,
    })
    await noteAnswer(services, call_id, answer)
  } catch (error) {
    if (!(error instanceof TelephonyFailure)) throw error
    log.warn({ call_id, reason: error.reason }, 'a call was not placed')
    await noteAnswer(services, call_id, error)
    if (error.kind === 'busy') throw new Problem('too_many_requests', error.wait_s)
    if (error.kind === 'refused') throw new Problem('temporarily_unavailable')
  }
  const placed = await findCall(db, call_id)
  if (placed === null) throw new Error('a call without a row')
  return placed
}
