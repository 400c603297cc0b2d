import { traceOwn } from '@marketplace/contract/partner-area/partner-trace'
import { ask, useAnswer } from '../../office/answers.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { TraceView } from '../../office/tracking/trace-view.tsx'

const defaults = { q: '' }

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
      />
    </>
  )
}
