import { IconEye } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const masqueradePages: readonly AdminPage[] = [
  {
    page: 'merchant-management',
    paths: ['/admin/merchant-management/access-log'],
    title: 'Access log',
    icon: IconEye,
    load: async () => (await import('./access-log-page.tsx')).AccessLogPage,
  },
]
