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

/** One step's share of the largest, as a bar that narrows down the card. */
const StepBar = ({ value, most }: { value: number; most: number }) => {
  const width = most === 0 ? 0 : Math.max(value === 0 ? 0 : 1, (value / most) * 100)
  return (
    <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 w-full">
      <rect width="100" height="6" className="fill-brand-soft" />
      <rect x={(100 - width) / 2} width={width} height="6" className="fill-brand" />
    </svg>
  )
}

const change = (value: number, before: number): string => {
  if (value === before) return 'as many as'
  return value > before ? `${count(value - before)} more than` : `${count(before - value)} fewer than`
}

const Steps = ({ funnel, range, brand }: { funnel: Funnel; range: DashboardRange; brand: string }) => {
  const most = Math.max(...funnel.steps.map((step) => step.count))
  return (
    <ol className="divide-y divide-line-soft">
      {funnel.steps.map(({ step, count: value, before }) => (
        <li key={step} className="py-1">
          <Link
            to={stepRowsAddress(step, range, brand)}
            title={`${stepMeanings[step]}; ${change(value, before)} ${beforeTitles[range]}`}
            className="-mx-2 block rounded-control px-2 py-1 no-underline hover:bg-brand-soft"
          >
            <span className="flex items-baseline gap-2 text-sm">
              <span className="grow">{stepTitles[step]}</span>
              <span className="figures text-base font-semibold underline underline-offset-4">
                {count(value)}
              </span>
              <span className="figures w-10 text-end text-xs text-ink-soft">
                <span className="sr-only">, {beforeTitles[range]} </span>
                {count(before)}
              </span>
            </span>
            <StepBar value={value} most={most} />
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
    <Card aria-labelledby={id} className="p-4">
      <div className="mb-1 flex items-baseline gap-2">
        <h2 id={id} className="grow text-base">
          {rangeTitles[range]}
        </h2>
        <span className="figures text-end text-xs text-ink-soft" title={beforeTitles[range]}>
          {beforeHeadings[range]}
          {value === null ? null : `, ${spanText(value.before_from, value.before_to)}`}
        </span>
      </div>
      {value === null && error !== null ? <ErrorState error={error} onRetry={reload} /> : null}
      {value === null && error === null ? <Skeleton className="h-80" /> : null}
      {value === null ? null : (
        <>
          <Steps funnel={value} range={range} brand={brand} />
          <p className="figures mt-2 text-xs text-ink-soft">{signInToOffersText(value.sign_in_to_offers)}</p>
        </>
      )}
    </Card>
  )
}
