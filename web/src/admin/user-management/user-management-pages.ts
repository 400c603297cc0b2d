import { IconUserCog } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const userManagementPages: readonly AdminPage[] = [
  {
    page: 'user-management',
    paths: ['/admin/user-management'],
    title: 'User management',
    icon: IconUserCog,
    load: async () => (await import('./user-management-page.tsx')).UserManagementPage,
  },
]
