import type { ContactOutcome } from '@marketplace/contract/customers/contact'
import { endContact } from '../../customers/contact-rules/published.ts'
import type { Services } from '../../market/services.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { hasEnded, isLater, stateOfStatus, type CallState } from './call-states.ts'
import { readCall, type OperatorCall } from './exotel-client.ts'
import { changeCall, findCall, listCallEvents, lockCall, type PhoneCallRow } from './phone-calls.queries.ts'
import { callSourceKey, indexNumber } from './place-call.ts'
import { TelephonyFailure } from './telephony-failure.ts'

/** Between two looks at a call of which nothing is heard, and after how many nobody waits any more: longer than a call may last. */
const LOOK_MS = 60_000
const LOOKS = 40
/** A call that the operator never named: it has not come about, or its report would have said so. */
const UNNAMED_LOOKS = 4

export const recordingContext = (callId: string): string => `phone_call.sealed_recording:${callId}`

const outcomeOf: Readonly<Partial<Record<CallState, ContactOutcome>>> = {
  completed: 'answered',
  no_answer: 'no_answer',
  busy: 'busy',
  failed: 'failed',
}

/** What the read call changes in ours: by ranks, so that what is late changes nothing. */
const apply = async (
  { db, vault, env, now }: Services,
  callId: string,
  told: OperatorCall,
  answeredAt: Date | null,
): Promise<CallState> =>
  db.transaction(async (tx) => {
    const call = await lockCall(tx, callId)
    if (call === null) throw new Error('a call without a row')
    const state = stateOfStatus(told.status, answeredAt !== null || (told.talk_s ?? 0) > 0)
    const isNews = state !== null && isLater(state, call.state)
    const spoke = answeredAt !== null || (told.talk_s ?? 0) > 0
    await changeCall(tx, callId, {
      sid: told.sid,
      ...(spoke && { answered_at: answeredAt ?? told.started_at ?? call.placed_at }),
      ...(isNews && { state }),
      ...(isNews && hasEnded(state) && { ended_at: told.ended_at ?? now() }),
      ...(told.talk_s !== null && { talk_s: told.talk_s }),
      ...(env.CALL_RECORDING &&
        told.recording_url !== null && {
          sealed_recording: vault.seal(told.recording_url, recordingContext(callId)),
        }),
    })
    const outcome = isNews ? outcomeOf[state] : undefined
    if (outcome !== undefined) {
      // A caller's own telephone that nobody took up is a call that ended without a word: the customer's did not ring.
      const seconds = told.talk_s ?? 0
      const end = {
        outcome: call.said_outcome ?? (outcome === 'answered' && !spoke ? 'no_answer' : outcome),
        seconds,
      }
      await endContact(tx, callSourceKey(callId), { ...end, at: now(), provider_id: told.sid })
    }
    return isNews ? state : call.state
  })

/** A call that was followed for long enough: whoever placed it is free for the next. */
const giveUp = async ({ db, now, log }: Services, { call_id }: PhoneCallRow): Promise<void> => {
  await db.transaction(async (tx) => {
    const call = await lockCall(tx, call_id)
    if (call !== null && isLater('lost', call.state))
      await changeCall(tx, call_id, { state: 'lost', ended_at: now() })
  })
  log.warn({ call_id }, 'a call was lost sight of')
}

/**
 * Reads a call back from the operator, which alone says where it stands, until it has ended. A call that the operator never named (we
 * died, or its answer was lost) is named by its report; without one it is given up, and never placed again.
 */
export const readCallBack: Job<'read_call', Services> = async (services, { call_id, look }, { stop }) => {
  const { db, env, log, now, addJob } = services
  const call = await findCall(db, call_id)
  if (call === null) return
  const events = await listCallEvents(db, call_id)
  const answeredAt = events.find(({ event }) => event === 'answered')?.heard_at ?? null
  const sid = call.sid ?? events[0]?.sid ?? null
  let state = call.state
  if (sid !== null) {
    try {
      const told = await readCall(env, sid, { stop })
      if (told.sid !== sid || !indexNumber(services, told.to).equals(call.number_index))
        log.error({ call_id }, 'a report named a call that is not ours')
      else state = await apply(services, call_id, told, answeredAt)
    } catch (error) {
      if (!(error instanceof TelephonyFailure)) throw error
      log.warn({ call_id, look, reason: error.reason }, 'a call could not be read back')
    }
  }
  if (hasEnded(state) && (state !== 'lost' || sid === null)) return
  if (look >= (sid === null ? UNNAMED_LOOKS : LOOKS)) {
    await giveUp(services, call)
    return
  }
  const run_at = new Date(now().getTime() + LOOK_MS)
  await addJob(db, 'read_call', { call_id, look: look + 1 }, { run_at, key: `call-look:${call_id}` })
}
