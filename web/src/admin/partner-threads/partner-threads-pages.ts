import { IconMessages } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const partnerThreadsPages: readonly AdminPage[] = [
  {
    page: 'merchant-management',
    paths: ['/admin/merchant-management/threads'],
    title: 'Partner questions',
    icon: IconMessages,
    load: async () => (await import('./partner-threads-page.tsx')).PartnerThreadsPage,
  },
  {
    page: 'merchant-management',
    paths: ['/admin/merchant-management/threads/:threadId'],
    title: 'Partner question',
    load: async () => (await import('./partner-thread-page.tsx')).PartnerThreadPage,
  },
]
