import { IconFileText } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const textsPages: readonly AdminPage[] = [
  {
    page: 'texts',
    paths: ['/admin/texts'],
    title: 'Texts',
    icon: IconFileText,
    load: async () => (await import('./texts-page.tsx')).TextsPage,
  },
]
