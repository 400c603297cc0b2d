import { IconBuildingCommunity } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const processorsPages: readonly AdminPage[] = [
  {
    page: 'processors',
    paths: ['/admin/processors'],
    title: 'Processors',
    icon: IconBuildingCommunity,
    load: async () => (await import('./processors-page.tsx')).ProcessorsPage,
  },
]
