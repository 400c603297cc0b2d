import { sendKycBank } from '@marketplace/contract/partners/partner-kyc'
import { useState } from 'react'
import { filterDigits } from '../../office/form/check-fields.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { capitals, type KycDialogProps } from './kyc-dialog.ts'

/** The number is typed twice and kept as no draft: a wrong digit would pay somebody else. */
export const BankDialog = ({ sent, onClose, onSent }: KycDialogProps) => {
  const [submission_id] = useState(() => crypto.randomUUID())
  const [holder, setHolder] = useState(sent?.bank?.account_name ?? '')
  const [ifsc, setIfsc] = useState(sent?.bank?.ifsc ?? '')
  const [number, setNumber] = useState('')
  const [again, setAgain] = useState('')
  const differs = again.length >= number.length && again !== number
  return (
    <FormDialog
      isOpen
      title="Send your bank account"
      action="Send to be checked"
      canSubmit={holder.trim() !== '' && ifsc.length === 11 && number.length >= 9 && number === again}
      onClose={onClose}
      onSubmit={async () => {
        const body = { submission_id, account_name: holder.trim(), account_number: number, ifsc }
        await officeCall(sendKycBank, { body })
        showToast('Sent: we will check it', 'good')
        onSent()
      }}
    >
      {(errors) => (
        <>
          <TextField
            label="Account holder"
            hint="As the bank has it."
            error={errors['account_name']}
            maxLength={80}
            autoComplete="off"
            value={holder}
            onChange={({ target }) => setHolder(target.value)}
          />
          <TextField
            label="Account number"
            error={errors['account_number']}
            inputMode="numeric"
            maxLength={18}
            autoComplete="off"
            value={number}
            onChange={({ target }) => setNumber(filterDigits(target.value))}
          />
          <TextField
            label="Account number again"
            error={differs ? 'This is another number than above' : undefined}
            inputMode="numeric"
            maxLength={18}
            autoComplete="off"
            value={again}
            onChange={({ target }) => setAgain(filterDigits(target.value))}
          />
          <TextField
            label="IFSC"
            hint="11 characters, on each cheque."
            error={errors['ifsc']}
            maxLength={11}
            autoComplete="off"
            spellCheck={false}
            value={ifsc}
            onChange={({ target }) => setIfsc(capitals(target.value))}
          />
        </>
      )}
    </FormDialog>
  )
}
