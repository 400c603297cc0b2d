import { useState, type ReactNode } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { weekdayText } from '../show/day-text.ts'
import { ChartFrame } from './chart-frame.tsx'
import { ChartTable } from './chart-table.tsx'
import { LineChart, type DayCount } from './line-chart.tsx'

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

/** What the crosshair stands on. */
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

/** Counts by day: a line beside the time before, or the same as a table. */
export const DayChart = ({ head, label, days, textOf, beforeLabel, rowsOf }: DayChartProps) => {
  const navigate = useNavigate()
  const [at, setAt] = useState<number | null>(null)
  const shown = days[at ?? days.length - 1]
  return (
    <ChartFrame
      head={head}
      label={label}
      reading={shown === undefined ? null : <Reading day={shown} textOf={textOf} />}
      chart={
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
            if (address !== null) navigate(address)
          }}
        />
      }
      table={
        <ChartTable
          caption={`${label} by day`}
          headings={['Day', label, beforeLabel, 'Day before']}
          rows={days.toReversed().map((day) => ({
            key: day.day,
            name: weekdayText(day.day),
            address: rowsOf(day),
            cells: [textOf(day.value), textOf(day.before), weekdayText(day.dayBefore)],
          }))}
        />
      }
    />
  )
}
