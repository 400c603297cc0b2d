import type { AdminPage } from '../../page/admin-page.ts'

export const lenderEditPages: readonly AdminPage[] = [
  {
    page: 'lenders',
    paths: ['/admin/lenders/:lenderId'],
    title: 'Lender',
    load: async () => (await import('./lender-edit-page.tsx')).LenderEditPage,
  },
]
