import { IconInbox } from '@tabler/icons-react'
import { lazy } from 'react'
import type { AdminPage } from '../page/admin-page.ts'

export const workPages: readonly AdminPage[] = [
  {
    page: 'work',
    paths: ['/admin/work'],
    title: 'Work',
    icon: IconInbox,
    Badge: lazy(async () => ({ default: (await import('./work-badge.tsx')).WorkBadge })),
    load: async () => (await import('./work-page.tsx')).WorkPage,
  },
]
