import { makeMonths } from '../../platform/db/month-parts.ts'
import type { Job } from '../../platform/jobs/job.ts'

/** Makes the parts of the months ahead (docs/decisions/047). Runs every night; most nights there is none to make. */
export const makeMonthParts: Job<'make_month_parts'> = async ({ db, log, now }) => {
  const made = await makeMonths(db, now())
  if (made.length > 0) log.info({ made }, 'made the parts of months ahead')
}
