import { IconScale } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const customerEligibilityPages: readonly AdminPage[] = [
  {
    page: 'customer-eligibility',
    paths: ['/admin/customer-eligibility'],
    title: 'Customer eligibility',
    icon: IconScale,
    load: async () => (await import('./customer-eligibility-page.tsx')).CustomerEligibilityPage,
  },
]
