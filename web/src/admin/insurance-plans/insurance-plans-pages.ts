import { IconShieldHeart } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const insurancePlansPages: readonly AdminPage[] = [
  {
    page: 'insurance-plans',
    paths: ['/admin/insurance-plans'],
    title: 'Insurance plans',
    icon: IconShieldHeart,
    load: async () => (await import('./insurance-plans-page.tsx')).InsurancePlansPage,
  },
]
