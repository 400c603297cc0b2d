import type { StaffMember } from '@marketplace/contract/office/staff'
import type { Column } from '../../office/table/data-table.tsx'
import type { RowAct } from '../../office/list/row-menu.tsx'
import { actsColumn, agoColumn, historyAct } from '../../office/list/row-columns.tsx'
import { Mark } from '../../office/show/mark.tsx'
import { StatusDot, type Tone } from '../../office/show/status-dot.tsx'
import { Badge } from '../../ui/surfaces.tsx'
import { roleNames } from '../page/role-names.ts'
import type { UserAction } from './user-actions.ts'

/** What a row can be asked to open; the object stays the same while the page is open. */
export interface UserDialogs {
  edit: (user: StaffMember) => void
  setPassword: (user: StaffMember) => void
  resetAuthenticator: (user: StaffMember) => void
  ask: (user: StaffMember, act: UserAction) => void
}

const secondFactorOf = ({ second_factor, is_demo }: StaffMember): { tone: Tone; words: string } => {
  if (second_factor === 1) return { tone: 'good', words: 'Set up' }
  return is_demo === 1 ? { tone: 'idle', words: 'Not for demo' } : { tone: 'warn', words: 'At next sign-in' }
}

/** What can be done with one user. One's own password and authenticator are changed on the account page. */
const actsOf = (user: StaffMember, isOwn: boolean, dialogs: UserDialogs): RowAct[] => [
  { label: 'Edit', run: () => dialogs.edit(user) },
  ...(isOwn
    ? [{ label: 'Own account', to: '/admin/account' }]
    : [
        { label: 'Set password', run: () => dialogs.setPassword(user) },
        ...(user.second_factor === 1
          ? [{ label: 'Remove authenticator', run: () => dialogs.resetAuthenticator(user) }]
          : []),
      ]),
  ...(user.sessions > 0 ? [{ label: 'Force logout', run: () => dialogs.ask(user, 'force-logout') }] : []),
  user.disabled === 1
    ? { label: 'Enable', run: () => dialogs.ask(user, 'enable') }
    : { label: 'Disable', isDanger: true, run: () => dialogs.ask(user, 'disable') },
  historyAct('staff', user.staff_id),
]
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
    width: 216,
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
    width: 150,
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
    width: 190,
    cell: (user) => <StatusDot tone={toneOf(user)}>{statusOf(user)}</StatusDot>,
  },
  agoColumn('last_login_at', 'Last sign-in', ({ last_login_at }) => last_login_at, {
    none: 'Never',
    width: 96,
  }),
  {
    key: 'sessions',
    title: 'Sessions',
    width: 70,
    align: 'end',
    cell: ({ sessions }) => sessions,
    sortBy: ({ sessions }) => sessions,
  },
  {
    key: 'second_factor',
    title: 'Authenticator',
    width: 132,
    sortBy: (user) => secondFactorOf(user).words,
    cell: (user) => {
      const { tone, words } = secondFactorOf(user)
      return <StatusDot tone={tone}>{words}</StatusDot>
    },
  },
  actsColumn(
    ({ username }) => username,
    (user) => actsOf(user, String(user.staff_id) === ownId, dialogs),
  ),
]
