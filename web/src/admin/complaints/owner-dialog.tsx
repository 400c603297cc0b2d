import {
  listComplaintOwners,
  setComplaintOwner,
  type RegisteredComplaint,
} from '@marketplace/contract/office/complaint-register'
import { useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

interface OwnerDialogProps {
  complaint: RegisteredComplaint
  onClose: () => void
}

/** Takes a complaint, gives it to a colleague, or lets go of it. */
export const OwnerDialog = ({ complaint: { number, owner_staff_id }, onClose }: OwnerDialogProps) => {
  const { value } = useAnswer(ask('staff', listComplaintOwners, {}))
  const [owner, setOwner] = useState(owner_staff_id === null ? '' : String(owner_staff_id))
  const save = async (): Promise<void> => {
    const { message } = await officeCall(setComplaintOwner, {
      body: { number, staff_id: owner === '' ? null : Number(owner) },
    })
    showToast(message, 'good')
    invalidate('complaints')
  }
  return (
    <FormDialog
      isOpen
      title={`Who answers ${number}?`}
      action="Save owner"
      canSubmit={value !== null}
      onClose={onClose}
      onSubmit={save}
    >
      {(errors) => (
        <SelectField
          label="Owner"
          placeholder="Nobody yet"
          error={errors['staff_id']}
          options={(value?.data ?? []).map(({ staff_id, full_name }) => ({
            value: staff_id,
            label: full_name,
          }))}
          value={owner}
          onChange={({ target }) => setOwner(target.value)}
        />
      )}
    </FormDialog>
  )
}
