import {
  answerOwnDispute,
  listOwnDisputes,
  type Dispute,
} from '@marketplace/contract/money/partner-statements-disputes'
import { useState, type SubmitEvent } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { exactRupees } from '../../office/show/exact-rupees.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { DisputeThread } from '../../office/statements/dispute-thread.tsx'
import { loanText } from '../../office/statements/line-columns.tsx'
import { disputeLooks, isUndecided } from '../../office/statements/statement-words.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { Card, Disclosure } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'

const MOST = 200
const SHORTEST = 3
const empty = { text: '', requestId: '' }

/** A further word of the partner. What is typed stays until it is stored. */
const ReplyForm = ({ dispute: { dispute_id, statement_id } }: { dispute: Dispute }) => {
  const [{ text, requestId }, set, forget] = useDraft(`dispute ${dispute_id}`, empty)
  const [isBusy, setBusy] = useState(false)
  const isReady = text.trim().length >= SHORTEST
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (!isReady || isBusy) return
    setBusy(true)
    try {
      await officeCall(answerOwnDispute, {
        params: { disputeId: dispute_id },
        body: { request_id: requestId, text: text.trim() },
      })
      forget()
      showToast('Sent', 'good')
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
      invalidate(`statement ${statement_id}`)
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

/** What the partner objects to on a statement, each with what was written; nothing where it objects to nothing. */
export const OwnDisputes = ({ statementId }: { statementId: number }) => {
  const { value, error, reload } = useAnswer(
    ask(`statement ${statementId}`, listOwnDisputes, {
      query: { statement_id: statementId, page_size: MOST },
    }),
  )
  if (value === null) return error === null ? null : <ErrorState error={error} onRetry={reload} />
  if (value.data.length === 0) return null
  return (
    <Card aria-labelledby="disputes">
      <h2 id="disputes" className="mb-1 text-base">
        What you object to
      </h2>
      {value.data.map((dispute) => (
        <Disclosure
          key={dispute.dispute_id}
          summary={
            <span className="flex flex-wrap items-center gap-x-4">
              <span>
                {loanText(dispute)}, {dispute.lender_name},{' '}
                <span className="figures">{exactRupees(dispute.amount)}</span>
              </span>
              <StatusDot tone={disputeLooks[dispute.state].tone}>
                {disputeLooks[dispute.state].label}
              </StatusDot>
            </span>
          }
        >
          <DisputeThread dispute={dispute} />
          {isUndecided(dispute.state) ? <ReplyForm dispute={dispute} /> : null}
        </Disclosure>
      ))}
    </Card>
  )
}
