import { listStaff, type StaffMember } from '@marketplace/contract/office/staff'
import { IconPlus } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { useCreate } from '../../office/keys/use-create.ts'
import { ask, useAnswer } from '../../office/answers.ts'
import { ConfirmDialog } from '../../office/form/confirm-dialog.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { getOfficeSession } from '../../office/session/office-session.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { PagedRows } from '../../office/table/paged-rows.tsx'
import { FilterSelect, TableToolbar } from '../../office/table/table-toolbar.tsx'
import { useDebounced } from '../../office/table/use-debounced.ts'
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

const defaults = { q: '', role: '', disabled: '', page: '1' }
const PAGE_SIZE = 50
const states = [
  { value: '0', label: 'Active' },
  { value: '1', label: 'Disabled' },
]
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
  const asked = useDebounced(state)
  const page = pageFrom(state.page)
  const { value, error, reload } = useAnswer(
    ask('staff', listStaff, {
      query: {
        page: pageFrom(asked.page),
        page_size: PAGE_SIZE,
        ...(asked.q.trim() !== '' && { search: asked.q.trim() }),
        ...(asked.role === '1' || asked.role === '2' || asked.role === '3' ? { role_id: asked.role } : {}),
        ...(asked.disabled === '0' || asked.disabled === '1' ? { disabled: asked.disabled } : {}),
      },
    }),
  )
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
      <TableToolbar
        label="users"
        search={state.q}
        onSearch={(q) => setState({ q, page: '1' })}
        count={value === null ? undefined : `${value.total} ${value.total === 1 ? 'user' : 'users'}`}
      >
        <FilterSelect
          label="Role"
          value={state.role}
          onChange={(role) => setState({ role, page: '1' })}
          options={roleChoices}
        />
        <FilterSelect
          label="Status"
          value={state.disabled}
          onChange={(disabled) => setState({ disabled, page: '1' })}
          options={states}
        />
      </TableToolbar>
      <PagedRows
        label="Users"
        of="users"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        emptyText={noUsers}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
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
