import type { Services } from '../../market/services.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { freeEndedLeases } from '../../platform/work/published.ts'
import { settleAllWork } from './settle-all.ts'

/** Opens what time has made work, and closes what it has ended. Runs every quarter of an hour; a repetition finds nothing. */
export const settleWorkJob: Job<'settle_work', Services> = async (services) => {
  const settled = await settleAllWork(services)
  if (settled > 0) services.log.info({ settled }, 'work was opened or closed by the clock')
}

/** Gives back what was taken by somebody who was not heard of again. Runs every minute. */
export const freeWorkLeases: Job<'free_work_leases', Services> = async ({ db, now, log }) => {
  const freed = await freeEndedLeases(db, now())
  if (freed > 0) log.info({ freed }, 'work was given back as its lease ended')
}
