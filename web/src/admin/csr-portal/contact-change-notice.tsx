import {
  listContactChanges,
  takeBackContact,
  type OpenContactChange,
} from '@marketplace/contract/rights/contact-changes'
import { useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { decodeRole } from '../../office/session/role-code.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { useOfficeSession } from '../../office/session/office-session.ts'
import { timeText } from '../../office/show/day-text.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { referenceKey, referenceText } from './reference-words.ts'

interface TakeBackDialogProps {
  userId: string
  change: OpenContactChange
  onClose: () => void
  onDone: () => void
}

const TakeBackDialog = ({ userId, change, onClose, onDone }: TakeBackDialogProps) => {
  const [chosen, setChosen] = useState('')
  const request = change.requests.find((one) => referenceKey(one) === chosen)
  const takeBack = async (): Promise<void> => {
    if (request === undefined) return
    const reference = {
      kind: request.kind === 'complaint' ? ('complaint' as const) : ('help_request' as const),
      id: request.id,
    }
    const body = { user_id: userId, contact_id: change.contact_id, reference }
    const { message } = await officeCall(takeBackContact, { body })
    showToast(message, 'good')
    onDone()
  }
  return (
    <FormDialog
      isOpen
      title="Undo the change of contact"
      action="Put the old contact back"
      cancel="Leave it as it is"
      isDanger
      canSubmit={request !== undefined}
      onClose={onClose}
      onSubmit={takeBack}
    >
      {(errors) => (
        <>
          <p className="text-sm">
            {change.old_contact ?? 'The contact of before'} opens the account again, everybody is signed out,
            and both contacts are told. Your name goes on the audit log.
          </p>
          {change.requests.length === 0 ? (
            <Notice tone="warn">
              Nothing of this customer is open. Their owner writes a complaint, or a help request from the old
              contact, first.
            </Notice>
          ) : (
            <SelectField
              label="What it rests on"
              placeholder="Choose"
              options={change.requests.map((one) => ({
                value: referenceKey(one),
                label: referenceText(one),
              }))}
              value={chosen}
              error={errors['reference']}
              onChange={({ target }) => setChosen(target.value)}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

/** Says that a contact was changed, or is about to be, while it can still be undone. */
export const ContactChangeNotice = ({ userId, onDone }: { userId: string; onDone: () => void }) => {
  const role = decodeRole(useOfficeSession().roleId)
  const { value, reload } = useAnswer(
    ask(`customer ${userId}`, listContactChanges, { params: { user_id: userId } }),
  )
  const [opened, setOpened] = useState<OpenContactChange | null>(null)
  const changes = value?.data ?? []
  if (changes.length === 0) return null
  return (
    <>
      {changes.map((change) => (
        <Notice
          key={change.contact_id}
          tone="warn"
          title={change.done_at === null ? 'A change of contact waits' : 'The contact was changed'}
        >
          <p className="text-sm wrap-anywhere">
            {change.old_contact ?? 'none'} → {change.new_contact}.{' '}
            {change.done_at === null
              ? `It can be done from ${timeText(change.until)}.`
              : `It can be undone until ${timeText(change.until)}.`}
          </p>
          {role === 1 ? (
            <Button
              kind="secondary"
              className="mt-2 text-sm"
              aria-haspopup="dialog"
              onClick={() => setOpened(change)}
            >
              It was an attack: undo…
            </Button>
          ) : null}
        </Notice>
      ))}
      {opened === null ? null : (
        <TakeBackDialog
          userId={userId}
          change={opened}
          onClose={() => setOpened(null)}
          onDone={() => {
            reload()
            onDone()
          }}
        />
      )}
    </>
  )
}
