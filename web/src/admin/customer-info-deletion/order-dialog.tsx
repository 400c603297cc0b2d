import type { OpenReference } from '@marketplace/contract/office/customer-care'
import {
  orderDeletion,
  requestKinds,
  type DeletionReference,
  type StaffDeletionPreview,
} from '@marketplace/contract/rights/deletions'
import { deletionWords } from '@marketplace/contract/rights/my-data'
import { useState } from 'react'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { referenceText as openReferenceText } from '../csr-portal/reference-words.ts'
import { blockWords } from './deletion-words.ts'

export interface OrderDone {
  certificate: string | null
  due_at: string | null
  message: string
}

interface OrderDialogProps {
  customer: StaffDeletionPreview
  onClose: () => void
  onDone: (done: OrderDone) => void
}

const LETTER = 'letter'
const keyOf = ({ kind, id }: Pick<OpenReference, 'kind' | 'id'>): string => `${kind} ${id}`

/** What was chosen, as the call takes it; null while nothing whole is. */
const referenceOf = (chosen: string, letter: string): DeletionReference | null => {
  if (chosen === LETTER) return letter.trim() === '' ? null : { kind: 'letter', id: letter.trim() }
  const [name = '', id = ''] = chosen.split(' ')
  const kind = requestKinds.find((one) => one === name)
  return kind === undefined || id === '' ? null : { kind, id }
}

/** Asks which request of the customer it answers, and for the word, before they are deleted. */
export const OrderDialog = ({ customer, onClose, onDone }: OrderDialogProps) => {
  const { user_id, references, held_until, preview } = customer
  const [chosen, setChosen] = useState(references[0] === undefined ? LETTER : keyOf(references[0]))
  const [letter, setLetter] = useState('')
  const [typed, setTyped] = useState('')
  // Pressed again after a lost answer it is the same order.
  const [request_id] = useState(() => crypto.randomUUID())
  const reference = referenceOf(chosen, letter)
  const order = async (): Promise<void> => {
    if (reference === null) return
    const body = { user_id, request_id, reference, typed: typed.trim() }
    const { data, message } = await officeCall(orderDeletion, { body })
    onDone({ ...data, message })
  }
  const options = [
    ...references.map((one) => ({ value: keyOf(one), label: openReferenceText(one) })),
    { value: LETTER, label: 'A letter' },
  ]
  return (
    <FormDialog
      isOpen
      title="Delete this customer for good"
      action={held_until === null ? 'Delete for good' : 'Order the deletion'}
      cancel="Leave the account"
      isDanger
      canSubmit={reference !== null && typed.trim() === deletionWords.en}
      onClose={onClose}
      onSubmit={order}
    >
      {(errors) => (
        <>
          <p className="text-sm">
            {held_until === null
              ? 'There is no way back. Sessions, messages and calls stop at once, and lenders are told.'
              : `It waits, as ${blockWords.contact_changed}. Until then it can be stopped.`}
          </p>
          {preview.open_complaints === 0 ? null : (
            <p className="text-sm">
              {preview.open_complaints === 1
                ? 'One complaint has'
                : `${preview.open_complaints} complaints have`}{' '}
              no answer yet: the register will say that the deletion closed it. Answer first where you can.
            </p>
          )}
          <SelectField
            label="What the customer asked by"
            options={options}
            value={chosen}
            error={errors['reference']}
            onChange={({ target }) => setChosen(target.value)}
          />
          {chosen === LETTER ? (
            <TextField
              label="Number of the letter"
              hint="As it stands in your register of letters. It is kept for good: no name and no telephone number"
              autoComplete="off"
              maxLength={40}
              value={letter}
              error={errors['reference.id']}
              onChange={({ target }) => setLetter(target.value)}
            />
          ) : null}
          <TextField
            label={`Type ${deletionWords.en} to confirm`}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            error={errors['typed']}
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
