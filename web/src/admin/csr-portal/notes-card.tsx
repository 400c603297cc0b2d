import { addCustomerNote, type CustomerRecord } from '@marketplace/contract/office/customer-care'
import { useId, useState, type SubmitEvent } from 'react'
import { timeText } from '../../office/show/day-text.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

const LONGEST = 1_000
const empty = { text: '', requestId: '' }

/** What staff wrote about a customer, the newest first. What is typed stays until it is stored. */
export const NotesCard = ({ record, onAdded }: { record: CustomerRecord; onAdded: () => void }) => {
  const id = useId()
  const [{ text, requestId }, set, forget] = useDraft(`note ${record.user_id}`, empty)
  const [isBusy, setBusy] = useState(false)
  const add = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (text.trim() === '' || isBusy) return
    setBusy(true)
    try {
      const body = { user_id: record.user_id, request_id: requestId, text: text.trim() }
      const { message } = await officeCall(addCustomerNote, { body })
      showToast(message, 'good')
      forget()
      onAdded()
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card aria-labelledby={id} className="p-4">
      <h2 id={id} className="mb-2 text-base">
        Notes
      </h2>
      <form noValidate onSubmit={(event) => void add(event)}>
        <TextAreaField
          label="New note"
          hint="For staff. No PAN, no card or account number."
          rows={2}
          maxLength={LONGEST}
          value={text}
          // Of this text: sent again after a lost answer it is the same note, and another text is another one.
          onChange={({ target }) => set({ text: target.value, requestId: crypto.randomUUID() })}
        />
        <Button
          type="submit"
          kind="secondary"
          className="mt-2 text-sm"
          busy={isBusy}
          disabled={text.trim() === ''}
        >
          Add note
        </Button>
      </form>
      {record.notes.length === 0 ? (
        <p className="mt-3 text-sm text-ink-soft">Nobody has written anything yet.</p>
      ) : (
        <ul className="mt-3 divide-y divide-line-soft border-t border-line-soft text-sm">
          {record.notes.map((note) => (
            <li key={note.note_id} className="py-2">
              <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
              <p className="text-xs text-ink-soft">
                {note.staff_name}, {timeText(note.created_at)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
