import { IconMailForward } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const reportSchedulesPages: readonly AdminPage[] = [
  {
    page: 'report-schedules',
    paths: ['/admin/report-schedules'],
    title: 'Reports by e-mail',
    icon: IconMailForward,
    load: async () => (await import('./report-schedules-page.tsx')).ReportSchedulesPage,
  },
]
