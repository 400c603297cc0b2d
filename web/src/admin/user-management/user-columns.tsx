import type { StaffMember } from '@marketplace/contract/office/staff'
import type { Column } from '../../office/table/data-table.tsx'
import { Ago } from '../../office/show/ago.tsx'
import { Mark } from '../../office/show/mark.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Badge } from '../../ui/surfaces.tsx'
import { roleNames } from '../page/role-names.ts'
import { UserMenu, type UserDialogs } from './user-menu.tsx'

const secondFactorOf = ({ second_factor, is_demo }: StaffMember) => {
  if (second_factor === 1) return <StatusDot tone="good">Set up</StatusDot>
  return is_demo === 1 ? (
    <StatusDot tone="idle">Not for demo</StatusDot>
  ) : (
    <StatusDot tone="warn">At next sign-in</StatusDot>
  )
}

const statusOf = ({ disabled, waits }: StaffMember): string => {
  if (waits === 1) return 'Waits for a second administrator'
  return disabled === 1 ? 'Disabled' : 'Active'
}

const toneOf = ({ disabled, waits }: StaffMember) => {
  if (waits === 1) return 'warn'
  return disabled === 1 ? 'bad' : 'good'
}

/** The columns of the list of users. @param ownId whose row is one's own. */
export const userColumns = (ownId: string | null, dialogs: UserDialogs): readonly Column<StaffMember>[] => [
  {
    key: 'username',
    title: 'User name',
    width: 180,
    cell: ({ username, full_name, staff_id, is_demo }) => (
      <span className="flex min-w-0 items-center gap-2">
        <Mark name={full_name} kind="person" />
        <span className="truncate font-semibold" title={username}>
          {username}
        </span>
        {String(staff_id) === ownId ? <Badge>You</Badge> : null}
        {is_demo === 1 ? <Badge tone="warn">Demo</Badge> : null}
      </span>
    ),
    sortBy: ({ username }) => username,
    exported: ({ username }) => username,
  },
  {
    key: 'full_name',
    title: 'Full name',
    width: 116,
    cell: ({ full_name }) => <span title={full_name}>{full_name}</span>,
    sortBy: ({ full_name }) => full_name,
  },
  {
    key: 'role_id',
    title: 'Role',
    width: 128,
    cell: ({ role_id }) => `${role_id} – ${roleNames[role_id]}`,
    sortBy: ({ role_id }) => role_id,
  },
  {
    key: 'disabled',
    title: 'Status',
    sortBy: statusOf,
    exported: statusOf,
    width: 228,
    cell: (user) => <StatusDot tone={toneOf(user)}>{statusOf(user)}</StatusDot>,
  },
  {
    key: 'last_login_at',
    title: 'Last sign-in',
    width: 88,
    cell: ({ last_login_at }) => (last_login_at === null ? 'Never' : <Ago moment={last_login_at} />),
    sortBy: ({ last_login_at }) => last_login_at,
  },
  {
    key: 'sessions',
    title: 'Sessions',
    width: 70,
    align: 'end',
    cell: ({ sessions }) => sessions,
    sortBy: ({ sessions }) => sessions,
  },
  { key: 'second_factor', title: 'Authenticator', width: 124, cell: secondFactorOf },
  {
    key: 'actions',
    title: 'Actions',
    width: 72,
    align: 'end',
    sticksAtEnd: true,
    exported: null,
    cell: (user) => <UserMenu user={user} isOwn={String(user.staff_id) === ownId} dialogs={dialogs} />,
  },
]
