import { useId } from 'react'
import { BarShape, Hatch, type BarForm } from './bar-form.tsx'
import { isBarNamed, newestWhole, placeOfBar, barAt } from './bar-geometry.ts'
import { barTick, type Grain } from './bar-words.ts'
import { CHART_PX, ChartSlider } from './chart-slider.tsx'
import { countTicks, placeOfValue, type ChartBox } from './line-geometry.ts'
import { boxFor, ValueAxis } from './value-axis.tsx'

/** A count of a day, a week or a month. */
export interface BarCount {
  /** Its first day, `YYYY-MM-DD`. */
  day: string
  value: number
  /** Its time is not over. */
  isOpen: boolean
}

const NAME_PX = { day: 38, week: 38, month: 50 } as const
/** For the figure of the newest whole bar. */
const ABOVE_PX = 18

interface BarsProps {
  bars: readonly BarCount[]
  grain: Grain
  /** The value of the highest line. */
  top: number
  box: ChartBox
  textOf: (value: number) => string
  at: number | null
}

const Bars = ({ bars, grain, top, box, textOf, at }: BarsProps) => {
  const hatch = useId()
  const newest = newestWhole(bars)
  const ground = box.top + box.height
  const formOf = ({ isOpen }: BarCount, place: number): BarForm =>
    isOpen ? 'hatched_edged' : place === newest ? 'full' : 'light'
  return (
    <>
      <Hatch id={hatch} />
      {bars.map((bar, place) => {
        const { start, room, left, width, middle } = placeOfBar(place, bars.length, box)
        const y = placeOfValue(Math.max(0, bar.value), top, box)
        return (
          <g key={bar.day}>
            {place === at ? (
              <>
                <rect x={start} y={box.top} width={room} height={box.height} className="fill-press" />
                <path d={`M${start} ${ground}h${room}`} strokeWidth={2} className="stroke-ink-soft" />
              </>
            ) : null}
            {bar.value <= 0 ? null : (
              <BarShape
                form={formOf(bar, place)}
                hatch={hatch}
                x={left}
                y={y}
                width={width}
                height={ground - y}
              />
            )}
            <g textAnchor="middle" className="text-[11px]">
              {place === newest && !bar.isOpen ? (
                <text x={middle} y={y - 5} className="fill-ink font-semibold">
                  {textOf(bar.value)}
                </text>
              ) : null}
              {isBarNamed(place, bars.length, box, NAME_PX[grain]) ? (
                <text x={middle} y={CHART_PX - 6} className="fill-ink-3">
                  {bar.isOpen ? 'open' : barTick(bar.day, grain)}
                </text>
              ) : null}
            </g>
          </g>
        )
      })}
    </>
  )
}

interface BarDrawingProps extends Pick<BarsProps, 'bars' | 'grain' | 'textOf' | 'at'> {
  label: string
  onLook: (at: number | null) => void
  wordsOf: (bar: BarCount) => string
  onOpen: (bar: BarCount) => void
}

/** Bars from 0: the newest whole one in the brand's colour, those before it light, one whose time is not over hatched. */
export const BarDrawing = ({ label, bars, grain, at, onLook, textOf, wordsOf, onOpen }: BarDrawingProps) => {
  const ticks = countTicks(Math.max(0, ...bars.map(({ value }) => value)))
  const boxOf = (width: number): ChartBox => boxFor(width, ticks.map(textOf), ABOVE_PX)
  const withBar = <Value,>(place: number, act: (bar: BarCount) => Value): Value | undefined => {
    const bar = bars[place]
    return bar === undefined ? undefined : act(bar)
  }
  return (
    <ChartSlider
      label={label}
      count={bars.length}
      at={at}
      rest={newestWhole(bars)}
      onLook={onLook}
      wordsOf={(place) => withBar(place, wordsOf)}
      onOpen={(place) => withBar(place, onOpen)}
      placeAt={(x, width) => barAt(x, bars.length, boxOf(width))}
    >
      {(width) => {
        const box = boxOf(width)
        return (
          <>
            <ValueAxis ticks={ticks} box={box} textOf={textOf} />
            <Bars bars={bars} grain={grain} top={ticks.at(-1) ?? 0} box={box} textOf={textOf} at={at} />
          </>
        )
      }}
    </ChartSlider>
  )
}
