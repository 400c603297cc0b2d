import { IconRefreshAlert } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const jobsPages: readonly AdminPage[] = [
  {
    page: 'jobs',
    paths: ['/admin/jobs'],
    title: 'Jobs',
    icon: IconRefreshAlert,
    load: async () => (await import('./jobs-page.tsx')).JobsPage,
  },
]
