import { listStaff, type StaffMember } from '@marketplace/contract/office/staff'
import { IconPlus } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { askAll, useAnswer } from '../../office/answers.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { ConfirmDialog } from '../../office/form/confirm-dialog.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { getOfficeSession } from '../../office/session/office-session.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { ColumnMenu } from '../../office/list/column-menu.tsx'
import { ExportMenu } from '../../office/list/export-menu.tsx'
import { FilterChips } from '../../office/list/filter-chips.tsx'
import { ListCount } from '../../office/list/list-count.tsx'
import { ViewTabs } from '../../office/list/view-tabs.tsx'
import { listFilters } from '../../office/list/list-filters.ts'
import { WholeRows } from '../../office/list/whole-rows.tsx'
import { sortFromText, sortToText } from '../../office/table/table-rows.ts'
import { TableToolbar } from '../../office/table/table-toolbar.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AddUserDialog } from './add-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { ResetAuthenticatorDialog } from './reset-authenticator-dialog.tsx'
import { roleChoices } from './role-choices.ts'
import { SetPasswordDialog } from './set-password-dialog.tsx'
import { userActions, type UserAction } from './user-actions.ts'
import { userColumns } from './user-columns.tsx'
import type { UserDialogs } from './user-menu.tsx'

const TABLE = 'users'
const defaults = { q: '', sort: '', role: '', disabled: '' }
const states = [
  { value: '0', label: 'Active' },
  { value: '1', label: 'Disabled' },
]
const choices = [
  { key: 'role', label: 'Role', options: roleChoices },
  { key: 'disabled', label: 'Status', options: states },
] as const
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
  const [state, setState] = useUrlState(defaults)
  const { value, error, reload } = useAnswer(everybody)
  const { role, disabled } = state
  const filter = useMemo(
    () => (user: StaffMember) =>
      (role === '' || String(user.role_id) === role) &&
      (disabled === '' || String(user.disabled) === disabled),
    [role, disabled],
  )
  const sort = useMemo(() => sortFromText(state.sort), [state.sort])
  const [open, setOpen] = useState<Open | null>(null)
  const close = useCallback(() => setOpen(null), [])
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
      <ViewTabs list="user-management" table={TABLE} />
      <TableToolbar
        label="users"
        search={state.q}
        onSearch={(q) => setState({ q })}
        count={<ListCount table={TABLE} of="users" />}
        atEnd={
          <>
            <ColumnMenu table={TABLE} columns={columns} />
            <ExportMenu table={TABLE} file="users" columns={columns} rows={value?.data ?? null} />
          </>
        }
      >
        <FilterChips filters={listFilters(choices, state, setState)} />
      </TableToolbar>
      <WholeRows
        label="Users"
        of="users"
        name={TABLE}
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        emptyText={noUsers}
        search={state.q}
        searchText={searchText}
        filter={filter}
        sort={sort}
        onSort={(next) => setState({ sort: sortToText(next) })}
      />
      <AddUserDialog isOpen={open?.kind === 'add'} onClose={close} onAdded={reload} />
      {open?.kind === 'edit' ? <EditUserDialog user={open.user} onClose={close} onSaved={reload} /> : null}
      {open?.kind === 'password' ? (
        <SetPasswordDialog user={open.user} onClose={close} onSaved={reload} />
      ) : null}
      {open?.kind === 'authenticator' ? (
        <ResetAuthenticatorDialog user={open.user} onClose={close} onSaved={reload} />
      ) : null}
      {open?.kind === 'ask' ? (
        <ConfirmDialog
          isOpen
          title={userActions[open.act].title(open.user)}
          action={userActions[open.act].action}
          onClose={close}
          onConfirm={async () => {
            showToast(await userActions[open.act].perform(open.user), 'good')
            reload()
          }}
        >
          <p>{userActions[open.act].text(open.user)}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
