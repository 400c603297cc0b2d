import {
  acceptLeadDispute,
  answerLeadDispute,
  askLenderOfLeadDispute,
  getLeadDispute,
  refuseLeadDispute,
  type LeadDispute,
  type PartOfLead,
} from '@marketplace/contract/partner-area/lead-disputes'
import { useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { Segmented } from '../../office/form/segmented.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { dayText } from '../../office/show/day-text.ts'
import { exactRupees } from '../../office/show/exact-rupees.ts'
import { DisputeThread } from '../../office/statements/dispute-thread.tsx'
import { subjectOf } from '../../office/tracking/lead-dispute-words.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { readAdjustment } from '../statements/read-adjustment.ts'

type Way = 'answer' | 'lender' | 'accept' | 'refuse'
const ways = [
  { value: 'answer', label: 'Answer' },
  { value: 'lender', label: 'Lender asked' },
  { value: 'accept', label: 'Accept' },
  { value: 'refuse', label: 'Refuse' },
] as const
const buttons: Readonly<Record<Way, string>> = {
  answer: 'Send the answer',
  lender: 'Note that it was asked',
  accept: 'Accept, no money',
  refuse: 'Refuse',
}
const hints: Readonly<Record<Way, string>> = {
  answer: 'The partner reads it and may write again.',
  lender:
    'What was asked, as the partner reads it. Name no lender where the lead is another’s. Its word is waited for five working days.',
  accept:
    'The partner reads it. A sum is added to its share now and comes with the next statement; the lead stays whose it is.',
  refuse: 'The reason, as the partner reads it. It is the last word.',
}
const done: Readonly<Record<Way, string>> = {
  answer: 'Answer sent',
  lender: 'Noted that the lender was asked',
  accept: 'Dispute accepted',
  refuse: 'Dispute refused',
}
const SHORTEST = 3
const empty = { text: '', requestId: '', amount: '', part: '' }

const keyOf = ({ lender_application_id, tranche }: PartOfLead): string =>
  `${lender_application_id}-${tranche}`
const partText = ({ application_number, tranche, lender_name, day, disbursed, is_own }: PartOfLead): string =>
  `${application_number}/${tranche}, ${lender_name}, ${dayText(day)}, ${exactRupees(disbursed)}${is_own === 1 ? '' : ', not its lead'}`

/** Staff answer, accept or refuse a dispute about a lead. Money is moved here alone, and only for a part of a loan of that customer. */
export const LeadDisputeDialog = ({ dispute, onClose }: { dispute: LeadDispute; onClose: () => void }) => {
  const { dispute_id: disputeId } = dispute
  const params = { disputeId }
  const [way, setWay] = useState<Way>('answer')
  const [{ text, requestId, amount, part }, set, forget] = useDraft(`lead dispute ${disputeId}`, empty)
  const { value } = useAnswer(ask('tracking-links', getLeadDispute, { params }))
  const parts = value?.data.parts ?? []
  const chosen = parts.find((one) => keyOf(one) === part)
  const adjustment = readAdjustment(amount)
  const isMoneyReady = chosen === undefined ? amount.trim() === '' : adjustment !== null
  const send = async (): Promise<void> => {
    const words = text.trim()
    if (way === 'answer')
      await officeCall(answerLeadDispute, { params, body: { request_id: requestId, text: words } })
    else if (way === 'lender')
      await officeCall(askLenderOfLeadDispute, { params, body: { request_id: requestId, text: words } })
    else if (way === 'refuse') await officeCall(refuseLeadDispute, { params, body: { text: words } })
    else
      await officeCall(acceptLeadDispute, {
        params,
        body: {
          adjustment:
            chosen === undefined || adjustment === null
              ? null
              : {
                  lender_application_id: chosen.lender_application_id,
                  tranche: chosen.tranche,
                  amount: adjustment,
                },
          text: words,
        },
      })
  }
  return (
    <FormDialog
      isOpen
      title="Dispute about a lead"
      action={
        way === 'accept' && chosen !== undefined && adjustment !== null
          ? `Accept, ${exactRupees(adjustment)}`
          : buttons[way]
      }
      isDanger={way === 'refuse'}
      canSubmit={text.trim().length >= SHORTEST && (way !== 'accept' || isMoneyReady)}
      onClose={onClose}
      onSubmit={async () => {
        try {
          await send()
          forget()
          showToast(done[way], 'good')
        } finally {
          // Refused: somebody else may have decided it.
          invalidate('tracking-links')
        }
      }}
    >
      {(errors) => (
        <>
          <p className="text-sm wrap-anywhere text-ink-soft">{subjectOf(dispute, false)}</p>
          <DisputeThread dispute={dispute} />
          <Segmented label="What to do" options={ways} value={way} onChange={setWay} />
          {way === 'accept' ? (
            <>
              <SelectField
                label="Part of a loan"
                hint={
                  parts.length === 0
                    ? 'No loan of this customer and product was paid out: nothing can be booked.'
                    : 'Without one no money is moved.'
                }
                placeholder="None, no money"
                options={parts.map((one) => ({ value: keyOf(one), label: partText(one) }))}
                value={part}
                onChange={({ target }) => set({ part: target.value })}
              />
              {chosen === undefined ? null : (
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
              )}
            </>
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
