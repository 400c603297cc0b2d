import type { StaffMember } from '@marketplace/contract/office/staff'
import { ConfirmDialog } from '../../office/form/confirm-dialog.tsx'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { TypedDialog } from '../../office/form/typed-dialog.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { SecondPersonNote } from '../approvals/second-person-note.tsx'
import { userActions, type UserAction } from './user-actions.ts'

interface UserActionDialogProps {
  user: StaffMember
  act: UserAction
  onClose: () => void
  onDone: () => void
}

/** Asks before something is done to a user: the name before one is disabled, the reason before an administrator is enabled. */
export const UserActionDialog = ({ user, act, onClose, onDone }: UserActionDialogProps) => {
  const { title, text, action, perform } = userActions[act]
  const run = async (reason?: string): Promise<void> => {
    showToast(await perform(user, reason), 'good')
    onDone()
  }
  const dialog = { isOpen: true, title: title(user), action, onClose }
  if (act === 'disable')
    return (
      <TypedDialog {...dialog} typedName={user.username} onSubmit={() => run()}>
        <p>{text(user)}</p>
      </TypedDialog>
    )
  if (act === 'enable' && user.role_id === 1)
    return (
      <ReasonDialog {...dialog} draft={`user ${user.staff_id} enabled`} onSubmit={run}>
        <p>{text(user)} Another administrator has to approve it, and reads your reason.</p>
        <SecondPersonNote />
      </ReasonDialog>
    )
  return (
    <ConfirmDialog {...dialog} onConfirm={() => run()}>
      <p>{text(user)}</p>
    </ConfirmDialog>
  )
}
