import { IconHistory } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const auditLogPages: readonly AdminPage[] = [
  {
    page: 'audit-log',
    paths: ['/admin/audit-log'],
    title: 'Audit log',
    icon: IconHistory,
    load: async () => (await import('./audit-log-page.tsx')).AuditLogPage,
  },
]
