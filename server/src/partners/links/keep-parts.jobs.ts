import type { Job } from '../../platform/jobs/job.ts'
import { keepDuePart } from './link-days.queries.ts'

/** Keeps of each lead what was booked of its partner's part since; what is left when the process ends is the next run's. */
export const keepLeadParts: Job<'keep_lead_parts'> = async ({ db }, _payload, { stop }) => {
  do {
    if (stop?.aborted === true) return
  } while (await keepDuePart(db))
}
