import { CHART_PX } from './chart-slider.tsx'
import { placeOfValue, type ChartBox } from './line-geometry.ts'

/** The room of the drawing beside the words of its lines. `top`: what stands above the largest value. */
export const boxFor = (width: number, words: readonly string[], top: number): ChartBox => {
  const left = 14 + 7 * Math.max(...words.map((word) => word.length))
  // The first and the last name stand in the middle below what they name.
  return { left, top, width: Math.max(0, width - left - 20), height: CHART_PX - 24 - top }
}

interface ValueAxisProps {
  ticks: readonly number[]
  box: ChartBox
  textOf: (value: number) => string
}

/** Lines across a chart with their values before them. */
export const ValueAxis = ({ ticks, box, textOf }: ValueAxisProps) => (
  <g className="fill-ink-3 text-[11px]">
    {ticks.map((tick) => {
      const y = placeOfValue(tick, ticks.at(-1) ?? 0, box)
      return (
        <g key={tick}>
          <line x1={box.left} x2={box.left + box.width} y1={y} y2={y} className="stroke-line-soft" />
          <text x={box.left - 8} y={y + 4} textAnchor="end">
            {textOf(tick)}
          </text>
        </g>
      )
    })}
  </g>
)
