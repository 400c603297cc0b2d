import { IconMessage2 } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const messagingPages: readonly AdminPage[] = [
  {
    page: 'messaging',
    paths: ['/admin/messaging'],
    title: 'Messaging',
    icon: IconMessage2,
    load: async () => (await import('./messaging-page.tsx')).MessagingPage,
  },
  {
    page: 'messaging',
    paths: ['/admin/messaging/:campaignId'],
    title: 'Campaign',
    load: async () => (await import('./campaign-page.tsx')).CampaignPage,
  },
]
