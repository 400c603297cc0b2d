import { IconMessageReport } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const complaintsPages: readonly AdminPage[] = [
  {
    page: 'complaints',
    paths: ['/admin/complaints'],
    title: 'Complaints',
    icon: IconMessageReport,
    load: async () => (await import('./complaints-page.tsx')).ComplaintsPage,
  },
]
