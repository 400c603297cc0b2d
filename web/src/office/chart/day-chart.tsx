import { useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { weekdayText } from '../show/day-text.ts'
import { Segmented } from '../form/segmented.tsx'
import { LineChart, type DayCount } from './line-chart.tsx'

const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const

interface DayChartProps {
  /** The heading, and what is chosen beside it. */
  head: ReactNode
  /** What is counted: "Applied". */
  label: string
  days: readonly DayCount[]
  /** A value as it is written: "12,34,567". */
  textOf: (value: number) => string
  /** "30 days before" */
  beforeLabel: string
  /** The address of the rows of a day, where they have one. */
  rowsOf: (day: DayCount) => string | null
}

interface ReadingProps {
  day: DayCount
  textOf: (value: number) => string
}

/** What the crosshair stands on, in the head of the chart: a box at the pointer would cover the line. */
const Reading = ({ day: { day, value, before }, textOf }: ReadingProps) => (
  <p className="figures flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
    <span>{weekdayText(day)}</span>
    <svg aria-hidden="true" viewBox="0 0 16 4" className="h-1 w-4">
      <line x2="16" y1="2" y2="2" strokeWidth="2" className="stroke-brand" />
    </svg>
    <span className="font-semibold text-ink">{textOf(value)}</span>
    <svg aria-hidden="true" viewBox="0 0 16 4" className="h-1 w-4">
      <line x2="16" y1="2" y2="2" strokeWidth="1.3" strokeDasharray="4 3" className="stroke-line" />
    </svg>
    <span>{textOf(before)} before</span>
  </p>
)

const DayTable = ({ label, days, textOf, beforeLabel, rowsOf }: Omit<DayChartProps, 'head'>) => (
  <table className="figures w-full border-collapse text-sm">
    <caption className="sr-only">{label} by day</caption>
    <thead className="sticky top-0 bg-surface text-xs text-ink-soft">
      <tr>
        <th scope="col" className="py-1 text-start font-normal">
          Day
        </th>
        <th scope="col" className="py-1 text-end font-normal">
          {label}
        </th>
        <th scope="col" className="py-1 text-end font-normal">
          {beforeLabel}
        </th>
        <th scope="col" className="py-1 text-end font-normal">
          Day before
        </th>
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map((one) => {
        const address = rowsOf(one)
        return (
          <tr key={one.day} className="border-t border-row">
            <th scope="row" className="py-1 text-start font-normal">
              {address === null ? weekdayText(one.day) : <Link to={address}>{weekdayText(one.day)}</Link>}
            </th>
            <td className="py-1 text-end">{textOf(one.value)}</td>
            <td className="py-1 text-end text-ink-soft">{textOf(one.before)}</td>
            <td className="py-1 text-end text-ink-3">{weekdayText(one.dayBefore)}</td>
          </tr>
        )
      })}
    </tbody>
  </table>
)

/** Counts by day: a line beside the time before, or the same as a table. */
export const DayChart = ({ head, label, days, textOf, beforeLabel, rowsOf }: DayChartProps) => {
  const navigate = useNavigate()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const [at, setAt] = useState<number | null>(null)
  const shown = days[at ?? days.length - 1]
  return (
    <>
      <div className="mb-2 flex min-h-7 flex-wrap items-center gap-x-4 gap-y-1">
        {head}
        <span className="ms-auto flex flex-wrap items-center gap-x-4 gap-y-1">
          {shown === undefined || view === 'table' ? null : <Reading day={shown} textOf={textOf} />}
          <Segmented label={`${label} as`} options={views} value={view} onChange={setView} />
        </span>
      </div>
      {view === 'chart' ? (
        <LineChart
          label={`${label} by day`}
          days={days}
          at={at}
          onLook={setAt}
          textOf={textOf}
          wordsOf={(day) =>
            `${weekdayText(day.day)}: ${textOf(day.value)}; ${weekdayText(day.dayBefore)}: ${textOf(day.before)}`
          }
          onOpen={(day) => {
            const address = rowsOf(day)
            if (address !== null) void navigate(address)
          }}
        />
      ) : (
        // As high as the chart, so that nothing below it moves.
        <div className="h-52 overflow-auto">
          <DayTable label={label} days={days} textOf={textOf} beforeLabel={beforeLabel} rowsOf={rowsOf} />
        </div>
      )}
    </>
  )
}
