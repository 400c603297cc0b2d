import { IconListCheck } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const optionSetsPages: readonly AdminPage[] = [
  {
    page: 'option-sets',
    paths: ['/admin/option-sets'],
    title: 'Option sets',
    icon: IconListCheck,
    load: async () => (await import('./option-sets-page.tsx')).OptionSetsPage,
  },
]
