import type { Services } from '../../market/services.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { DUTY_SILENCE_MS, later } from './call-times.ts'
import { endSilentDuties } from './caller-desks.queries.ts'
import { openDueTasks } from './open-tasks.ts'

/** Every five minutes: opens what is due, and sends home whose page is silent. */
export const openCallTasks: Job<'open_call_tasks', Services> = async (services) => {
  const now = services.now()
  await endSilentDuties(services.db, later(now, -DUTY_SILENCE_MS), now)
  const opened = await openDueTasks(services)
  if (opened > 0) services.log.info({ opened }, 'call tasks opened')
}
