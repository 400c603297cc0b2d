import { IconLayoutDashboard } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const dashboardPages: readonly AdminPage[] = [
  {
    page: 'dashboard',
    paths: ['/admin/dashboard'],
    title: 'Dashboard',
    icon: IconLayoutDashboard,
    load: async () => (await import('./dashboard-page.tsx')).DashboardPage,
  },
  {
    page: 'dashboard',
    paths: ['/admin/dashboard/rows'],
    title: 'Rows of this number',
    load: async () => (await import('./dashboard-rows-page.tsx')).DashboardRowsPage,
  },
]
