import { acceptAgreement, type OwnAgreement } from '@marketplace/contract/partners/partner-agreements'
import { useState } from 'react'
import { fieldErrors } from '../../api/api-error.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { failureText } from '../../office/show/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'

const words = {
  agreement: {
    may: 'I have read the agreement, and I may accept it for the business',
    action: 'Accept the agreement',
    done: 'Agreement accepted',
  },
  housing: {
    may: 'I have read the declaration, and I make it for myself and the business',
    action: 'Make the declaration',
    done: 'Declaration made',
  },
} as const

/** The name typed and the box ticked: both are the partner's own act. */
export const AcceptForm = ({ paper, onAccepted }: { paper: OwnAgreement; onAccepted: () => void }) => {
  const { kind, version } = paper
  const { may, action, done } = words[kind]
  const [name, setName] = useState('')
  const [isRead, setRead] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const errors = fieldErrors(failure)
  const isReady = isRead && name.trim().length >= 3
  const accept = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await officeCall(acceptAgreement, { body: { kind, version, name: name.trim() } })
      showToast(done, 'good')
      onAccepted()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className="mt-4 flex max-w-form flex-col gap-4 border-t border-line-soft pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !isBusy) void accept()
      }}
    >
      {failure === null || Object.keys(errors).length > 0 ? null : (
        <Notice tone="bad" live>
          {failureText(failure)}
        </Notice>
      )}
      <Checkbox label={may} checked={isRead} onChange={({ target }) => setRead(target.checked)} />
      <TextField
        label="Your full name"
        hint="It is kept with the text and the time."
        error={errors['name']}
        maxLength={80}
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div>
        <Button type="submit" busy={isBusy} disabled={!isReady}>
          {action}
        </Button>
      </div>
    </form>
  )
}
