import { IconCoinRupee } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const goldRatesPages: readonly AdminPage[] = [
  {
    page: 'gold-rates',
    paths: ['/admin/gold-rates'],
    title: 'Gold rates',
    icon: IconCoinRupee,
    load: async () => (await import('./gold-rates-page.tsx')).GoldRatesPage,
  },
]
