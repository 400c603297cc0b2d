import { dayText } from '../show/day-text.ts'
import { CHART_PX, ChartSlider } from './chart-slider.tsx'
import {
  countTicks,
  dayAt,
  dayStep,
  linePoints,
  placeOfDay,
  placeOfValue,
  type ChartBox,
} from './line-geometry.ts'
import { boxFor, ValueAxis } from './value-axis.tsx'

/** A count of a day, and that of the day of the time before that it stands beside. */
export interface DayCount {
  /** `YYYY-MM-DD` */
  day: string
  value: number
  dayBefore: string
  before: number
}

const DAY_ROOM = 48
const ABOVE_PX = 8

const Days = ({ days, box }: { days: readonly DayCount[]; box: ChartBox }) => {
  const step = dayStep(days.length, box.width, DAY_ROOM)
  return (
    <g className="fill-ink-3 text-[11px]">
      {days.map(({ day }, at) =>
        at % step === 0 ? (
          <text key={day} x={placeOfDay(at, days.length, box)} y={CHART_PX - 6} textAnchor="middle">
            {dayText(day).slice(0, 5)}
          </text>
        ) : null,
      )}
    </g>
  )
}

const Crosshair = ({
  at,
  days,
  top,
  box,
}: {
  at: number
  days: readonly DayCount[]
  top: number
  box: ChartBox
}) => {
  const day = days[at]
  if (day === undefined) return null
  const x = placeOfDay(at, days.length, box)
  return (
    <g strokeWidth="1.5">
      <line
        x1={x}
        x2={x}
        y1={box.top}
        y2={box.top + box.height}
        strokeWidth="1"
        className="stroke-ink-soft"
      />
      <circle cx={x} cy={placeOfValue(day.before, top, box)} r="3.5" className="fill-surface stroke-ink-3" />
      <circle cx={x} cy={placeOfValue(day.value, top, box)} r="4" className="fill-brand stroke-surface" />
    </g>
  )
}

interface LineChartProps {
  /** What is counted: the name of the chart. */
  label: string
  days: readonly DayCount[]
  /** The day that is looked at; null for none. */
  at: number | null
  onLook: (at: number | null) => void
  /** A value as it is written: "12,34,567". */
  textOf: (value: number) => string
  /** What is said of a day to whoever does not see it. */
  wordsOf: (day: DayCount) => string
  /** Opens what is behind a day. */
  onOpen: (day: DayCount) => void
}

/** Counts by day as a line from 0, the time before dashed. Pointer and keys move a line from day to day; its reading stands elsewhere. */
export const LineChart = ({ label, days, at, onLook, textOf, wordsOf, onOpen }: LineChartProps) => {
  const ticks = countTicks(Math.max(0, ...days.flatMap(({ value, before }) => [value, before])))
  const top = ticks.at(-1) ?? 0
  const boxOf = (width: number): ChartBox => boxFor(width, ticks.map(textOf), ABOVE_PX)
  const withDay = <Value,>(place: number, act: (day: DayCount) => Value): Value | undefined => {
    const day = days[place]
    return day === undefined ? undefined : act(day)
  }
  return (
    <ChartSlider
      label={label}
      count={days.length}
      at={at}
      rest={days.length - 1}
      onLook={onLook}
      wordsOf={(place) => withDay(place, wordsOf)}
      onOpen={(place) => withDay(place, onOpen)}
      placeAt={(x, width) => dayAt(x, days.length, boxOf(width))}
    >
      {(width) => {
        const box = boxOf(width)
        const line = (values: readonly number[]): string => linePoints(values, top, box)
        return (
          <>
            <ValueAxis ticks={ticks} box={box} textOf={textOf} />
            <Days days={days} box={box} />
            <g fill="none" strokeLinejoin="round">
              <polyline
                points={line(days.map(({ before }) => before))}
                strokeWidth="1.3"
                strokeDasharray="4 3"
                className="stroke-line"
              />
              <polyline
                points={line(days.map(({ value }) => value))}
                strokeWidth="2"
                className="stroke-brand"
              />
            </g>
            {at === null ? null : <Crosshair at={at} days={days} top={top} box={box} />}
          </>
        )
      }}
    </ChartSlider>
  )
}
