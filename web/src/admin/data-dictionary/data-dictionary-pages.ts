import { IconVocabulary } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const dataDictionaryPages: readonly AdminPage[] = [
  {
    page: 'data-dictionary',
    paths: ['/admin/data-dictionary'],
    title: 'Data dictionary',
    icon: IconVocabulary,
    load: async () => (await import('./data-dictionary-page.tsx')).DataDictionaryPage,
  },
]
