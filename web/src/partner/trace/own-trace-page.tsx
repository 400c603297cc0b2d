import { listOwnLeadDisputes } from '@marketplace/contract/partner-area/lead-disputes'
import { traceOwn } from '@marketplace/contract/partner-area/partner-trace'
import { ask, useAnswer } from '../../office/answers.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { TraceView } from '../../office/tracking/trace-view.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { CaseActs } from './case-acts.tsx'
import { OwnLeadDispute } from './own-lead-dispute.tsx'

const defaults = { q: '' }
const NEWEST = 50

/** What the partner disputes about leads, the newest first; nothing where it disputes nothing. */
const OwnLeadDisputes = () => {
  const { value, error, reload } = useAnswer(
    ask('links', listOwnLeadDisputes, { query: { page_size: NEWEST } }),
  )
  if (value === null) return error === null ? null : <ErrorState error={error} onRetry={reload} />
  if (value.data.length === 0) return null
  return (
    <Card aria-labelledby="lead-disputes">
      <h2 id="lead-disputes" className="mb-1 text-base">
        Your disputes about leads
      </h2>
      {value.data.map((dispute) => (
        <OwnLeadDispute key={dispute.dispute_id} dispute={dispute} />
      ))}
    </Card>
  )
}

/** Why a lead is, or is not, the partner's. */
export const OwnTracePage = () => {
  const [{ q }, setState] = useUrlState(defaults)
  const { value, error, reload } = useAnswer(ask('links', traceOwn, { query: { q } }), { isOff: q === '' })
  return (
    <>
      <PageHeading
        title="Why is this lead not mine?"
        text="The rule that decided, and what happened before. No name and no number of the customer or of another partner is shown."
      />
      <TraceView
        asked={q}
        onAsk={(next) => setState({ q: next })}
        trace={value?.data ?? null}
        error={error}
        reload={reload}
        Acts={CaseActs}
        Dispute={OwnLeadDispute}
      />
      {q === '' ? <OwnLeadDisputes /> : null}
    </>
  )
}
