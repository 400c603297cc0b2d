import { sendKycTax } from '@marketplace/contract/partners/partner-kyc'
import { isGstin, panOfGstin } from '@marketplace/contract/platform/gstin-check-digit'
import { useState } from 'react'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { capitals, type KycDialogProps } from './kyc-dialog.ts'

/** The same check as the server's, said while the cursor is still in the field. */
const gstinWrong = (gstin: string, pan: string): string | undefined => {
  if (gstin.length < 15) return undefined
  if (!isGstin(gstin)) return 'Invalid GSTIN: check each of its 15 characters'
  return pan.length === 10 && panOfGstin(gstin) !== pan ? 'This GSTIN belongs to another PAN' : undefined
}

/** Neither is kept as a draft. */
export const TaxDialog = ({ onClose, onSent }: KycDialogProps) => {
  const [submission_id] = useState(() => crypto.randomUUID())
  const [pan, setPan] = useState('')
  const [gstin, setGstin] = useState('')
  const wrong = gstinWrong(gstin, pan)
  return (
    <FormDialog
      isOpen
      title="Send your tax details"
      action="Send to be checked"
      canSubmit={pan.length === 10 && (gstin === '' || gstin.length === 15) && wrong === undefined}
      onClose={onClose}
      onSubmit={async () => {
        await officeCall(sendKycTax, { body: { submission_id, pan, gstin: gstin === '' ? null : gstin } })
        showToast('Sent: we will check it', 'good')
        onSent()
      }}
    >
      {(errors) => (
        <>
          <TextField
            label="PAN"
            hint="Of the business; of a proprietor their own."
            error={errors['pan']}
            maxLength={10}
            autoComplete="off"
            spellCheck={false}
            value={pan}
            onChange={({ target }) => setPan(capitals(target.value))}
          />
          <TextField
            label="GSTIN"
            hint="Empty where the business is not registered for GST."
            error={errors['gstin'] ?? wrong}
            maxLength={15}
            autoComplete="off"
            spellCheck={false}
            value={gstin}
            onChange={({ target }) => setGstin(capitals(target.value))}
          />
        </>
      )}
    </FormDialog>
  )
}
