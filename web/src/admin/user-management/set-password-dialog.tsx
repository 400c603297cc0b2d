import { setStaffPassword, type StaffMember } from '@marketplace/contract/office/staff'
import { useState } from 'react'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { showToast } from '../../ui/toast-store.ts'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { FirstPasswordField } from './first-password-field.tsx'

interface SetPasswordDialogProps {
  user: StaffMember
  onClose: () => void
  onSaved: () => void
}

/** For somebody who has forgotten theirs: it signs them out and makes them choose another. */
export const SetPasswordDialog = ({ user, onClose, onSaved }: SetPasswordDialogProps) => {
  const [password, setPassword] = useState('')
  const [reason, setReason] = useState('')
  const save = async (): Promise<void> => {
    const { message } = await officeCall(setStaffPassword, {
      body: { staff_id: user.staff_id, password, reason: reason.trim() },
    })
    showToast(message ?? 'Saved', 'good')
    onSaved()
  }
  return (
    <FormDialog
      isOpen
      title={`Set a password for ${user.username}`}
      action="Set password"
      canSubmit={password !== '' && reason.trim() !== ''}
      onClose={onClose}
      onSubmit={save}
    >
      {(errors) => (
        <>
          <p>{user.full_name} is signed out everywhere and chooses another password at the next sign-in.</p>
          <FirstPasswordField value={password} onChange={setPassword} error={errors['password']} />
          <TextAreaField
            label="Reason"
            hint="It stands on the audit log."
            error={errors['reason']}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
