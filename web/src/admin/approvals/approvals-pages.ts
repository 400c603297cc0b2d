import { IconUsersGroup } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'
import { ApprovalsBadge } from './approvals-badge.tsx'

export const approvalsPages: readonly AdminPage[] = [
  {
    page: 'approvals',
    paths: ['/admin/approvals'],
    title: 'Approvals',
    icon: IconUsersGroup,
    Badge: ApprovalsBadge,
    load: async () => (await import('./approvals-page.tsx')).ApprovalsPage,
  },
]
