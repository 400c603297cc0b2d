import { IconUserPlus } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const merchantsPages: readonly AdminPage[] = [
  {
    page: 'merchant-management',
    paths: ['/admin/merchant-management'],
    title: 'Merchant management',
    icon: IconUserPlus,
    load: async () => (await import('./merchants-page.tsx')).MerchantsPage,
  },
  {
    page: 'merchant-management',
    paths: ['/admin/merchant-management/:id'],
    title: 'Merchant',
    load: async () => (await import('./merchant-page.tsx')).MerchantPage,
  },
]
