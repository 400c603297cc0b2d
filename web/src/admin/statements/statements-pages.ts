import { IconFileInvoice } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const statementsPages: readonly AdminPage[] = [
  {
    page: 'statements',
    paths: ['/admin/statements'],
    title: 'Statements',
    icon: IconFileInvoice,
    load: async () => (await import('./statements-page.tsx')).StatementsPage,
  },
  {
    page: 'statements',
    paths: ['/admin/statements/:statementId'],
    title: 'Statement',
    load: async () => (await import('./record/statement-page.tsx')).StatementPage,
  },
]
