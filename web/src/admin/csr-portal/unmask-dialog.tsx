import { maskedFields, unmaskCustomer, type MaskedField } from '@marketplace/contract/office/customer-care'
import { useState } from 'react'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'

export const maskedTitles: Readonly<Record<MaskedField, string>> = {
  mobile: 'Mobile number',
  email: 'E-mail',
  pan: 'PAN',
  birth_date: 'Birth date',
  address: 'Address',
}

/** Values in clear, as far as they were asked for. */
export type Unmasked = Partial<Record<MaskedField, string | null>>

const LEAST_REASON = 10
const LONGEST_REASON = 300
const empty = { reason: '' }

interface UnmaskDialogProps {
  userId: string
  /** What can be asked for: what the customer has told. */
  fields: readonly MaskedField[]
  isOpen: boolean
  onClose: () => void
  onUnmasked: (values: Unmasked) => void
}

/** Asks which values and why, before they are shown. */
export const UnmaskDialog = ({ userId, fields, isOpen, onClose, onUnmasked }: UnmaskDialogProps) => {
  const [chosen, setChosen] = useState<readonly MaskedField[]>([])
  const [{ reason }, set, forget] = useDraft(`show ${userId}`, empty)
  const close = (): void => {
    setChosen([])
    forget()
    onClose()
  }
  return (
    <FormDialog
      isOpen={isOpen}
      title="Show in clear"
      action="Show"
      canSubmit={chosen.length > 0 && reason.trim().length >= LEAST_REASON}
      onClose={close}
      onSubmit={async () => {
        const body = { user_id: userId, fields: [...chosen], reason: reason.trim() }
        const { data } = await officeCall(unmaskCustomer, { body })
        onUnmasked(data)
      }}
    >
      {(errors) => (
        <>
          <p className="text-sm text-ink-soft">
            Your name, the fields and the reason go on the audit log. The values are shown until you leave
            this customer.
          </p>
          <fieldset>
            <legend className="text-sm font-semibold">What you need</legend>
            {maskedFields
              .filter((field) => fields.includes(field))
              .map((field) => (
                <Checkbox
                  key={field}
                  label={maskedTitles[field]}
                  checked={chosen.includes(field)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, field] : chosen.filter((other) => other !== field))
                  }
                />
              ))}
          </fieldset>
          <TextAreaField
            label="Reason"
            hint={`${LEAST_REASON} to ${LONGEST_REASON} characters`}
            rows={3}
            maxLength={LONGEST_REASON}
            value={reason}
            error={errors['reason']}
            onChange={({ target }) => set({ reason: target.value })}
          />
        </>
      )}
    </FormDialog>
  )
}
