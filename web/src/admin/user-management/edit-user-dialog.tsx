import { updateStaff, type StaffMember } from '@marketplace/contract/office/staff'
import { useMemo } from 'react'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AdministratorReason } from './administrator-reason.tsx'
import { roleChoices, roleOf } from './role-choices.ts'

const LEAST_LETTERS = 3

interface EditUserDialogProps {
  user: StaffMember
  onClose: () => void
  onSaved: () => void
}

/** Name and role; another role signs the user out. */
export const EditUserDialog = ({ user, onClose, onSaved }: EditUserDialogProps) => {
  const stored = useMemo(() => ({ fullName: user.full_name, role: String(user.role_id), reason: '' }), [user])
  const [{ fullName, role, reason }, set, forget] = useDraft(`user ${user.staff_id}`, stored)
  const close = (): void => {
    forget()
    onClose()
  }
  const isOtherRole = role !== String(user.role_id)
  // Who is disabled gets the role at once: it is the way in that is approved.
  const isRaise = isOtherRole && role === '1' && user.disabled === 0
  const isExplained = !isRaise || reason.trim().length >= LEAST_LETTERS
  const save = async (): Promise<void> => {
    const { message } = await officeCall(updateStaff, {
      body: {
        staff_id: user.staff_id,
        full_name: fullName.trim(),
        role_id: roleOf(role),
        role_before: user.role_id,
        ...(isRaise && { reason: reason.trim() }),
      },
    })
    showToast(message ?? 'Saved', 'good')
    onSaved()
  }
  return (
    <FormDialog
      isOpen
      title={`Edit ${user.username}`}
      action="Save"
      canSubmit={fullName.trim() !== '' && isExplained && (isOtherRole || fullName.trim() !== user.full_name)}
      onClose={close}
      onSubmit={save}
    >
      {(errors) => (
        <>
          <TextField
            label="Full name"
            error={errors['full_name']}
            autoComplete="off"
            maxLength={80}
            value={fullName}
            onChange={({ target }) => set({ fullName: target.value })}
          />
          <SelectField
            label="Role"
            hint={isOtherRole && !isRaise ? 'Saving another role signs this user out everywhere.' : undefined}
            error={errors['role_id']}
            options={roleChoices}
            value={role}
            onChange={({ target }) => set({ role: target.value })}
          />
          {isRaise ? (
            <AdministratorReason
              value={reason}
              onChange={(next) => set({ reason: next })}
              error={errors['reason']}
            >
              Until then the user keeps the role of today; then every session ends.
            </AdministratorReason>
          ) : null}
        </>
      )}
    </FormDialog>
  )
}
