import { IconPhoneCall } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const telecallingPages: readonly AdminPage[] = [
  {
    page: 'telecalling',
    paths: ['/admin/telecalling'],
    title: 'Telecalling',
    icon: IconPhoneCall,
    load: async () => (await import('./telecalling-page.tsx')).TelecallingPage,
  },
]
