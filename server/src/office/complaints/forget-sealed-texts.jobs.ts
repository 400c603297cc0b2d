import { ExpectedFailure } from '../../platform/jobs/expected-failure.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { forgetSealedTexts } from './complaints.queries.ts'

/** Small enough that nobody waits for it. */
const BATCH = 200

/** Forgets the sealed words of deleted customers' complaints whose time is over. Runs every night; a repetition finds nothing. */
export const forgetComplaintTexts: Job<'forget_complaint_texts'> = async (
  { db, log, now },
  _payload,
  { stop },
) => {
  let complaints = 0
  let batch = BATCH
  while (batch === BATCH) {
    if (stop?.aborted === true) throw new ExpectedFailure('stopped before all sealed words were forgotten')
    batch = await forgetSealedTexts(db, now(), BATCH)
    complaints += batch
  }
  if (complaints > 0) log.info({ complaints }, 'forgot the sealed words of complaints')
}
