import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { dayText } from '../show/day-text.ts'
import {
  countTicks,
  dayAt,
  dayByKey,
  dayStep,
  linePoints,
  placeOfDay,
  placeOfValue,
  type ChartBox,
} from './line-geometry.ts'
import { useWidth } from './use-width.ts'

/** A count of a day, and that of the day of the time before that it stands beside. */
export interface DayCount {
  /** `YYYY-MM-DD` */
  day: string
  value: number
  dayBefore: string
  before: number
}

const HEIGHT = 208
const DAY_ROOM = 48

const boxFor = (width: number, ticks: readonly string[]): ChartBox => {
  const left = 14 + 7 * Math.max(...ticks.map((tick) => tick.length))
  // The first and the last day are named in the middle below them.
  return { left, top: 8, width: Math.max(0, width - left - 20), height: HEIGHT - 32 }
}

interface AxesProps {
  days: readonly DayCount[]
  ticks: readonly number[]
  box: ChartBox
  textOf: (value: number) => string
}

const Axes = ({ days, ticks, box, textOf }: AxesProps) => {
  const step = dayStep(days.length, box.width, DAY_ROOM)
  const top = ticks.at(-1) ?? 0
  return (
    <g className="fill-ink-3 text-[11px]">
      {ticks.map((tick) => {
        const y = placeOfValue(tick, top, box)
        return (
          <g key={tick}>
            <line x1={box.left} x2={box.left + box.width} y1={y} y2={y} className="stroke-line-soft" />
            <text x={box.left - 8} y={y + 4} textAnchor="end">
              {textOf(tick)}
            </text>
          </g>
        )
      })}
      {days.map(({ day }, at) =>
        at % step === 0 ? (
          <text key={day} x={placeOfDay(at, days.length, box)} y={HEIGHT - 6} textAnchor="middle">
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
  const ref = useRef<HTMLDivElement>(null)
  const width = useWidth(ref)
  const ticks = countTicks(Math.max(0, ...days.flatMap(({ value, before }) => [value, before])))
  const top = ticks.at(-1) ?? 0
  const box = boxFor(width, ticks.map(textOf))
  const last = days.length - 1
  const current = days[at ?? last]
  const dayUnder = (event: PointerEvent<HTMLElement>): number =>
    dayAt(event.clientX - event.currentTarget.getBoundingClientRect().left, days.length, box)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' && current !== undefined) onOpen(current)
    const next = dayByKey(event.key, at ?? last, days.length)
    if (next === null) return
    event.preventDefault()
    onLook(next)
  }
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={(at ?? last) + 1}
      aria-valuetext={current === undefined ? undefined : wordsOf(current)}
      onKeyDown={onKeyDown}
      onFocus={() => onLook(at ?? last)}
      onBlur={() => onLook(null)}
      onPointerMove={(event) => onLook(dayUnder(event))}
      onPointerDown={(event) => onLook(dayUnder(event))}
      onPointerLeave={() => onLook(null)}
      className="touch-pan-y rounded-control"
    >
      <svg aria-hidden="true" width="100%" height={HEIGHT} className="block">
        {width === 0 ? null : (
          <>
            <Axes days={days} ticks={ticks} box={box} textOf={textOf} />
            <g fill="none" strokeLinejoin="round">
              <polyline
                points={linePoints(
                  days.map(({ before }) => before),
                  top,
                  box,
                )}
                strokeWidth="1.3"
                strokeDasharray="4 3"
                className="stroke-line"
              />
              <polyline
                points={linePoints(
                  days.map(({ value }) => value),
                  top,
                  box,
                )}
                strokeWidth="2"
                className="stroke-brand"
              />
            </g>
            {at === null ? null : <Crosshair at={at} days={days} top={top} box={box} />}
          </>
        )}
      </svg>
    </div>
  )
}
