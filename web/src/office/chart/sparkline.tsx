import { linePoints } from './line-geometry.ts'

const HEIGHT = 18
const WIDTH = 88

interface SparklineProps {
  /** From the oldest, as many as there are. */
  values: readonly number[]
  /** What it shows, for whoever does not see it: "30 days: least 4, most 31, last 12". */
  text: string
}

/** The course of a figure that stands beside it, from 0 to its largest value: no axis, no colour. */
export const Sparkline = ({ values, text }: SparklineProps) => (
  <>
    <span className="sr-only">{text}</span>
    <svg aria-hidden="true" width={WIDTH} height={HEIGHT} className="block shrink-0">
      <polyline
        points={linePoints(values, Math.max(0, ...values), {
          left: 1,
          top: 2,
          width: WIDTH - 2,
          height: HEIGHT - 4,
        })}
        fill="none"
        strokeWidth="1.4"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-ink-soft"
      />
    </svg>
  </>
)
