import type { Services } from '../../market/services.ts'
import { endAlarm } from '../../platform/alarms/alarms.ts'
import { recordEvent, type AuditActor } from '../../platform/audit-log/record-event.ts'
import { Problem } from '../../platform/http/problem.ts'
import { listJobFigures, lockGivenUpJob, removeJob, restartJob } from '../../platform/jobs/published.ts'

/** What staff decide of a given up job: another round of tries, or its end with the reason. */
export type JobDecision = { job_id: number; reason?: string }

/**
 * Tries a given up job again, or takes it away for good where a reason is given; the audit log names who did. The alarm of its
 * kind ends with the last one.
 * @throws Problem not_found where there is no such job, or it is not given up.
 */
export const decideJob = async (
  services: Services,
  { job_id, reason }: JobDecision,
  by: { auditActor: AuditActor; ip: string },
): Promise<void> => {
  const kind = await services.db.transaction(async (tx) => {
    const job = await lockGivenUpJob(tx, job_id)
    if (job === null) throw new Problem('not_found')
    await (reason === undefined ? restartJob(tx, job_id) : removeJob(tx, job_id))
    const event = {
      ...by,
      action: reason === undefined ? 'job.retry' : 'job.drop',
      object_kind: 'job',
      object_id: job_id,
      object_name: job.kind,
      ...(reason !== undefined && { reason }),
    } as const
    await recordEvent(tx, event, services.now())
    return job.kind
  })
  const figures = await listJobFigures(services.db)
  if ((figures.find((one) => one.kind === kind)?.given_up ?? 0) === 0)
    await endAlarm(services, { kind: 'job_given_up', subject: kind })
}
