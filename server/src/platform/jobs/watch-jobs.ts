import { keepAlarmsOf, raiseAlarm } from '../alarms/alarms.ts'
import type { Services } from '../services.ts'
import { giveUpUnknownJobs, listJobFigures } from './given-up-jobs.queries.ts'

/**
 * Looks after the jobs that nobody does: each kind with given up jobs has an alarm `job_given_up`, which ends when there is none
 * left, and a job of an unknown kind is given up rather than waiting for good. Call it again and again: an alarm is raised once
 * more when the jobs have become more.
 */
export const createJobWatch = (
  services: Pick<Services, 'db' | 'log' | 'now'>,
  known: readonly string[],
): (() => Promise<void>) => {
  let before = new Map<string, number>()
  return async () => {
    for (const kind of await giveUpUnknownJobs(services.db, known))
      services.log.error({ job: kind }, 'a job of an unknown kind is given up')
    const now = new Map<string, number>()
    for (const { kind, given_up } of await listJobFigures(services.db))
      if (given_up > 0) now.set(kind, given_up)
    for (const [kind, jobs] of now) {
      if (jobs > (before.get(kind) ?? 0))
        await raiseAlarm(services, { kind: 'job_given_up', subject: kind, detail: { jobs } })
    }
    await keepAlarmsOf(services, 'job_given_up', [...now.keys()])
    before = now
  }
}
