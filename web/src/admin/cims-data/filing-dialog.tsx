import {
  filingKinds,
  recordFiling,
  type CimsLender,
  type FilingKind,
} from '@marketplace/contract/office/cims'
import { useState } from 'react'
import { invalidate } from '../../office/answers.ts'
import { DayField } from '../../office/form/day-field.tsx'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

export const filingNames: Readonly<Record<FilingKind, string>> = {
  first: 'First report',
  change: 'A change',
  annual: 'Yearly confirmation',
}

/** What a lender told us that it reported; it is never changed afterwards. */
export const FilingDialog = ({ lender, onClose }: { lender: CimsLender; onClose: () => void }) => {
  const [kind, setKind] = useState<string>('')
  const [filedOn, setFiledOn] = useState<string | null>(null)
  const [reference, setReference] = useState('')
  const chosen = filingKinds.find((one) => one === kind)
  const record = async (): Promise<void> => {
    if (chosen === undefined || filedOn === null) return
    const { message } = await officeCall(recordFiling, {
      body: { lender_id: lender.lender_id, kind: chosen, filed_on: filedOn, reference: reference.trim() },
    })
    showToast(message, 'good')
    invalidate('cims')
  }
  return (
    <FormDialog
      isOpen
      title={lender.lender_name}
      action="Record filing"
      canSubmit={chosen !== undefined && filedOn !== null && reference.trim() !== ''}
      onClose={onClose}
      onSubmit={record}
    >
      {(errors) => (
        <>
          <SelectField
            label="What was reported"
            placeholder="Choose"
            error={errors['kind']}
            options={filingKinds.map((value) => ({ value, label: filingNames[value] }))}
            value={kind}
            onChange={({ target }) => setKind(target.value)}
          />
          <DayField label="On" error={errors['filed_on']} value={filedOn} onChange={setFiledOn} />
          <TextField
            label="Reference"
            hint="The lender’s number or letter, and who certified it."
            maxLength={300}
            error={errors['reference']}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
