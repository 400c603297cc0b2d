import { useState, type SubmitEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { useChangesOff } from '../../ui/changes-off.ts'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { FileField } from '../form/file-field.tsx'
import { useDraft } from '../session/use-draft.ts'
import { showFailure } from '../show/failure-text.ts'
import { LONGEST, messageForm, PICTURE_HINT, PICTURES, SHORTEST } from './message-form.ts'

const empty = { text: '', requestId: '' }

interface ReplyFormProps {
  threadId: number
  label: string
  hint: string
  action: string
  /** Told when it is stored. */
  done: string
  onSend: (form: FormData) => Promise<void>
}

/** A further word in a thread. What is typed stays until it is stored; sent again after a lost answer it is stored once. */
export const ReplyForm = ({ threadId, label, hint, action, done, onSend }: ReplyFormProps) => {
  const [{ text, requestId }, set, forget] = useDraft(`thread ${threadId}`, empty)
  const [picture, setPicture] = useState<File | null>(null)
  const [isBusy, setBusy] = useState(false)
  const off = useChangesOff()
  const isReady = text.trim().length >= SHORTEST
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (!isReady || isBusy || off !== null) return
    setBusy(true)
    try {
      await onSend(messageForm({ request_id: requestId, text: text.trim() }, picture))
      forget()
      setPicture(null)
      showToast(done, 'good')
    } catch (error) {
      showFailure(error, 'It was not sent')
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
      <TextAreaField
        label={label}
        hint={hint}
        rows={4}
        maxLength={LONGEST}
        value={text}
        onChange={({ target }) => set({ text: target.value, requestId: crypto.randomUUID() })}
      />
      <FileField
        label="A picture (optional)"
        hint={PICTURE_HINT}
        accept={PICTURES}
        file={picture}
        onChange={setPicture}
      />
      <div>
        <Button type="submit" busy={isBusy} disabled={!isReady}>
          {action}
        </Button>
      </div>
    </form>
  )
}
