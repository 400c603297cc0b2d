import { IconBook2, IconSparkles } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const helpPages: readonly AdminPage[] = [
  {
    page: 'help',
    paths: ['/admin/help'],
    title: 'What’s new',
    icon: IconSparkles,
    load: async () => (await import('./news-page.tsx')).NewsPage,
  },
  {
    page: 'help',
    paths: ['/admin/help/words'],
    title: 'Glossary',
    icon: IconBook2,
    load: async () => (await import('./glossary-page.tsx')).GlossaryPage,
  },
]
