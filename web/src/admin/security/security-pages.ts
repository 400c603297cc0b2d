import { IconShieldExclamation } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const securityPages: readonly AdminPage[] = [
  {
    page: 'security',
    paths: ['/admin/security'],
    title: 'Security',
    icon: IconShieldExclamation,
    load: async () => (await import('./security-page.tsx')).SecurityPage,
  },
]
