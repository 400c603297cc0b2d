import {
  getEligibilityRun,
  startEligibilityRun,
  type EligibilityRun,
  type RuleChange,
} from '@marketplace/contract/loans/customer-eligibility'
import { useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { count } from '../../i18n/format-values.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { showFailure } from '../../office/show/failure-text.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { customersText, differenceText } from './difference-text.ts'

type Result = NonNullable<EligibilityRun['result']>

const POLL_MS = 1_000
const whileUnderWay = ({ data: { state } }: { data: EligibilityRun }): number | null =>
  state === 'queued' || state === 'running' ? POLL_MS : null

const ResultTable = ({ result, profiles }: { result: Result; profiles: number }) => (
  <div className="mt-3 overflow-x-auto">
    <p className="mb-2 text-sm">
      <strong>{customersText(result)}</strong>. Of {count(profiles)} customers, {count(result.people.before)}{' '}
      match at least one lender now and {count(result.people.after)} would.
    </p>
    <table className="w-full min-w-[32rem] text-sm">
      <caption className="sr-only">Who would match, by lender</caption>
      <thead>
        <tr className="text-xs text-ink-soft">
          <th scope="col" className="py-1 pe-3 text-start font-normal">
            Lender
          </th>
          <th scope="col" className="py-1 pe-3 text-end font-normal">
            Now
          </th>
          <th scope="col" className="py-1 pe-3 text-end font-normal">
            With the changes
          </th>
          <th scope="col" className="py-1 text-start font-normal">
            Difference
          </th>
        </tr>
      </thead>
      <tbody>
        {result.lenders.map((lender) => (
          <tr key={lender.lender_id} className="border-t border-line-soft">
            <th scope="row" className="py-1.5 pe-3 text-start font-normal">
              {lender.lender_name}
            </th>
            <td className="figures py-1.5 pe-3 text-end">{count(lender.before)}</td>
            <td className="figures py-1.5 pe-3 text-end">{count(lender.after)}</td>
            <td className="figures py-1.5 font-semibold">{differenceText(lender)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const RunState = ({ runId }: { runId: string }) => {
  const answer = useAnswer(ask('eligibility-runs', getEligibilityRun, { params: { run_id: runId } }), {
    every: whileUnderWay,
  })
  const value = answer.value?.data ?? null
  const { error, reload } = answer
  if (value === null) return error === null ? null : <ErrorState error={error} onRetry={reload} />
  if (value.state === 'failed') {
    return (
      <Notice tone="bad" live className="mt-3">
        The run could not be finished. A lender may have changed meanwhile: look at the changes and run it
        again.
      </Notice>
    )
  }
  if (value.result !== null) return <ResultTable result={value.result} profiles={value.profiles_done} />
  return (
    <div className="mt-3">
      <ProgressBar
        label={
          value.state === 'queued'
            ? 'Waiting to begin'
            : `${count(value.profiles_done)} of ${count(value.profiles_total ?? 0)} customers. The address of this page leads back to the result.`
        }
        value={value.profiles_done}
        max={Math.max(1, value.profiles_total ?? 1)}
      />
    </div>
  )
}

/** Tries the changes on every customer of the last 30 days, in the background. `runId` is the run that is shown; empty for none. */
export const RerunPanel = ({
  changes,
  runId,
  onStarted,
}: {
  changes: readonly RuleChange[]
  runId: string
  onStarted: (runId: string) => void
}) => {
  const [isBusy, setBusy] = useState(false)
  const start = async (): Promise<void> => {
    setBusy(true)
    try {
      const { data } = await officeCall(startEligibilityRun, { body: { changes: [...changes] } })
      onStarted(data.run_id)
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div>
      <Button kind="secondary" busy={isBusy} disabled={changes.length === 0} onClick={() => void start()}>
        Run over the last 30 days
      </Button>
      {runId === '' ? null : <RunState key={runId} runId={runId} />}
    </div>
  )
}
