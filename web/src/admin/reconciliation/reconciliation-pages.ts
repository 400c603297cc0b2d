import { IconArrowsLeftRight } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const reconciliationPages: readonly AdminPage[] = [
  {
    page: 'reconciliation',
    paths: ['/admin/reconciliation'],
    title: 'Reconciliation',
    icon: IconArrowsLeftRight,
    load: async () => (await import('./lender-months-page.tsx')).LenderMonthsPage,
  },
  {
    page: 'reconciliation',
    paths: ['/admin/reconciliation/:lenderId/:month'],
    title: 'Month of a lender',
    load: async () => (await import('./lender-month-page.tsx')).LenderMonthPage,
  },
]
