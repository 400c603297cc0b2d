import { filterQuery } from '../reports/report-address.ts'
import { getJourney, type Journey } from '@marketplace/contract/reports/reports'
import { useId } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { BarShape, Hatch } from '../../office/chart/bar-form.tsx'
import { useToday } from '../../office/period/use-today.ts'
import { Segmented } from '../../office/form/segmented.tsx'
import { ViewTabs } from '../../office/list/view-tabs.tsx'
import { PeriodPicker } from '../../office/period/period-picker.tsx'
import { dayText, daysText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { SkeletonRows } from '../../office/table/skeleton-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { DropOff } from './drop-off.tsx'
import type { JourneyKind } from './filters-of-kind.ts'
import { FindApplication } from './find-application.tsx'
import { JourneyFilters } from './journey-filters.tsx'
import { journeyDefaults, journeyView, type JourneyState, type JourneyView } from './journey-state.ts'
import { stepRows } from './step-rows.ts'
import { StepTable } from './step-table.tsx'
import { WhatIsCounted } from './what-is-counted.tsx'

const kinds: readonly { value: JourneyKind; label: string }[] = [
  { value: 'reached', label: 'Reached in these days' },
  { value: 'cohort', label: 'How far starts came' },
]
const windows = { '1': 'within 1 day', '7': 'within 7 days', '30': 'within 30 days', '90': 'within 90 days' }

type Change = (changes: Partial<JourneyState>) => void

interface PartProps {
  view: JourneyView
  onChange: Change
}

const select = 'min-h-7.5 rounded-control border border-edge bg-surface px-2 pointer-coarse:min-h-11'

/** Which of the two ways of counting, and within how many days of a start. */
const KindChoice = ({ view: { asked, window }, onChange }: PartProps) => (
  <div className="mb-3 flex flex-wrap items-center gap-2 border-line-soft pb-1 text-sm lg:border-b">
    <Segmented
      label="What is counted"
      options={kinds}
      value={asked.kind}
      onChange={(kind) => onChange({ kind })}
    />
    {asked.kind === 'reached' ? null : (
      <select
        aria-label="Days of a start"
        value={window}
        onChange={({ target }) => onChange({ window: target.value })}
        className={select}
      >
        {Object.entries(windows).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </div>
)

const CompareChoice = ({ view: { asked, compare }, onChange }: PartProps) => {
  const id = useId()
  return (
    <div className="flex items-center gap-2 text-sm">
      <label htmlFor={id} className="text-ink-soft">
        Compare with
      </label>
      <select
        id={id}
        value={compare}
        onChange={({ target }) => onChange({ compare: target.value })}
        className={select}
      >
        <option value="before">{asked.days === 1 ? 'the day before' : `${asked.days} days before`}</option>
        <option value="none">nothing</option>
      </select>
    </div>
  )
}

/** Starts that have not had all their days yet. */
const OpenStarts = ({ from }: { from: string }) => {
  const hatch = useId()
  return (
    <p className="mt-2 flex items-center gap-2 text-sm text-ink-soft">
      <svg aria-hidden="true" width={24} height={12} className="shrink-0">
        <Hatch id={hatch} />
        <BarShape form="hatched_edged" hatch={hatch} x={0.5} y={0.5} width={23} height={11} />
      </svg>
      Starts from {dayText(from).slice(0, 5)} on are still open
    </p>
  )
}

const NothingCounted = ({ view: { period, plan }, onChange }: PartProps) => {
  const isFiltered = plan.used.length > 0
  const action = isFiltered ? (
    <Button
      kind="secondary"
      className="text-sm"
      onClick={() => onChange({ brand: '', product: '', source: '', device: '', partner: '' })}
    >
      Remove the filters
    </Button>
  ) : period.preset === 'last_30_days' ? undefined : (
    <Button
      kind="secondary"
      className="text-sm"
      onClick={() => onChange({ preset: 'last_30_days', from: '', to: '' })}
    >
      Show the last 30 days
    </Button>
  )
  return (
    <EmptyState
      title={isFiltered ? 'Nobody started in these days with these filters' : 'Nobody started in these days'}
      action={action}
    >
      {action === undefined ? 'Choose other days above.' : undefined}
    </EmptyState>
  )
}

const Steps = ({ view, journey, onChange }: PartProps & { journey: Journey }) => (
  <>
    <StepTable
      rows={stepRows(journey, view.plan.used)}
      days={view.days}
      filters={view.filters}
      beforeText={journey.range_before === null ? null : daysText(journey.range_before)}
      hasRows={view.asked.kind === 'reached'}
      chosen={view.step}
      onChoose={(step) => onChange({ step })}
    />
    {journey.open_from === null ? null : <OpenStarts from={journey.open_from} />}
  </>
)

/** How many came to each step, what was left on the way, and by what that differs. */
export const CustomersJourneyPage = () => {
  const [state, setState] = useUrlState(journeyDefaults)
  const today = useToday()
  const view = journeyView(state, today)
  const { days, filters, asked, window, compare } = view
  const { value, error, reload } = useAnswer(
    ask('reports', getJourney, {
      query: { ...days, ...filterQuery(filters), kind: asked.kind, window, compare },
    }),
  )
  const journey = value?.data ?? null
  const part = { view, onChange: setState }
  const isEmpty = journey !== null && journey.steps.every((step) => (step.value ?? 0) === 0)
  return (
    <>
      <PageHeading
        title="Customers journey"
        text={daysText(days)}
        actions={<PeriodPicker value={view.period} today={today} onChange={setState} />}
      />
      <div className="flex flex-col lg:flex-row lg:items-stretch">
        <div className="min-w-0 grow">
          <ViewTabs list="customers-journey" table="customers-journey" />
        </div>
        <KindChoice {...part} />
      </div>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <JourneyFilters view={view} state={state} onChange={setState} />
        <CompareChoice {...part} />
      </div>
      {journey?.is_filling === 1 ? (
        <Notice className="mb-3">What happened before these reports is still being counted.</Notice>
      ) : null}
      {error === null ? null : (
        <div className="mb-3">
          <ErrorState error={error} onRetry={reload} />
        </div>
      )}
      {journey === null ? (
        error === null ? (
          <SkeletonRows label="Loading the steps..." />
        ) : null
      ) : isEmpty ? (
        <NothingCounted {...part} />
      ) : (
        <Steps {...part} journey={journey} />
      )}
      <div className="mt-5 grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {journey === null || isEmpty ? null : (
          <DropOff key={`${view.step} ${view.by}`} view={view} onBy={(by) => setState({ by })} />
        )}
        <FindApplication />
      </div>
      <WhatIsCounted asOf={journey?.as_of ?? null} />
    </>
  )
}
