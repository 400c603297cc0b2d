import type { Trace, TraceCase } from '@marketplace/contract/partner-area/partner-trace'
import { useRef } from 'react'
import { useWidth } from '../chart/use-width.ts'
import { classNames } from '../../ui/class-names.ts'
import { type Lane, type LaneBar, laneDrawing, type LaneMark } from './trace-lanes.ts'
import { dayOf, headlineOf } from './trace-words.ts'

const LANE_PX = 52
const MARK_Y = 32
const TOP_PX = 20
const AXIS_PX = 24
const RADIUS = 8
/** A bar says until when from this width on. */
const WORDS_PX = 120

const forms: Readonly<Record<LaneMark['form'], string>> = {
  touch: 'fill-surface stroke-info',
  brought: 'fill-info stroke-info',
  did: 'fill-ink stroke-ink',
  paid: 'fill-good stroke-good',
}

const Mark = ({ mark: { number, x, form, isFaint }, y }: { mark: LaneMark; y: number }) => (
  <g>
    <circle
      cx={x}
      cy={y}
      r={RADIUS}
      strokeWidth={1.6}
      strokeDasharray={isFaint ? '2 2' : undefined}
      className={forms[form]}
    />
    <text
      x={x}
      y={y + 4}
      textAnchor="middle"
      className={classNames('text-[11px] font-semibold', form === 'touch' ? 'fill-ink' : 'fill-surface')}
    >
      {number}
    </text>
  </g>
)

const Bar = ({ bar: { from, to, isOver, until }, y }: { bar: LaneBar; y: number }) => (
  <g>
    <rect
      x={from}
      y={y - 13}
      width={Math.max(2, to - from)}
      height={26}
      rx={4}
      strokeDasharray={isOver ? '3 3' : undefined}
      className={isOver ? 'fill-surface stroke-line' : 'fill-brand-soft stroke-line'}
    />
    {to - from < WORDS_PX ? null : (
      <text x={to - 8} y={y + 4} textAnchor="end" className="fill-ink text-[11px]">
        {isOver ? 'lock ended' : 'lock until'} {dayOf(until)}
      </text>
    )}
  </g>
)

const LaneRow = ({ lane, place, width }: { lane: Lane; place: number; width: number }) => {
  const top = TOP_PX + place * LANE_PX
  const y = top + MARK_Y
  const { freeFrom } = lane
  return (
    <g>
      <text
        x={0}
        y={top + 12}
        strokeWidth={4}
        paintOrder="stroke"
        className="fill-ink-soft stroke-surface text-xs"
      >
        {lane.name}
      </text>
      <line x1={0} x2={width} y1={y} y2={y} className="stroke-line-soft" />
      {lane.bars.map((bar) => (
        <Bar key={bar.from} bar={bar} y={y} />
      ))}
      {freeFrom === null ? null : (
        <>
          <rect
            x={freeFrom}
            y={y - 13}
            width={Math.max(0, width - freeFrom - 1)}
            height={26}
            rx={4}
            strokeDasharray="3 3"
            className="fill-surface stroke-line"
          />
          <text x={width - 6} y={y - 18} textAnchor="end" className="fill-ink-3 text-[11px]">
            free for a new lock
          </text>
        </>
      )}
      {lane.marks.map((mark) => (
        <Mark key={mark.number} mark={mark} y={y} />
      ))}
    </g>
  )
}

/** Who brought the customer and who held them until when, drawn; the marks have the numbers of the list, which says the same in words. */
export const TraceDrawing = ({ one, trace }: { one: TraceCase; trace: Trace }) => {
  const ref = useRef<HTMLDivElement>(null)
  const width = useWidth(ref)
  const drawing = laneDrawing(one.events, trace.as_of, width)
  const height = TOP_PX + (drawing?.lanes.length ?? 0) * LANE_PX + AXIS_PX
  return (
    <div ref={ref} className="mb-4 border-y border-line-soft py-2">
      {drawing === null ? null : (
        <svg
          role="img"
          aria-label={`${headlineOf(one)} Drawn; the list below says the same.`}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          className="block"
        >
          {drawing.ticks.map(({ x, at }) => (
            <g key={at}>
              <line x1={x} x2={x} y1={TOP_PX} y2={height - AXIS_PX} className="stroke-line-soft" />
              <text x={x} y={height - 6} textAnchor="middle" className="fill-ink-3 text-[11px]">
                {dayOf(at).slice(0, 5)}
              </text>
            </g>
          ))}
          <line
            x1={drawing.today}
            x2={drawing.today}
            y1={TOP_PX - 4}
            y2={height - AXIS_PX}
            className="stroke-ink"
          />
          {drawing.lanes.map((lane, place) => (
            <LaneRow key={lane.key} lane={lane} place={place} width={width} />
          ))}
          <text
            x={drawing.today + (drawing.today > width - 48 ? -4 : 4)}
            y={12}
            textAnchor={drawing.today > width - 48 ? 'end' : 'start'}
            className="fill-ink text-[11px]"
          >
            today
          </text>
        </svg>
      )}
    </div>
  )
}
