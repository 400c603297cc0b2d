import { answerOwnLeadDispute, type LeadDispute } from '@marketplace/contract/partner-area/lead-disputes'
import { useState, type SubmitEvent } from 'react'
import { invalidate } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { isUndecided } from '../../office/statements/statement-words.ts'
import { LeadDisputeCard } from '../../office/tracking/lead-dispute-card.tsx'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

const SHORTEST = 3
const empty = { text: '', requestId: '' }

/** A further word of the partner. What is typed stays until it is stored. */
const ReplyForm = ({ dispute: { dispute_id } }: { dispute: LeadDispute }) => {
  const [{ text, requestId }, set, forget] = useDraft(`lead dispute ${dispute_id}`, empty)
  const [isBusy, setBusy] = useState(false)
  const isReady = text.trim().length >= SHORTEST
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (!isReady || isBusy) return
    setBusy(true)
    try {
      await officeCall(answerOwnLeadDispute, {
        params: { disputeId: dispute_id },
        body: { request_id: requestId, text: text.trim() },
      })
      forget()
      showToast('Sent', 'good')
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
      invalidate('links')
    }
  }
  return (
    <form noValidate className="mt-3 grid max-w-form gap-2" onSubmit={(event) => void send(event)}>
      <TextAreaField
        label="Write to us"
        rows={2}
        maxLength={2_000}
        value={text}
        onChange={({ target }) => set({ text: target.value, requestId: crypto.randomUUID() })}
      />
      <div>
        <Button type="submit" kind="secondary" busy={isBusy} disabled={!isReady}>
          Send
        </Button>
      </div>
    </form>
  )
}

export const OwnLeadDispute = ({ dispute }: { dispute: LeadDispute }) => (
  <LeadDisputeCard dispute={dispute} isOfPartner>
    {isUndecided(dispute.state) ? <ReplyForm dispute={dispute} /> : null}
  </LeadDisputeCard>
)
