import { IconBuildingStore } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const partnersPages: readonly AdminPage[] = [
  {
    page: 'partners',
    paths: ['/admin/partners'],
    title: 'Partners',
    icon: IconBuildingStore,
    load: async () => (await import('./partners-page.tsx')).PartnersPage,
  },
  {
    page: 'partners',
    paths: ['/admin/partners/:id'],
    title: 'Partner',
    load: async () => (await import('./partner-page.tsx')).PartnerPage,
  },
  {
    page: 'partners',
    paths: ['/admin/partners/:id/leads'],
    title: 'Leads of a partner',
    load: async () => (await import('./partner-leads-page.tsx')).PartnerLeadsPage,
  },
]
