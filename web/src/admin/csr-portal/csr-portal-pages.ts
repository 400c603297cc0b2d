import { IconUserSearch } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const csrPortalPages: readonly AdminPage[] = [
  {
    page: 'csr-portal',
    paths: ['/admin/csr-portal'],
    title: 'CSR portal',
    icon: IconUserSearch,
    load: async () => (await import('./csr-portal-page.tsx')).CsrPortalPage,
  },
  {
    page: 'csr-portal',
    paths: ['/admin/csr-portal/:id/:pid'],
    title: 'Customer',
    load: async () => (await import('./customer-record-page.tsx')).CustomerRecordPage,
  },
]
