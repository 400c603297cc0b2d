import type { ChartBox } from './line-geometry.ts'

/** The share of its place that a bar takes, and the most px that it is wide. */
const BAR_SHARE = 0.66
const WIDEST_PX = 48

export interface BarPlace {
  /** Where the place of the bar starts, and how wide it is, in px. */
  start: number
  room: number
  /** The bar itself, in the middle of its place. */
  left: number
  width: number
  middle: number
}

/** Where one of so many bars stands. */
export const placeOfBar = (at: number, bars: number, box: ChartBox): BarPlace => {
  const room = box.width / bars
  const width = Math.min(WIDEST_PX, room * BAR_SHARE)
  const start = box.left + at * room
  const middle = start + room / 2
  return { start, room, left: middle - width / 2, width, middle }
}

/** The bar whose place this is; places beside the box belong to its first and last bar. */
export const barAt = (x: number, bars: number, { left, width }: ChartBox): number =>
  bars === 0 || width <= 0 ? 0 : Math.min(bars - 1, Math.max(0, Math.floor(((x - left) / width) * bars)))

/** Whether a bar is named below the chart: the last one is, and of the others as many as leave each name `name` px. */
export const isBarNamed = (at: number, bars: number, { width }: ChartBox, name: number): boolean =>
  (bars - 1 - at) % Math.max(1, Math.ceil((name * bars) / Math.max(1, width))) === 0

/** The newest bar whose time is over; the last one where none is, -1 without bars. */
export const newestWhole = (bars: readonly { isOpen: boolean }[]): number => {
  const found = bars.findLastIndex(({ isOpen }) => !isOpen)
  return found === -1 ? bars.length - 1 : found
}

/** How long a lying bar is beside the largest, in per cent of it: what is more than nothing is seen, what is less than nothing is not. */
export const lengthOf = (value: number, most: number): number =>
  value <= 0 || most <= 0 ? 0 : Math.min(100, Math.max(1, (value / most) * 100))
