import type { Body } from '@marketplace/contract/platform/call'
import type { takeCallBack as takeCall } from '@marketplace/contract/care/call-back'
import type { Services } from '../../market/services.ts'
import { Problem } from '../../platform/http/problem.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { addCallEvent, lockCallOfToken } from './phone-calls.queries.ts'

/** Reports of a call come within its half hour; a day is far past that. */
const TOKEN_MS = 86_400_000

/**
 * Takes note of an event of a call, once, and has the call read back: nothing of the report itself counts, as nobody signs it.
 * @throws Problem conflict for a token that is none, is old, or is of another call than the one it names.
 */
export const takeCallBack = (
  { db, now, addJob }: Services,
  token: string,
  { CallSid, EventType }: Body<typeof takeCall>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now()
    const call = await lockCallOfToken(tx, hashToken(token), new Date(at.getTime() - TOKEN_MS))
    if (call === null || (call.sid !== null && call.sid !== CallSid)) throw new Problem('conflict')
    const { call_id } = call
    if ((await addCallEvent(tx, { call_id, event: EventType, sid: CallSid, heard_at: at })) === 0) return
    await addJob(tx, 'read_call', { call_id, look: 1 }, { key: `call-event:${call_id}` })
  })
