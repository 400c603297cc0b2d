import { addDays, daysBefore } from '@marketplace/contract/platform/calendar/days'
import { useId } from 'react'
import { DayChart } from '../../office/chart/day-chart.tsx'
import type { DayCount } from '../../office/chart/line-chart.tsx'
import { shortRupees } from '../../office/show/short-rupees.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { figureRowsAddress, useFigures, type ReportFigures, type Scope } from './report-asks.ts'

const measures = ['disbursed_amount'] as const
/** A line of more days is read by week or month in the reports. */
const MOST_DAYS = 366

const byDay = (answer: ReportFigures): ReadonlyMap<string, number> =>
  new Map(answer.rows.map(({ key, values }) => [key, values[0] ?? 0]))

const daysOf = ({ from, to }: Scope, now: ReportFigures, before: ReportFigures): DayCount[] => {
  const [values, earlier] = [byDay(now), byDay(before)]
  const days: DayCount[] = []
  const first = daysBefore({ from, to }).from
  for (let place = 0; place < MOST_DAYS && addDays(from, place) <= to; place += 1) {
    const [day, dayBefore] = [addDays(from, place), addDays(first, place)]
    days.push({ day, value: values.get(day) ?? 0, dayBefore, before: earlier.get(dayBefore) ?? 0 })
  }
  return days
}

/** What lenders paid out day by day, beside the days before. */
export const DisbursedCard = ({ scope }: { scope: Scope }) => {
  const id = useId()
  const asked = { by: 'day', compare: 'none' } as const
  const now = useFigures('internal-report', scope, measures, asked)
  const before = useFigures('internal-report', { ...scope, ...daysBefore(scope) }, measures, asked)
  const error = now.error ?? before.error
  const head = (
    <h2 id={id} className="text-base">
      Disbursed a day
    </h2>
  )
  if (now.value === null || before.value === null)
    return (
      <Card aria-labelledby={id} className="min-w-0 p-4!">
        <div className="mb-2">{head}</div>
        {error === null ? (
          <Skeleton className="h-52" />
        ) : (
          <ErrorState
            error={error}
            onRetry={() => {
              now.reload()
              before.reload()
            }}
          />
        )}
      </Card>
    )
  return (
    <Card aria-labelledby={id} className="min-w-0 p-4!">
      <DayChart
        head={head}
        label="Disbursed"
        days={daysOf(scope, now.value, before.value)}
        textOf={shortRupees}
        beforeLabel="Before"
        rowsOf={({ day }) => figureRowsAddress('disbursed_amount', { ...scope, from: day, to: day })}
      />
    </Card>
  )
}
