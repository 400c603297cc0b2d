import { IconScale } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const regulatedFiguresPages: readonly AdminPage[] = [
  {
    page: 'regulated-figures',
    paths: ['/admin/regulated-figures'],
    title: 'Regulated figures',
    icon: IconScale,
    load: async () => (await import('./regulated-figures-page.tsx')).RegulatedFiguresPage,
  },
]
