import { IconBook } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const partnerContentPages: readonly AdminPage[] = [
  {
    page: 'merchant-management',
    paths: ['/admin/merchant-management/content'],
    title: 'Partner content',
    icon: IconBook,
    load: async () => (await import('./content-page.tsx')).ContentPage,
  },
]
