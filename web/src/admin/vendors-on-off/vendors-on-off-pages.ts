import { IconToggleRight } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const vendorsOnOffPages: readonly AdminPage[] = [
  {
    page: 'vendors-on-off',
    paths: ['/admin/vendors-on-off'],
    title: 'Vendors on/off',
    icon: IconToggleRight,
    load: async () => (await import('./vendors-on-off-page.tsx')).VendorsOnOffPage,
  },
]
