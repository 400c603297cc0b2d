import type { Module } from '../module.ts'
import { auditLogRoutes } from './audit-log.routes.ts'
import { carryAuditHead } from './carry-head.jobs.ts'

export const auditLogModule = {
  routes: auditLogRoutes,
  // 00:45 in India: one head for each day, of the day before it.
  jobs: { carry_audit_head: { run: carryAuditHead, queue: 'messages', cron: '15 19 * * *' } },
  person: { preview: async () => ({ stays: { audit_log: null } }) },
} satisfies Module
