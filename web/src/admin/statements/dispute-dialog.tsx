import {
  acceptDispute,
  answerDispute,
  refuseDispute,
  type Dispute,
} from '@marketplace/contract/money/partner-statements-disputes'
import { useState } from 'react'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { Segmented } from '../../office/form/segmented.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { dayText, timeText } from '../../office/show/day-text.ts'
import { exactRupees } from '../../office/show/exact-rupees.ts'
import { DisputeThread } from '../../office/statements/dispute-thread.tsx'
import { loanText } from '../../office/statements/line-columns.tsx'
import { disputeLooks, isUndecided } from '../../office/statements/statement-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { readAdjustment } from './read-adjustment.ts'
import { refreshStatements } from './refresh-statements.ts'

type Way = 'answer' | 'accept' | 'refuse'
const ways = [
  { value: 'answer', label: 'Answer' },
  { value: 'accept', label: 'Accept' },
  { value: 'refuse', label: 'Refuse' },
] as const
const buttons: Readonly<Record<Way, string>> = {
  answer: 'Send the answer',
  accept: 'Accept',
  refuse: 'Refuse',
}
const hints: Readonly<Record<Way, string>> = {
  answer: 'The partner reads it and may write again. The line waits until it is decided.',
  accept: 'The partner reads it. The sum is added to its share now and comes with the next statement.',
  refuse: 'The reason, as the partner reads it. It is the last word, and the line can be paid again.',
}
const SHORTEST = 3
const empty = { text: '', requestId: '', amount: '' }

const About = ({ dispute }: { dispute: Dispute }) => (
  <p className="text-sm text-ink-soft">
    {dispute.partner_name} · {dispute.number} · {dispute.lender_name}, {dayText(dispute.day)} ·{' '}
    <span className="figures">{exactRupees(dispute.amount)}</span>
  </p>
)

const Decided = ({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) => (
  <Dialog
    isOpen
    title={`${loanText(dispute)}: ${disputeLooks[dispute.state].label.toLowerCase()}`}
    closeLabel="Close"
    onClose={onClose}
    actions={
      <Button kind="secondary" onClick={onClose}>
        Done
      </Button>
    }
  >
    <div className="grid gap-3">
      <About dispute={dispute} />
      <DisputeThread dispute={dispute} />
      <p className="text-sm text-ink-soft">
        {disputeLooks[dispute.state].label} by {dispute.decided_by ?? 'us'}, {timeText(dispute.decided_at)}
      </p>
    </div>
  </Dialog>
)

/** A dispute with its thread: staff answer, accept or refuse it. */
export const DisputeDialog = ({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) => {
  const { dispute_id: disputeId, state, statement_id } = dispute
  const [way, setWay] = useState<Way>('answer')
  const [{ text, requestId, amount }, set, forget] = useDraft(`dispute ${disputeId}`, empty)
  const adjustment = readAdjustment(amount)
  if (!isUndecided(state)) return <Decided dispute={dispute} onClose={onClose} />
  const params = { disputeId }
  const send = async (): Promise<void> => {
    const words = text.trim()
    if (way === 'answer')
      await officeCall(answerDispute, { params, body: { request_id: requestId, text: words } })
    else if (way === 'refuse') await officeCall(refuseDispute, { params, body: { text: words } })
    else if (adjustment !== null)
      await officeCall(acceptDispute, { params, body: { amount: adjustment, text: words } })
  }
  return (
    <FormDialog
      isOpen
      title={`Dispute about ${loanText(dispute)}`}
      action={way === 'accept' && adjustment !== null ? `Accept, ${exactRupees(adjustment)}` : buttons[way]}
      isDanger={way === 'refuse'}
      canSubmit={text.trim().length >= SHORTEST && (way !== 'accept' || adjustment !== null)}
      onClose={onClose}
      onSubmit={async () => {
        try {
          await send()
          forget()
          showToast(
            way === 'answer' ? 'Answer sent' : `Dispute ${way === 'accept' ? 'accepted' : 'refused'}`,
            'good',
          )
        } finally {
          // Refused: somebody else may have decided it.
          refreshStatements(statement_id)
        }
      }}
    >
      {(errors) => (
        <>
          <About dispute={dispute} />
          <DisputeThread dispute={dispute} />
          <Segmented label="What to do" options={ways} value={way} onChange={setWay} />
          {way === 'accept' ? (
            <TextField
              label="Added to the share"
              hint="Rupees and paise. With a minus in front it is taken off."
              prefix="₹"
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              error={errors['amount']}
              value={amount}
              onChange={({ target }) => set({ amount: target.value })}
            />
          ) : null}
          <TextAreaField
            label={way === 'refuse' ? 'Reason' : 'Text'}
            hint={hints[way]}
            maxLength={2_000}
            error={errors['text']}
            value={text}
            // Of this text: sent again after a lost answer it is the same one.
            onChange={({ target }) => set({ text: target.value, requestId: crypto.randomUUID() })}
          />
        </>
      )}
    </FormDialog>
  )
}
