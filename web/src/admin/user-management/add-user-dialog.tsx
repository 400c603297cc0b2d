import { addStaff } from '@marketplace/contract/office/staff'
import { useState } from 'react'
import { firstWrong, matching } from '../../office/form/check-fields.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AdministratorReason } from './administrator-reason.tsx'
import { FirstPasswordField } from './first-password-field.tsx'
import { roleChoices, roleOf } from './role-choices.ts'

const initial = { username: '', full_name: '', role: '', reason: '' }
const LEAST_LETTERS = 3
const USER_NAME = matching(/^[a-z0-9][a-z0-9._-]{2,39}$/, 'Please enter a valid user name')

interface AddUserDialogProps {
  isOpen: boolean
  onClose: () => void
  onAdded: () => void
}

/** Somebody new; the password alone is kept nowhere. */
export const AddUserDialog = ({ isOpen, onClose, onAdded }: AddUserDialogProps) => {
  const [values, setValues, forget] = useDraft('add-user', initial)
  const [password, setPassword] = useState('')
  const { username, full_name, role, reason } = values
  const isAdmin = role === '1'
  const isExplained = !isAdmin || reason.trim().length >= LEAST_LETTERS
  const close = (): void => {
    setPassword('')
    onClose()
  }
  const add = async (): Promise<void> => {
    const body = {
      username,
      full_name: full_name.trim(),
      role_id: roleOf(role),
      password,
      ...(isAdmin && { reason: reason.trim() }),
    }
    const { message } = await officeCall(addStaff, { body })
    forget()
    showToast(message, 'good')
    onAdded()
  }
  return (
    <FormDialog
      isOpen={isOpen}
      title="Add a user"
      action="Add user"
      canSubmit={username !== '' && full_name.trim() !== '' && role !== '' && password !== '' && isExplained}
      onClose={close}
      onSubmit={add}
    >
      {(errors) => (
        <>
          <TextField
            label="User name"
            hint="3 to 40 small letters, digits, dots, dashes and underscores. It cannot be changed later."
            error={
              errors['username'] ?? (username.length > 2 ? firstWrong(username, [USER_NAME]) : undefined)
            }
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            value={username}
            onChange={({ target }) => setValues({ username: target.value.trim().toLowerCase() })}
          />
          <TextField
            label="Full name"
            error={errors['full_name']}
            autoComplete="off"
            maxLength={80}
            value={full_name}
            onChange={({ target }) => setValues({ full_name: target.value })}
          />
          <SelectField
            label="Role"
            error={errors['role_id']}
            placeholder="Choose"
            options={roleChoices}
            value={role}
            onChange={({ target }) => setValues({ role: target.value })}
          />
          {isAdmin ? (
            <AdministratorReason
              value={reason}
              onChange={(next) => setValues({ reason: next })}
              error={errors['reason']}
            >
              Until then the user cannot sign in.
            </AdministratorReason>
          ) : null}
          <FirstPasswordField value={password} onChange={setPassword} error={errors['password']} />
        </>
      )}
    </FormDialog>
  )
}
