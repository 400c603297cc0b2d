import type { Module } from '../module.ts'
import { carryAuditHead } from './carry-head.jobs.ts'

export const auditHeadsModule = {
  // 00:45 in India: one head for each day, of the day before it.
  jobs: { carry_audit_head: { run: carryAuditHead, queue: 'messages', cron: '15 19 * * *' } },
} satisfies Module
