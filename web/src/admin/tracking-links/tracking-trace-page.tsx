import { traceForStaff } from '@marketplace/contract/partner-area/partner-trace'
import { ask, useAnswer } from '../../office/answers.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { TraceView } from '../../office/tracking/trace-view.tsx'
import { StaffLeadDispute, StaffLeadDisputes } from './lead-dispute.tsx'

const defaults = { q: '' }
const customerOf = ({ user_id }: { user_id: string }): string => `/admin/csr-portal/${user_id}/0`

/** Whose a lead is and why, of every partner; the partner reads the same without names. */
export const TrackingTracePage = () => {
  const [{ q }, setState] = useUrlState(defaults)
  const question = ask('tracking-links', traceForStaff, { query: { q } })
  const { value, error, reload } = useAnswer(question, { isOff: q === '' })
  return (
    <>
      <PageHeading
        title="Whose lead is it?"
        text="The rule that decided, and what happened before. Partners read the same of their own, without names."
        back={{ to: '/admin/tracking-links', label: 'Back to the links' }}
      />
      <TraceView
        asked={q}
        onAsk={(next) => setState({ q: next })}
        trace={value?.data ?? null}
        error={error}
        reload={reload}
        customerOf={customerOf}
        Dispute={StaffLeadDispute}
      />
      {q === '' ? <StaffLeadDisputes /> : null}
    </>
  )
}
