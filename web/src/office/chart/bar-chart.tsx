import { useState, type ReactNode } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { BarDrawing, type BarCount } from './bar-drawing.tsx'
import { newestWhole } from './bar-geometry.ts'
import { barName, grainTitles, type Grain } from './bar-words.ts'
import { ChartFrame } from './chart-frame.tsx'
import { ChartTable } from './chart-table.tsx'

interface BarChartProps {
  /** The heading, and what is chosen beside it. */
  head: ReactNode
  /** What is counted: "Disbursed". */
  label: string
  grain: Grain
  /** The oldest first. */
  bars: readonly BarCount[]
  /** A value where there is little room, at a line and a bar: "₹3.68 Cr". */
  shortTextOf: (value: number) => string
  /** A value in the reading and in the table: "₹3,68,20,000". */
  textOf: (value: number) => string
  /** The address of the rows of a bar, where they have one. */
  rowsOf: (bar: BarCount) => string | null
}

/** Counts by day, week or month as bars, or the same as a table. */
export const BarChart = ({ head, label, grain, bars, shortTextOf, textOf, rowsOf }: BarChartProps) => {
  const navigate = useNavigate()
  const [at, setAt] = useState<number | null>(null)
  const shown = bars[at ?? newestWhole(bars)]
  const nameOf = ({ day, isOpen }: BarCount): string => `${barName(day, grain)}${isOpen ? ', open' : ''}`
  return (
    <ChartFrame
      head={head}
      label={label}
      reading={
        shown === undefined ? null : (
          <p className="figures flex flex-wrap gap-x-2 text-xs text-ink-3">
            <span>{nameOf(shown)}</span>
            <span className="font-semibold text-ink">{textOf(shown.value)}</span>
          </p>
        )
      }
      chart={
        <BarDrawing
          label={`${label} by ${grain}`}
          bars={bars}
          grain={grain}
          at={at}
          onLook={setAt}
          textOf={shortTextOf}
          wordsOf={(bar) => `${nameOf(bar)}: ${textOf(bar.value)}`}
          onOpen={(bar) => {
            const address = rowsOf(bar)
            if (address !== null) navigate(address)
          }}
        />
      }
      table={
        <ChartTable
          caption={`${label} by ${grain}`}
          headings={[grainTitles[grain], label]}
          rows={bars.toReversed().map((bar) => ({
            key: bar.day,
            name: nameOf(bar),
            address: rowsOf(bar),
            cells: [textOf(bar.value)],
          }))}
        />
      }
    />
  )
}
