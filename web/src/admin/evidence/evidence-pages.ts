import { IconFileSearch } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const evidencePages: readonly AdminPage[] = [
  {
    page: 'evidence',
    paths: ['/admin/evidence'],
    title: 'Evidence',
    icon: IconFileSearch,
    load: async () => (await import('./evidence-page.tsx')).EvidencePage,
  },
]
