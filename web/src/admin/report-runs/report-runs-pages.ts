import { IconProgress } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const reportRunsPages: readonly AdminPage[] = [
  {
    page: 'report-runs',
    paths: ['/admin/report-runs'],
    title: 'Report runs',
    icon: IconProgress,
    load: async () => (await import('./report-runs-page.tsx')).ReportRunsPage,
  },
]
