import type { Module } from '../module.ts'
import { auditLogRoutes } from './audit-log.routes.ts'

export const auditLogModule = {
  routes: auditLogRoutes,
  person: { preview: async () => ({ stays: { audit_log: null } }) },
} satisfies Module
