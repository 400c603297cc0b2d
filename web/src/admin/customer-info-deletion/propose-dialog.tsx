import { deletionGrounds, proposeDeletion, type DeletionGround } from '@marketplace/contract/rights/deletions'
import { useState } from 'react'
import { invalidate } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { SecondPersonNote } from '../approvals/second-person-note.tsx'
import { groundWords } from './deletion-words.ts'

const grounds = deletionGrounds.map((value) => ({ value, label: groundWords[value] }))

/** Asks a second person for a deletion that the customer has not asked for. */
export const ProposeDialog = ({ userId, onClose }: { userId: string; onClose: () => void }) => {
  const [ground, setGround] = useState<DeletionGround | null>(null)
  const [reference, setReference] = useState('')
  const propose = async (): Promise<void> => {
    if (ground === null) return
    const body = { user_id: userId, ground, reference: reference.trim() }
    const { message } = await officeCall(proposeDeletion, { body })
    showToast(message, 'good')
    invalidate('deletions')
    invalidate('approvals')
  }
  return (
    <FormDialog
      isOpen
      title="Ask for a deletion"
      action="Ask a second person"
      cancel="Leave the account"
      isDanger
      canSubmit={ground !== null && reference.trim() !== ''}
      onClose={onClose}
      onSubmit={propose}
    >
      {(errors) => (
        <>
          <SecondPersonNote />
          <p className="text-sm">
            The customer has not asked for it: another administrator decides. Both names stand on the
            certificate.
          </p>
          <SelectField
            label="Why"
            placeholder="Choose"
            options={grounds}
            value={ground ?? ''}
            error={errors['ground']}
            onChange={({ target }) => setGround(deletionGrounds.find((one) => one === target.value) ?? null)}
          />
          <TextField
            label="What it rests on"
            hint="The number of the case or the order. It is kept for good: no name and no telephone number"
            autoComplete="off"
            maxLength={40}
            value={reference}
            error={errors['reference']}
            onChange={({ target }) => setReference(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
