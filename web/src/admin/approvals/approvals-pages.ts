import { IconUsersGroup } from '@tabler/icons-react'
import { lazy } from 'react'
import type { AdminPage } from '../page/admin-page.ts'

export const approvalsPages: readonly AdminPage[] = [
  {
    page: 'approvals',
    paths: ['/admin/approvals'],
    title: 'Approvals',
    icon: IconUsersGroup,
    Badge: lazy(async () => ({ default: (await import('./approvals-badge.tsx')).ApprovalsBadge })),
    load: async () => (await import('./approvals-page.tsx')).ApprovalsPage,
  },
]
