import { entityKinds } from '@marketplace/contract/partners/pan-of-kind'
import { sendKycBusiness } from '@marketplace/contract/partners/partner-kyc'
import { useMemo, useState } from 'react'
import { filterDigits } from '../../office/form/check-fields.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { entityWords } from '../../office/papers/kyc-words.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { KycDialogProps } from './kyc-dialog.ts'

const kinds = entityKinds.map((value) => ({ value, label: entityWords[value] }))

export const BusinessDialog = ({ sent, onClose, onSent }: KycDialogProps) => {
  const [submission_id] = useState(() => crypto.randomUUID())
  const stored = useMemo(
    () => ({
      kind: sent?.business?.entity_kind ?? '',
      legalName: sent?.business?.legal_name ?? '',
      address: sent?.business?.address ?? '',
      pincode: sent?.business?.pincode ?? '',
    }),
    [sent],
  )
  const [{ kind, legalName, address, pincode }, set, forget] = useDraft('kyc business', stored)
  const entity_kind = entityKinds.find((one) => one === kind)
  return (
    <FormDialog
      isOpen
      title="Send your business"
      action="Send to be checked"
      canSubmit={
        entity_kind !== undefined && [legalName, address, pincode].every((text) => text.trim() !== '')
      }
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={async () => {
        if (entity_kind === undefined) return
        await officeCall(sendKycBusiness, {
          body: {
            submission_id,
            entity_kind,
            legal_name: legalName.trim(),
            address: address.trim(),
            pincode,
          },
        })
        showToast('Sent: we will check it', 'good')
        onSent()
      }}
    >
      {(errors) => (
        <>
          <SelectField
            label="Kind of business"
            error={errors['entity_kind']}
            placeholder="Choose"
            options={kinds}
            value={kind}
            onChange={({ target }) => set({ kind: target.value })}
          />
          <TextField
            label="Legal name"
            hint="As it stands on the PAN."
            error={errors['legal_name']}
            maxLength={120}
            autoComplete="organization"
            value={legalName}
            onChange={({ target }) => set({ legalName: target.value })}
          />
          <TextAreaField
            label="Address of the business"
            error={errors['address']}
            maxLength={300}
            autoComplete="street-address"
            value={address}
            onChange={({ target }) => set({ address: target.value })}
          />
          <TextField
            label="PIN code"
            error={errors['pincode']}
            inputMode="numeric"
            maxLength={6}
            autoComplete="postal-code"
            value={pincode}
            onChange={({ target }) => set({ pincode: filterDigits(target.value) })}
          />
        </>
      )}
    </FormDialog>
  )
}
