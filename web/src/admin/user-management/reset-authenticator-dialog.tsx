import { resetStaffSecondFactor, type StaffMember } from '@marketplace/contract/office/staff'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { showToast } from '../../ui/toast-store.ts'

interface ResetAuthenticatorDialogProps {
  user: StaffMember
  onClose: () => void
  onSaved: () => void
}

/** For somebody who has lost the phone and the recovery codes. */
export const ResetAuthenticatorDialog = ({ user, onClose, onSaved }: ResetAuthenticatorDialogProps) => (
  <ReasonDialog
    isOpen
    draft={`authenticator ${user.staff_id}`}
    title={`Remove the authenticator of ${user.username}?`}
    action="Remove"
    isDanger
    typedName={user.username}
    onClose={onClose}
    onSubmit={async (reason) => {
      const { message } = await officeCall(resetStaffSecondFactor, {
        body: { staff_id: user.staff_id, reason },
      })
      showToast(message ?? 'Saved', 'good')
      onSaved()
    }}
  >
    <p>
      Do this when {user.full_name} has lost the phone and the recovery codes, and you are sure who is asking.
      The next sign-in asks for the password alone and sets up a new authenticator. Your reason stands on the
      audit log.
    </p>
  </ReasonDialog>
)
