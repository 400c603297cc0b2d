import { useMemo, useRef, useState, type ReactNode } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { failureText } from '../show/failure-text.ts'
import { specifiedTexts } from '../show/specified-texts.ts'
import { canRetry, countOf, runBulk, type Outcome, type Outcomes } from './run-bulk.ts'

/** A row of a bulk act: what it has now and what it will have. */
export interface BulkRow {
  key: string
  name: string
  before: string
  after: string
}

interface BulkDialogProps {
  /** "Set Priority". */
  title: string
  /** "lenders". */
  of: string
  /** The form; null for an act that asks nothing. */
  children: ReactNode
  /** The rows that would change, those that stay as they are left out; null until the form can be sent. */
  preview: readonly BulkRow[] | null
  /** How many of the chosen have the value already. */
  unchanged: number
  act: (key: string) => Promise<unknown>
  onClose: () => void
}

const GONE_OR_CHANGED: ReadonlySet<number> = new Set([404, 409, 412])

/** What a failure of one row means for it. */
const judge = (error: unknown): Exclude<Outcome, { kind: 'waiting' | 'done' }> => {
  if (!(error instanceof ApiError)) return { kind: 'unknown', reason: failureText(error) }
  // One value is sent for each row: what is said of it says more than what is said of the whole.
  const reason = error.details[0]?.message ?? failureText(error)
  if (error.status === 0 || error.status === 429 || error.status >= 500) return { kind: 'unknown', reason }
  return GONE_OR_CHANGED.has(error.status) ? { kind: 'changed' } : { kind: 'refused', reason }
}

const outcomeWords = (outcome: Outcome): string => {
  if (outcome.kind === 'waiting') return 'Not yet'
  if (outcome.kind === 'done') return 'Done'
  return outcome.kind === 'changed' ? 'Changed by somebody else meanwhile: left as it is' : outcome.reason
}

const Line = ({ row, outcome }: { row: BulkRow; outcome: Outcome | undefined }) => (
  <li className="flex flex-wrap items-baseline gap-x-3 border-b border-line-soft py-1.5">
    <span className="min-w-40 grow font-semibold">{row.name}</span>
    <span>
      <s className="text-ink-soft">{row.before}</s> → {row.after}
    </span>
    {outcome === undefined ? null : (
      <span className={outcome.kind === 'done' || outcome.kind === 'waiting' ? 'text-ink-soft' : 'text-bad'}>
        {outcomeWords(outcome)}
      </span>
    )}
  </li>
)

const Summary = ({ outcomes, of }: { outcomes: Outcomes; of: string }) => {
  const isGood = countOf(outcomes, 'done') === outcomes.size
  return (
    <Notice tone={isGood ? 'good' : 'warn'} live>
      {countOf(outcomes, 'done')} of {outcomes.size} {of} done
      {isGood
        ? '.'
        : `; changed meanwhile ${countOf(outcomes, 'changed')}, refused ${countOf(outcomes, 'refused')}, without an answer ${countOf(outcomes, 'unknown') + countOf(outcomes, 'waiting')}.`}
    </Notice>
  )
}

/** One act for many rows: what it would change, then what came of each row, and another try for those without an answer. */
export const BulkDialog = ({ title, of, children, preview, unchanged, act, onClose }: BulkDialogProps) => {
  const [rows, setRows] = useState<readonly BulkRow[] | null>(null)
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const [isRunning, setRunning] = useState(false)
  const stop = useRef<AbortController | null>(null)
  const left = useMemo(
    () => [...outcomes].filter(([, outcome]) => canRetry(outcome)).map(([key]) => key),
    [outcomes],
  )
  const run = async (keys: readonly string[]): Promise<void> => {
    const controller = new AbortController()
    stop.current = controller
    setRunning(true)
    const onOutcome = (key: string, outcome: Outcome): void =>
      setOutcomes((before) => new Map(before).set(key, outcome))
    try {
      await runBulk({ keys, act, judge, onOutcome, signal: controller.signal })
    } finally {
      setRunning(false)
    }
  }
  const begin = (): void => {
    if (preview === null) return
    setRows(preview)
    setOutcomes(new Map(preview.map(({ key }) => [key, { kind: 'waiting' }])))
    void run(preview.map(({ key }) => key))
  }
  const close = (): void => {
    stop.current?.abort()
    onClose()
  }
  const hasRun = rows !== null
  const shown = rows ?? preview ?? []
  return (
    <Dialog
      isOpen
      title={title}
      closeLabel="Close"
      onClose={close}
      isWide
      actions={
        hasRun ? (
          <>
            {isRunning ? (
              <Button kind="secondary" onClick={() => stop.current?.abort()}>
                Stop
              </Button>
            ) : null}
            {!isRunning && left.length > 0 ? (
              <Button onClick={() => void run(left)}>Retry {left.length}</Button>
            ) : null}
            <Button kind="secondary" disabled={isRunning} onClick={close}>
              Close
            </Button>
          </>
        ) : (
          <>
            <Button kind="secondary" onClick={close}>
              {specifiedTexts.cancel}
            </Button>
            <Button disabled={shown.length === 0} onClick={begin}>
              {title}: {shown.length} {of}
            </Button>
          </>
        )
      }
    >
      {hasRun ? (
        <Summary outcomes={outcomes} of={of} />
      ) : (
        <div className="flex flex-col gap-4">{children}</div>
      )}
      {preview === null && !hasRun ? null : (
        <p className="mt-3 text-sm text-ink-soft">
          {shown.length} {of} {hasRun ? 'were to change' : 'would change'}
          {unchanged > 0 && !hasRun ? `; ${unchanged} have it already` : ''}.
        </p>
      )}
      <ul className="mt-2 max-h-[40dvh] overflow-y-auto text-sm">
        {shown.map((row) => (
          <Line key={row.key} row={row} outcome={outcomes.get(row.key)} />
        ))}
      </ul>
    </Dialog>
  )
}
