import { IconRoute } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const customersJourneyPages: readonly AdminPage[] = [
  {
    page: 'customers-journey',
    paths: ['/admin/customers-journey'],
    title: 'Customers journey',
    icon: IconRoute,
    load: async () => (await import('./customers-journey-page.tsx')).CustomersJourneyPage,
  },
  {
    page: 'customers-journey',
    paths: ['/admin/customers-journey/:application_number'],
    title: 'Steps of one application',
    load: async () => (await import('./application-steps-page.tsx')).ApplicationStepsPage,
  },
]
