import { knownLanguages } from '@marketplace/contract/platform/known-languages'
import { readLanguage } from '@marketplace/contract/platform/offered-languages'
import {
  answerComplaint,
  type Complaint,
  type ComplaintCategory,
} from '@marketplace/contract/office/complaints'
import type { CustomerRecord } from '@marketplace/contract/office/customer-care'
import { useId, useState, type SubmitEvent } from 'react'
import { hasCode } from '../../api/api-error.ts'
import { Copyable } from '../../office/show/copyable.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { useDraft } from '../../office/session/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { complaintState } from './complaint-state.ts'

const categories: Readonly<Record<ComplaintCategory, string>> = {
  application: 'An application',
  charges: 'Charges',
  insurance: 'Insurance',
  conduct: 'How they were treated',
  messages: 'Calls and messages',
  data: 'Their data',
  website: 'The website',
  other: 'Something else',
}
const steps: Readonly<Record<Complaint['timeline'][number]['step'], string>> = {
  received: 'Received',
  answered: 'Answered',
  reopened: 'Opened again by the customer',
  settled: 'Settled',
  handed_over: 'Handed over to the nodal officer',
  closed_by_deletion: 'Closed by the deletion of the account',
}

const LONGEST = 2_000
const empty = { text: '' }

interface AnswerProps {
  complaint: Complaint
  language: string
  onAnswered: () => void
}

const AnswerForm = ({ complaint: { number }, language, onAnswered }: AnswerProps) => {
  const [{ text }, set, forget] = useDraft(`complaint ${number}`, empty)
  const [isBusy, setBusy] = useState(false)
  const answer = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (text.trim() === '' || isBusy) return
    setBusy(true)
    try {
      const { message } = await officeCall(answerComplaint, { body: { number, text: text.trim() } })
      showToast(message, 'good')
      forget()
      onAnswered()
    } catch (error) {
      showFailure(error)
      // Somebody else answered it, or it is over: it is shown as it stands, and what was typed is kept.
      if (hasCode<typeof answerComplaint>(error, 'conflict')) onAnswered()
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate className="mt-2" onSubmit={(event) => void answer(event)}>
      <TextAreaField
        label={`Answer to ${number}`}
        hint={`The customer reads it as it stands. Write in ${knownLanguages[readLanguage(language)].english}, their language.`}
        rows={4}
        maxLength={LONGEST}
        value={text}
        onChange={({ target }) => set({ text: target.value })}
      />
      <Button type="submit" className="mt-2 text-sm" busy={isBusy} disabled={text.trim() === ''}>
        Send the answer
      </Button>
    </form>
  )
}

const ComplaintCard = ({ complaint, ...answering }: AnswerProps) => {
  const id = useId()
  const { tone, words } = complaintState(complaint)
  return (
    <Card aria-labelledby={id} className="p-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
        <h3 id={id} className="figures grow text-base">
          <Copyable text={complaint.number} of="the complaint number" />
        </h3>
        <StatusDot tone={tone}>{words}</StatusDot>
      </div>
      <p className="text-sm text-ink-soft">
        {categories[complaint.category]}, about {complaint.lender_name ?? 'the marketplace'}
      </p>
      <ol className="mt-2 divide-y divide-line-soft border-t border-line-soft text-sm">
        {complaint.timeline.map(({ event_id, step, at, text }) => (
          <li key={event_id} className="py-2">
            <p className="text-xs text-ink-soft">
              {steps[step]}, {timeText(at)}
            </p>
            {text === null ? null : <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>}
          </li>
        ))}
      </ol>
      {complaint.status === 'open' ? <AnswerForm complaint={complaint} {...answering} /> : null}
    </Card>
  )
}

/** What a customer complains of, with its clock; an open one is answered here. */
export const ComplaintList = ({ record, onChanged }: { record: CustomerRecord; onChanged: () => void }) =>
  record.complaints.length === 0 ? (
    <Card className="p-4" aria-label="Complaints">
      <p className="text-sm text-ink-soft">
        This customer has not complained. They can from their own page, Complaints.
      </p>
    </Card>
  ) : (
    <div className="grid gap-3">
      {record.complaints.map((complaint) => (
        <ComplaintCard
          key={complaint.number}
          complaint={complaint}
          language={record.language}
          onAnswered={onChanged}
        />
      ))}
    </div>
  )
