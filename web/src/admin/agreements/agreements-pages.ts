import { IconFileCertificate } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const agreementsPages: readonly AdminPage[] = [
  {
    page: 'agreements',
    paths: ['/admin/agreements'],
    title: 'Agreements',
    icon: IconFileCertificate,
    load: async () => (await import('./agreements-page.tsx')).AgreementsPage,
  },
]
