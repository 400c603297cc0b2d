import { endAlarm, raiseAlarm } from '../alarms/alarms.ts'
import type { Job } from '../jobs/job.ts'
import { findAuditHead } from '../audit-log/audit-log.queries.ts'
import { carryHead } from './carried-heads.ts'

const kind = 'audit_head_not_carried'

/** Carries the head of the audit log out of the database: into the stored files, and as a line of the log. */
export const carryAuditHead: Job<'carry_audit_head'> = async (services) => {
  const { db, log, now } = services
  try {
    const head = await findAuditHead(db)
    if (head === null) throw new Error('table audit_head is empty')
    log.info({ audit_head: await carryHead(services, head, now()) }, 'the head of the audit log')
  } catch (error) {
    await raiseAlarm(services, { kind })
    throw error
  }
  await endAlarm(services, { kind })
}
