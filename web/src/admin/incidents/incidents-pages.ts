import { IconUrgent } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const incidentsPages: readonly AdminPage[] = [
  {
    page: 'incidents',
    paths: ['/admin/incidents'],
    title: 'Incidents',
    icon: IconUrgent,
    load: async () => (await import('./incidents-page.tsx')).IncidentsPage,
  },
  {
    page: 'incidents',
    paths: ['/admin/incidents/:number'],
    title: 'Incident',
    load: async () => (await import('./incident-page.tsx')).IncidentPage,
  },
]
