import type { AdminPage } from '../page/admin-page.ts'

export const lenderGroupsPages: readonly AdminPage[] = [
  {
    page: 'lenders',
    paths: ['/admin/lenders/groups'],
    title: 'Lender groups',
    load: async () => (await import('./lender-groups-page.tsx')).LenderGroupsPage,
  },
]
