import { journeySteps, type DashboardRange } from '@marketplace/contract/office/dashboard'
import { useId } from 'react'
import { count } from '../../i18n/format-values.ts'
import { DayChart } from '../../office/chart/day-chart.tsx'
import type { DayCount } from '../../office/chart/line-chart.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useFunnel } from './funnel-card.tsx'
import { stepRowsAddress } from './rows-address.ts'
import { beforeHeadings, stepTitles } from './step-words.ts'

const DEFAULT_STEP = 'applied'

/** The range whose rows are those of a day: the rows have an address for today and for yesterday alone. */
const rangeOfDay = (day: string, days: readonly DayCount[]): DashboardRange | null =>
  day === days.at(-1)?.day ? 'today' : day === days.at(-2)?.day ? 'yesterday' : null

interface TrendsProps {
  brand: string
  /** The step that is shown; empty for the first choice. */
  step: string
  onStep: (step: string) => void
}

/** One step day by day over the last 30 days, beside the 30 days before. */
export const Trends = ({ brand, step: asked, onStep }: TrendsProps) => {
  const id = useId()
  const stepId = useId()
  const { value, error, reload } = useFunnel('30d', brand)
  const step = journeySteps.find((one) => one === asked) ?? DEFAULT_STEP
  const place = journeySteps.indexOf(step)
  const days =
    value?.days.map(({ day, counts }, at): DayCount => {
      const before = value.days_before[at]
      return {
        day,
        value: counts[place] ?? 0,
        dayBefore: before?.day ?? day,
        before: before?.counts[place] ?? 0,
      }
    }) ?? null
  const head = (
    <>
      <h2 id={id} className="text-base">
        Day by day, last 30 days
      </h2>
      <span className="flex items-center gap-2 text-sm">
        <label htmlFor={stepId} className="sr-only">
          Step
        </label>
        <select
          id={stepId}
          value={step}
          onChange={({ target }) => onStep(target.value === DEFAULT_STEP ? '' : target.value)}
          className="min-h-7 rounded-control border border-line bg-surface px-2 pointer-coarse:min-h-11"
        >
          {journeySteps.map((one) => (
            <option key={one} value={one}>
              {stepTitles[one]}
            </option>
          ))}
        </select>
      </span>
    </>
  )
  return (
    <Card aria-labelledby={id} className="min-w-0 p-4!">
      {days === null ? (
        <>
          <div className="mb-2 flex flex-wrap gap-4">{head}</div>
          {error === null ? <Skeleton className="h-52" /> : <ErrorState error={error} onRetry={reload} />}
        </>
      ) : (
        <DayChart
          head={head}
          label={stepTitles[step]}
          days={days}
          textOf={count}
          beforeLabel={beforeHeadings['30d']}
          rowsOf={({ day }) => {
            const range = rangeOfDay(day, days)
            return range === null ? null : stepRowsAddress(step, range, brand)
          }}
        />
      )}
    </Card>
  )
}
