import type { Database } from '../db/database.ts'
import type { Job } from '../jobs/job.ts'
import { recordStep } from './record-step.ts'
import { lockDue, markDecided } from './requests.queries.ts'

/** Ends the requests whose days are over, in the caller's transaction. @returns how many. */
export const lapseDue = async (tx: Database, at: Date): Promise<number> => {
  const due = await lockDue(tx, at)
  for (const request of due) {
    await markDecided(tx, request.request_id, { decision: 'lapsed', by: null, note: null, now: at })
    await recordStep(tx, 'lapsed', request, null, null, at)
  }
  return due.length
}

/** Ends the requests that nobody has decided in time. A repetition finds nothing. */
export const lapseRequests: Job<'lapse_requests'> = async ({ db, log, now }) => {
  const requests = await db.transaction((tx) => lapseDue(tx, now()))
  if (requests > 0) log.info({ requests }, 'requests for a second person have lapsed')
}
