import { getFunnel, type DashboardRange, type Funnel } from '@marketplace/contract/office/dashboard'
import { useId } from 'react'
import { Link } from 'react-router'
import { ask, useAnswer } from '../../office/answers.ts'
import { count } from '../../i18n/format-values.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { stepRowsAddress } from './rows-address.ts'
import { spanText } from './span-text.ts'
import { signInToOffersText } from './sign-in-to-offers-text.ts'
import { beforeHeadings, beforeTitles, rangeTitles, stepMeanings, stepTitles } from './step-words.ts'

const REFRESH_MS = 60_000
const refresh = (): number => REFRESH_MS

/** The funnel of a range, looked at again each minute. */
export const useFunnel = (range: DashboardRange, brand: string) => {
  const query = { range, ...(brand !== '' && { brand_id: Number(brand) }) }
  const { value, ...rest } = useAnswer(ask('dashboard', getFunnel, { query }), { every: refresh })
  return { ...rest, value: value?.data ?? null }
}

/** One step's share of the largest, as a bar from one start. */
const StepBar = ({ value, most }: { value: number; most: number }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 8"
    preserveAspectRatio="none"
    className="hidden h-2 w-full @min-[17rem]:block"
  >
    <rect width="100" height="8" className="fill-row" />
    <rect
      width={value === 0 || most === 0 ? 0 : Math.max(1, (value / most) * 100)}
      height="8"
      className="fill-brand"
    />
  </svg>
)

const change = (value: number, before: number): string => {
  if (value === before) return 'as many as'
  return value > before ? `${count(value - before)} more than` : `${count(before - value)} fewer than`
}

const Steps = ({ funnel, range, brand }: { funnel: Funnel; range: DashboardRange; brand: string }) => {
  const most = Math.max(...funnel.steps.map((step) => step.count))
  return (
    <ol className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)_auto_auto] gap-x-2">
      {funnel.steps.map(({ step, count: value, before }) => (
        <li key={step} className="col-span-full grid grid-cols-subgrid">
          <Link
            to={stepRowsAddress(step, range, brand)}
            title={`${stepMeanings[step]}; ${change(value, before)} ${beforeTitles[range]}`}
            className="-mx-2 col-span-full grid min-h-6.5 grid-cols-subgrid items-center rounded-control px-2 text-sm no-underline hover:bg-hover pointer-coarse:min-h-11"
          >
            <span className="truncate text-ink-soft">{stepTitles[step]}</span>
            <span>
              <StepBar value={value} most={most} />
            </span>
            <span className="figures text-end font-semibold underline decoration-line underline-offset-3">
              {count(value)}
            </span>
            <span className="figures min-w-9 text-end text-xs text-ink-3">
              <span className="sr-only">, {beforeTitles[range]} </span>
              {count(before)}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** One range of the funnel: every number leads to its rows, beside it the same of the range before. */
export const FunnelCard = ({ range, brand }: { range: DashboardRange; brand: string }) => {
  const id = useId()
  const { value, error, reload } = useFunnel(range, brand)
  return (
    <Card aria-labelledby={id} className="@container min-w-0 p-4!">
      <div className="mb-1 flex flex-col @min-[17rem]:flex-row @min-[17rem]:items-baseline">
        <h2 id={id} className="grow text-base">
          {rangeTitles[range]}
        </h2>
        <span className="figures text-xs text-ink-3" title={beforeTitles[range]}>
          {beforeHeadings[range]}
          {value === null ? null : `, ${spanText(value.before_from, value.before_to)}`}
        </span>
      </div>
      {value === null && error !== null ? <ErrorState error={error} onRetry={reload} /> : null}
      {value === null && error === null ? <Skeleton className="h-56" /> : null}
      {value === null ? null : (
        <>
          <Steps funnel={value} range={range} brand={brand} />
          <p className="figures mt-1 text-xs text-ink-3">{signInToOffersText(value.sign_in_to_offers)}</p>
        </>
      )}
    </Card>
  )
}
