import type { AdminPage } from '../page/admin-page.ts'

export const lenderApplicationsPages: readonly AdminPage[] = [
  {
    page: 'lenders',
    paths: ['/admin/lenders/:lenderId/applications'],
    title: 'Applications of a lender',
    load: async () => (await import('./lender-applications-page.tsx')).LenderApplicationsPage,
  },
]
