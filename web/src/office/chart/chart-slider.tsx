import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { dayByKey } from './line-geometry.ts'
import { useWidth } from './use-width.ts'

/** Every chart is as high as every other one. */
export const CHART_PX = 208

interface ChartSliderProps {
  /** The name of the chart. */
  label: string
  /** How many days or bars it has. */
  count: number
  /** The one that is looked at; null for none. */
  at: number | null
  /** The one that keys begin at. */
  rest: number
  onLook: (at: number | null) => void
  /** What is said of one to whoever does not see it. */
  wordsOf: (at: number) => string | undefined
  /** Opens what is behind one. */
  onOpen: (at: number) => void
  /** The one below a place, in px from the start edge of a chart of so many px. */
  placeAt: (x: number, width: number) => number
  /** The drawing on so many px. */
  children: (width: number) => ReactNode
}

/** A drawing in which pointer and keys move from one day or bar to the next; what is read there stands elsewhere. */
export const ChartSlider = ({
  label,
  count,
  at,
  rest,
  onLook,
  wordsOf,
  onOpen,
  placeAt,
  children,
}: ChartSliderProps) => {
  const ref = useRef<HTMLDivElement>(null)
  const width = useWidth(ref)
  const current = at ?? rest
  const look = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void =>
    onLook(placeAt(clientX - currentTarget.getBoundingClientRect().left, width))
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' && count > 0) onOpen(current)
    const next = dayByKey(event.key, current, count)
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
      aria-valuemax={count}
      aria-valuenow={current + 1}
      aria-valuetext={wordsOf(current)}
      onKeyDown={onKeyDown}
      onFocus={() => onLook(current)}
      onBlur={() => onLook(null)}
      onPointerMove={look}
      onPointerDown={look}
      onPointerLeave={() => onLook(null)}
      className="touch-pan-y rounded-control"
    >
      <svg aria-hidden="true" width="100%" height={CHART_PX} className="block">
        {width === 0 ? null : children(width)}
      </svg>
    </div>
  )
}
