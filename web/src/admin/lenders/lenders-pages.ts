import { IconBuildingBank } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const lendersPages: readonly AdminPage[] = [
  {
    page: 'lenders',
    paths: ['/admin/lenders'],
    title: 'Lenders',
    icon: IconBuildingBank,
    load: async () => (await import('./lenders-page.tsx')).LendersPage,
  },
]
