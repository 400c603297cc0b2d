import { isApplicationNumber } from '@marketplace/contract/loans/application-number'
import { settleFileRows, type FileRow } from '@marketplace/contract/money/lender-file-rows'
import { useState } from 'react'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { wordsOfStatus } from '../csr-portal/status-words.ts'
import { rowName } from './row-columns.tsx'

interface ChooseApplicationDialogProps {
  uploadId: string
  row: FileRow
  onClose: () => void
  onSettled: () => void
}

/** Says which application a row means that names none, or none exactly. */
export const ChooseApplicationDialog = ({
  uploadId,
  row,
  onClose,
  onSettled,
}: ChooseApplicationDialogProps) => {
  const [number, setNumber] = useState('')
  const options = row.candidates.map((one) => ({
    value: one.application_number,
    label: [one.application_number, one.contact, wordsOfStatus(one.status)]
      .filter((part) => part !== null)
      .join(' · '),
  }))
  const typed = number.trim().toUpperCase()
  return (
    <FormDialog
      isOpen
      title={`The application of ${rowName(row)}`}
      action="Take this one"
      canSubmit={isApplicationNumber(typed)}
      onClose={onClose}
      onSubmit={async () => {
        try {
          await officeCall(settleFileRows, {
            params: { uploadId },
            body: { keys: [row.key], choice: 'take_in', application_number: typed },
          })
        } finally {
          // Refused: the file may stand elsewhere by now.
          onSettled()
        }
      }}
    >
      {(errors) => (
        <>
          {options.length === 0 ? null : (
            <SelectField
              label="It may be"
              placeholder="Choose one"
              options={options}
              value={options.some(({ value }) => value === typed) ? typed : ''}
              onChange={({ target }) => setNumber(target.value)}
            />
          )}
          <TextField
            label="Application number"
            hint="As LA-… on the customer’s record"
            autoComplete="off"
            error={errors['application_number']}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
