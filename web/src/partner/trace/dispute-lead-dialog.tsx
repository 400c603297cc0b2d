import { openLeadDispute } from '@marketplace/contract/partner-area/lead-disputes'
import type { TraceCase } from '@marketplace/contract/partner-area/partner-trace'
import { invalidate } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { headlineOf } from '../../office/tracking/trace-words.ts'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

const SHORTEST = 3
const empty = { text: '', requestId: '' }

/** The partner says why what decided is wrong. */
export const DisputeLeadDialog = ({
  one,
  q,
  onClose,
}: {
  one: TraceCase
  q: string
  onClose: () => void
}) => {
  const { case_id } = one
  const [{ text, requestId }, set, forget] = useDraft(`dispute of ${case_id}`, empty)
  return (
    <FormDialog
      isOpen
      title="Dispute whose lead this is?"
      action="Send the dispute"
      cancel="Leave it as it is"
      canSubmit={text.trim().length >= SHORTEST}
      onClose={onClose}
      onSubmit={async () => {
        try {
          await officeCall(openLeadDispute, {
            body: { request_id: requestId, q, case_id, text: text.trim() },
          })
          forget()
          showToast('We have your dispute and answer here', 'good')
        } finally {
          invalidate('links')
        }
      }}
    >
      {(errors) => (
        <>
          <p className="text-sm">
            {headlineOf(one)} Somebody of ours looks at it. The lock stays as it is; what you are owed can be
            put right by money.
          </p>
          <TextAreaField
            label="What is wrong with it?"
            hint="No name, number or PAN of your customer: we know who it is."
            maxLength={2_000}
            error={errors['text']}
            value={text}
            // Of this text: sent again after a lost answer it is the same dispute.
            onChange={({ target }) => set({ text: target.value, requestId: crypto.randomUUID() })}
          />
        </>
      )}
    </FormDialog>
  )
}
