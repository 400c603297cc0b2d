import type { Services } from '../../market/services.ts'
import { StreamedFile } from '../../platform/answers/streamed-file.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { fetchRecording } from '../telephony/exotel-client.ts'
import { findCall } from '../telephony/published.ts'
import { recordingContext } from '../telephony/telephony.jobs.ts'
import { TelephonyFailure } from '../telephony/telephony-failure.ts'

async function* oneOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/**
 * A recording, fetched by us: its address leaves nobody's hands but ours. Who listened is on the audit log first.
 * @throws Problem not_found; temporarily_unavailable where the operator does not give it.
 */
export const playRecording = async (
  { db, env, vault, now, log }: Services,
  callId: string,
  { auditActor }: Staff,
  ip: string,
): Promise<StreamedFile> => {
  const call = await findCall(db, callId)
  if (call === null || call.sealed_recording === null) throw new Problem('not_found')
  const url = await vault.open(call.sealed_recording, recordingContext(callId))
  try {
    const bytes = await fetchRecording(env, url)
    await db.transaction((tx) => {
      const object = { object_kind: 'customer', object_id: call.user_id }
      return recordEvent(
        tx,
        { auditActor, action: 'customer.recording_heard', ...object, after: { call_id: callId }, ip },
        now(),
      )
    })
    return new StreamedFile(oneOf(bytes))
  } catch (error) {
    if (!(error instanceof TelephonyFailure)) throw error
    log.warn({ call_id: callId, reason: error.reason }, 'a recording was not given')
    throw new Problem('temporarily_unavailable')
  }
}
