import { listLenderJourneys, type LenderJourney } from '@marketplace/contract/partner-area/partner-journey'
import { useMemo } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { listFilters, type FilterChoice } from '../../office/list/list-filters.ts'
import { FilterChips } from '../../office/list/filter-chips.tsx'
import { dayText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { goesOnWords } from '../offering/needs-words.ts'
import { ownWords, stepNames, timeWords } from './time-words.ts'

const journeys = ask('partner-offering', listLenderJourneys, {})
const defaults = { product: '', mine: '' }

const mine: FilterChoice<'mine'> = {
  key: 'mine',
  label: 'Customers',
  isFixed: true,
  options: [{ value: '1', label: 'With customers of mine' }],
}

const hasOwn = ({ own }: LenderJourney): boolean => Object.values(own).some((count) => count > 0)

const Journey = ({ journey }: { journey: LenderJourney }) => (
  <Card aria-labelledby={`lender-${journey.lender_id}`}>
    <h2 id={`lender-${journey.lender_id}`} className="text-base">
      {journey.legal_name}
    </h2>
    <p className="text-sm text-ink-soft">
      {journey.product_type}. {goesOnWords[journey.goes_on]}.
      {journey.approved_of_ten === null
        ? ''
        : ` Of ten that were decided it approved ${journey.approved_of_ten}.`}
    </p>
    <ol className="my-2 divide-y divide-line-soft border-y border-line-soft text-sm">
      {journey.steps.map(({ step, ...times }) => (
        <li key={step} className="grid gap-x-4 py-1.5 sm:grid-cols-[12rem_1fr]">
          <span>{stepNames[step]}</span>
          <span className={times.median_days === null ? 'text-ink-3' : ''}>{timeWords(times)}</span>
        </li>
      ))}
    </ol>
    <p className="text-sm">
      <span className="text-ink-soft">Your customers: </span>
      {ownWords(journey.own)}
    </p>
  </Card>
)

/** Per lender: the steps, how long each takes by what really happened, and where the own customers stand. */
export const LenderJourneyPage = () => {
  const { value, error, reload } = useAnswer(journeys)
  const [state, setState] = useUrlState(defaults)
  const all = value?.data.lenders ?? null
  const choices = useMemo<readonly FilterChoice<'product' | 'mine'>[]>(
    () => [
      {
        key: 'product',
        label: 'Product',
        isFixed: true,
        options: [...new Set((all ?? []).map(({ product_type }) => product_type))].map((product) => ({
          value: product,
          label: product,
        })),
      },
      mine,
    ],
    [all],
  )
  const shown = (all ?? []).filter(
    (journey) =>
      (state.product === '' || journey.product_type === state.product) &&
      (state.mine === '' || hasOwn(journey)),
  )
  return (
    <>
      <PageHeading
        title="Lender journey"
        text={
          value === null
            ? undefined
            : `Days from the step before, of the newest applications of all customers since ${dayText(value.data.since)}`
        }
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? (
        error === null && <Skeleton className="h-64" />
      ) : (
        <>
          <div className="mb-3 flex flex-wrap gap-2">
            <FilterChips filters={listFilters(choices, state, setState)} />
          </div>
          {shown.length === 0 ? (
            <p className="text-ink-soft">No lender fits. Take a filter away.</p>
          ) : (
            <div className="grid items-start gap-4 lg:grid-cols-2">
              {shown.map((journey) => (
                <Journey key={journey.lender_id} journey={journey} />
              ))}
            </div>
          )}
        </>
      )}
    </>
  )
}
