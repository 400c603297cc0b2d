import type { LeadDispute } from '@marketplace/contract/partner-area/lead-disputes'
import { traceRules, type Trace, type TraceCase } from '@marketplace/contract/partner-area/partner-trace'
import { useState, type ComponentType } from 'react'
import { Link } from '../../router/link.tsx'
import type { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { timeText } from '../show/day-text.ts'
import { ErrorState } from '../table/empty-state.tsx'
import { verdictWords } from './link-words.ts'
import { TraceDrawing } from './trace-drawing.tsx'
import { byOf, eventWords, headlineOf, reasonOf, ruleStanding, ruleWords } from './trace-words.ts'

const Rules = ({ one }: { one: TraceCase }) => (
  <section aria-label="The rules, in their order">
    <h3 className="mb-2 text-sm font-semibold">The rules, in their order</h3>
    <ol className="divide-y divide-line-soft text-sm">
      {traceRules.map((rule, index) => {
        const isIt = rule === one.rule
        return (
          <li
            key={rule}
            aria-current={isIt ? 'true' : undefined}
            className={classNames(
              'flex justify-between gap-4 py-2',
              isIt ? 'font-semibold' : 'text-ink-soft',
            )}
          >
            <span>
              {index + 1}. {ruleWords[rule]}
            </span>
            <span className="shrink-0">{ruleStanding(rule, one.rule, traceRules)}</span>
          </li>
        )
      })}
    </ol>
  </section>
)

const Events = ({ one }: { one: TraceCase }) => (
  <ol aria-label="What happened" className="divide-y divide-line-soft text-sm">
    {one.events
      .map((event, place) => ({ event, place }))
      .map(({ event, place }) => {
        const { what, came } = eventWords(event, one)
        const who = byOf(event)
        return (
          <li
            // Two things may happen in one moment.
            key={place}
            className="grid grid-cols-[1.5rem_1fr] gap-x-2 py-2 sm:grid-cols-[1.5rem_9.5rem_1fr_1fr]"
          >
            <span aria-hidden="true" className="figures text-ink-soft">
              {place + 1}
            </span>
            <time dateTime={event.at} className="figures text-ink-soft">
              {timeText(event.at)}
            </time>
            <span className="col-start-2 min-w-0 wrap-anywhere sm:col-start-auto">
              {what}
              <span className="text-ink-soft"> · {who}</span>
            </span>
            <span
              className={classNames(
                'col-start-2 min-w-0 sm:col-start-auto',
                event.kind === 'lead' ? 'font-semibold' : 'text-ink-soft',
              )}
            >
              {came}
            </span>
          </li>
        )
      })}
  </ol>
)

/** What whoever reads may do about a case that was found by `q`. */
export interface ActsProps {
  one: TraceCase
  q: string
}

interface CaseProps {
  one: TraceCase
  trace: Trace
  customerPath: string | null
  asked: string
  Acts: ComponentType<ActsProps> | null
  Dispute: ComponentType<{ dispute: LeadDispute }>
}

const Case = ({ one, trace, customerPath, asked, Acts, Dispute }: CaseProps) => {
  const headline = headlineOf(one)
  return (
    <Card aria-label={headline}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 className="min-w-0 text-lg">{headline}</h2>
        {Acts === null ? null : <Acts one={one} q={asked} />}
      </div>
      <p className="mt-1 max-w-[70ch] text-sm">{reasonOf(one, trace)}</p>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        {one.masked_contact === '' ? 'Forgotten customer' : one.masked_contact}
        {one.lead_id === null ? '' : ` · lead L-${one.lead_id}`}
        {customerPath === null ? null : (
          <>
            {' · '}
            <Link to={customerPath}>customer</Link>
          </>
        )}
      </p>
      <TraceDrawing one={one} trace={trace} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <Events one={one} />
        <Rules one={one} />
      </div>
      {one.disputes.map((dispute) => (
        <div key={dispute.dispute_id} className="mt-4 border-t border-line-soft pt-2">
          <Dispute dispute={dispute} />
        </div>
      ))}
    </Card>
  )
}

const Click = ({ click }: { click: NonNullable<Trace['click']> }) => {
  const { at, link, partner_name, verdict, reason, browser, is_qr, seen_at } = click
  return (
    <Notice
      title={`Link “${link}” was opened on ${timeText(at)}${is_qr === 1 ? ' by QR' : ''}${partner_name === null ? '' : `, of ${partner_name}`}`}
      className="mb-4"
    >
      {verdict === 'ok'
        ? `Counted${seen_at === null ? '' : ' and seen'}`
        : `Not counted: ${verdictWords[verdict]}`}
      {reason === null ? '' : ` (${reason})`}
      {browser === null ? '.' : ` · ${browser}.`}
    </Notice>
  )
}

const Answer = <Found extends Trace>({
  trace,
  customerOf,
  asked,
  Acts,
  Dispute,
}: {
  trace: Found
  customerOf: (one: Found['cases'][number]) => string | null
} & Pick<CaseProps, 'asked' | 'Acts' | 'Dispute'>) => {
  if (trace.asked === null)
    return (
      <Notice tone="warn">
        Type a click id, the last four digits of a mobile number, or the number of a lead as L-20418.
      </Notice>
    )
  return (
    <>
      {trace.click === null ? null : <Click click={trace.click} />}
      {trace.cases.length === 0 ? (
        <p>
          {trace.click === null
            ? 'Nobody was found. Only who signed in by one of these links can be traced.'
            : 'Nobody has signed in after this click yet.'}
        </p>
      ) : (
        <div className="space-y-4">
          {trace.cases.map((one) => (
            <Case
              key={one.case_id}
              one={one}
              trace={trace}
              customerPath={customerOf(one)}
              asked={asked}
              Acts={Acts}
              Dispute={Dispute}
            />
          ))}
        </div>
      )}
    </>
  )
}

const nobody = (): null => null

interface TraceViewProps<Found extends Trace> {
  asked: string
  onAsk: (q: string) => void
  trace: Found | null
  error: ApiError | null
  reload: () => void
  /** Where the customer of a case is, for staff. */
  customerOf?: (one: Found['cases'][number]) => string | null
  Acts?: CaseProps['Acts']
  Dispute: CaseProps['Dispute']
}

/** Why a lead is whose: asked by click id, four digits or lead; the answer as a sentence, what happened, and the rule that decided. */
export const TraceView = <Found extends Trace>({
  asked,
  onAsk,
  trace,
  error,
  reload,
  customerOf = nobody,
  Acts = null,
  Dispute,
}: TraceViewProps<Found>) => {
  const [typed, setTyped] = useState(asked)
  return (
    <>
      <form
        role="search"
        className="mb-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() !== '') onAsk(typed.trim())
        }}
      >
        <TextField
          label="Last four digits, click id or lead number"
          className="w-full sm:w-96"
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" kind="secondary">
          Trace
        </Button>
      </form>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      <div role="status">
        {asked === '' || error !== null ? null : trace === null ? (
          <Skeleton className="h-48" />
        ) : (
          <Answer trace={trace} customerOf={customerOf} asked={asked} Acts={Acts} Dispute={Dispute} />
        )}
      </div>
    </>
  )
}
