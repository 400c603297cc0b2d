import type { StaffMember } from '@marketplace/contract/office/staff'
import { Menu } from '@base-ui/react/menu'
import { IconDots } from '@tabler/icons-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { UserAction } from './user-actions.ts'

/** What a row can be asked to open; the object stays the same while the page is open. */
export interface UserDialogs {
  edit: (user: StaffMember) => void
  setPassword: (user: StaffMember) => void
  resetAuthenticator: (user: StaffMember) => void
  ask: (user: StaffMember, act: UserAction) => void
}

const item =
  'flex min-h-9 cursor-pointer items-center rounded-control px-3 outline-none data-highlighted:bg-brand-soft pointer-coarse:min-h-11'

interface UserMenuProps {
  user: StaffMember
  isOwn: boolean
  dialogs: UserDialogs
}

/** What can be done with one user. One's own password and authenticator are changed on the account page. */
export const UserMenu = ({ user, isOwn, dialogs }: UserMenuProps) => {
  const navigate = useNavigate()
  const triggerRef = useRef<HTMLButtonElement>(null)
  const chosen = useRef<(() => void) | null>(null)
  const open = (openDialog: () => void) => () => {
    chosen.current = openDialog
  }
  // A dialog gives the focus back to where it was: to the button of the menu, once the menu is gone.
  const openChosen = (isOpen: boolean): void => {
    if (isOpen || chosen.current === null) return
    const openDialog = chosen.current
    chosen.current = null
    triggerRef.current?.focus()
    openDialog()
  }
  return (
    <Menu.Root onOpenChangeComplete={openChosen}>
      <Menu.Trigger
        ref={triggerRef}
        aria-label={`Actions for ${user.username}`}
        className="inline-flex size-8 items-center justify-center rounded-control hover:bg-brand-soft pointer-coarse:size-11"
      >
        <IconDots aria-hidden="true" className="size-5" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="z-30 outline-none">
          <Menu.Popup className="min-w-52 rounded-surface border border-line-soft bg-surface p-1 text-sm shadow-card outline-none">
            <Menu.Item className={item} onClick={open(() => dialogs.edit(user))}>
              Edit
            </Menu.Item>
            {isOwn ? (
              <Menu.Item className={item} onClick={() => void navigate('/admin/account')}>
                Own account
              </Menu.Item>
            ) : (
              <>
                <Menu.Item className={item} onClick={open(() => dialogs.setPassword(user))}>
                  Set password
                </Menu.Item>
                {user.second_factor === 1 ? (
                  <Menu.Item className={item} onClick={open(() => dialogs.resetAuthenticator(user))}>
                    Remove authenticator
                  </Menu.Item>
                ) : null}
              </>
            )}
            {user.sessions > 0 ? (
              <Menu.Item className={item} onClick={open(() => dialogs.ask(user, 'force-logout'))}>
                Force logout
              </Menu.Item>
            ) : null}
            <Menu.Item
              className={item}
              onClick={open(() => dialogs.ask(user, user.disabled === 1 ? 'enable' : 'disable'))}
            >
              {user.disabled === 1 ? 'Enable' : 'Disable'}
            </Menu.Item>
            <Menu.Item
              className={item}
              onClick={() => void navigate(`/admin/audit-log?object_kind=staff&object_id=${user.staff_id}`)}
            >
              History
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
