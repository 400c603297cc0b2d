import {
  cancelReportRun,
  RUN_KEPT_DAYS,
  startReportRun,
  type RunResult,
} from '@marketplace/contract/reports/report-runs'
import { useState, type ReactNode } from 'react'
import type { Loaded } from '../../api/use-loaded.ts'
import { editAnswer, invalidate } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { timeText } from '../../office/show/day-text.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { askRun, isLive, type RunAsk } from './use-report-run.ts'
import { failureWords, progressText } from './run-words.ts'

const ProgressBar = ({ days_done, days, text }: { days_done: number; days: number; text: string }) => (
  <div
    role="progressbar"
    aria-label="Days counted"
    aria-valuemin={0}
    aria-valuemax={days}
    aria-valuenow={days_done}
    aria-valuetext={text}
    className="h-2 w-full max-w-form overflow-hidden rounded-full border border-line bg-surface"
  >
    <div className="h-full bg-brand" style={{ width: `${(days_done / days) * 100}%` }} />
  </div>
)

interface WaitingProps {
  run: RunResult
  isBusy: boolean
  onCancel: () => void
}

const Waiting = ({ run, isBusy, onCancel }: WaitingProps) => {
  const text = progressText(run)
  return (
    <Notice className="mb-3" title="The report is being counted">
      <p className="mb-2 text-sm">
        You may leave this page: the result is kept here and among the report runs.
      </p>
      <ProgressBar days_done={run.days_done} days={run.days} text={text} />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <span className="figures text-sm">{text}</span>
        {run.can_cancel === 1 ? (
          <Button kind="secondary" busy={isBusy} onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </Notice>
  )
}

/** Where a report's filters need a run: what that is, how far it is, and of when its result is. */
export const RunPanel = ({
  asked,
  run: { value, error, reload },
}: {
  asked: RunAsk
  run: Loaded<{ data: RunResult | null }>
}) => {
  const [isBusy, setIsBusy] = useState(false)
  const perform = async (act: () => Promise<void>, failed: string): Promise<void> => {
    setIsBusy(true)
    try {
      await act()
    } catch (failure) {
      showFailure(failure, failed)
    }
    setIsBusy(false)
  }
  const start = (isAgain: boolean): void =>
    void perform(async () => {
      const { data } = await officeCall(startReportRun, {
        params: asked.params,
        query: { ...asked.query, ...(isAgain && { again: '1' as const }) },
      })
      editAnswer(askRun(asked), () => ({ data }))
      invalidate('report-runs')
    }, 'The run was not started')
  const cancel = (run_id: string): void =>
    void perform(async () => {
      try {
        await officeCall(cancelReportRun, { params: { run_id } })
      } finally {
        invalidate('report-runs')
      }
    }, 'The run was not cancelled')
  const button = (label: string, isAgain: boolean, kind?: 'secondary'): ReactNode => (
    <Button {...(kind !== undefined && { kind })} busy={isBusy} onClick={() => start(isAgain)}>
      {label}
    </Button>
  )
  if (value === null)
    return error === null ? (
      <Skeleton className="mb-3 h-24" />
    ) : (
      <div className="mb-3">
        <ErrorState error={error} onRetry={reload} />
      </div>
    )
  const { data: run } = value
  if (run === null)
    return (
      <Notice className="mb-3" title="These days and filters need a run">
        <p className="mb-3 text-sm">
          Over more than 31 days this many filters at once are counted row by row. That is done in the
          background, and the result is kept for {RUN_KEPT_DAYS} days.
        </p>
        {button('Run this report', false)}
      </Notice>
    )
  if (isLive(run.state)) return <Waiting run={run} isBusy={isBusy} onCancel={() => cancel(run.run_id)} />
  if (run.state === 'failed')
    return (
      <Notice tone="bad" live className="mb-3" title="The run failed">
        <p className="mb-3 text-sm">{failureWords(run.error)}</p>
        {button('Run again', true, 'secondary')}
      </Notice>
    )
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 text-sm">
      <output>
        As of {timeText(run.as_of)}, counted for {run.staff_name}
      </output>
      {button('Run again', true, 'secondary')}
    </div>
  )
}
