import { listStaff, type StaffMember } from '@marketplace/contract/office/staff'
import { IconPlus } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { askAll, invalidate, useAnswer } from '../../office/answers.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { getOfficeSession } from '../../office/session/office-session.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { OfficeList } from '../../office/list/office-list.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { Button } from '../../ui/button.tsx'
import { AddUserDialog } from './add-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { ResetAuthenticatorDialog } from './reset-authenticator-dialog.tsx'
import { roleChoices } from './role-choices.ts'
import { SetPasswordDialog } from './set-password-dialog.tsx'
import type { UserAction } from './user-actions.ts'
import { UserActionDialog } from './user-action-dialog.tsx'
import { userColumns, type UserDialogs } from './user-columns.tsx'

const states = [
  { value: '0', label: 'Active' },
  { value: '1', label: 'Disabled' },
  { value: 'waits', label: 'Waits for a second administrator' },
]
const filters: readonly RowFilter<StaffMember>[] = [
  { key: 'role', label: 'Role', options: roleChoices, of: ({ role_id }) => String(role_id) },
  {
    key: 'disabled',
    label: 'Status',
    options: states,
    of: ({ disabled, waits }) => (waits === 1 ? [String(disabled), 'waits'] : String(disabled)),
  },
]
const everybody = askAll('staff', listStaff, {})
const searchText = ({ username, full_name }: StaffMember): string => `${username} ${full_name}`
const keyOf = ({ staff_id }: StaffMember): number => staff_id

/** Which dialog is open, and for whom. */
type Open =
  | { kind: 'add' }
  | { kind: 'edit' | 'password' | 'authenticator'; user: StaffMember }
  | { kind: 'ask'; user: StaffMember; act: UserAction }

const noUsers = <EmptyRows>Clear the search and the filters, or add somebody with “Add user”.</EmptyRows>

/** Who may sign in to the back office, and as what (section 2, Admin user management). */
export const UserManagementPage = () => {
  const { value, error, reload } = useAnswer(everybody)
  const [open, setOpen] = useState<Open | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const reread = (): void => invalidate('staff', 'approvals', 'approval-limits')
  useCreate('Add user', () => setOpen({ kind: 'add' }))
  const dialogs = useMemo<UserDialogs>(
    () => ({
      edit: (user) => setOpen({ kind: 'edit', user }),
      setPassword: (user) => setOpen({ kind: 'password', user }),
      resetAuthenticator: (user) => setOpen({ kind: 'authenticator', user }),
      ask: (user, act) => setOpen({ kind: 'ask', user, act }),
    }),
    [],
  )
  const columns = useMemo(() => userColumns(getOfficeSession().adminId, dialogs), [dialogs])

  return (
    <>
      <PageHeading
        title="User management"
        text="Who may sign in to the back office, and as what."
        actions={
          <Button aria-haspopup="dialog" onClick={() => setOpen({ kind: 'add' })}>
            <IconPlus aria-hidden="true" className="size-5" />
            Add user
          </Button>
        }
      />
      <OfficeList
        name="users"
        views="user-management"
        label="Users"
        of="users"
        rows={value?.data ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={noUsers}
      />
      <AddUserDialog isOpen={open?.kind === 'add'} onClose={close} onAdded={reread} />
      {open?.kind === 'edit' ? <EditUserDialog user={open.user} onClose={close} onSaved={reread} /> : null}
      {open?.kind === 'password' ? (
        <SetPasswordDialog user={open.user} onClose={close} onSaved={reread} />
      ) : null}
      {open?.kind === 'authenticator' ? (
        <ResetAuthenticatorDialog user={open.user} onClose={close} onSaved={reread} />
      ) : null}
      {open?.kind === 'ask' ? (
        <UserActionDialog user={open.user} act={open.act} onClose={close} onDone={reread} />
      ) : null}
    </>
  )
}
