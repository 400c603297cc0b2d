import { IconFileSpreadsheet } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const cimsDataPages: readonly AdminPage[] = [
  {
    page: 'cims-data',
    paths: ['/admin/cims-data'],
    title: 'CIMS data',
    icon: IconFileSpreadsheet,
    load: async () => (await import('./cims-data-page.tsx')).CimsDataPage,
  },
]
