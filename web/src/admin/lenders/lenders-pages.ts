import { IconBuildingBank } from '@tabler/icons-react'
import type { AdminPage } from '../admin-page.ts'

export const lendersPages: readonly AdminPage[] = [
  {
    page: 'lenders',
    paths: ['/admin/lenders'],
    title: 'Lenders',
    icon: IconBuildingBank,
    load: async () => (await import('./lenders-page.tsx')).LendersPage,
  },
  {
    page: 'lenders',
    paths: ['/admin/lenders/:lenderId'],
    title: 'Lender',
    load: async () => (await import('./lender-edit-page.tsx')).LenderEditPage,
  },
]
