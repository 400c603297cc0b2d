/** Where a chart is drawn, in px: the box of its lines, without the room for ticks and days. */
export interface ChartBox {
  left: number
  top: number
  width: number
  height: number
}

const STEPS = 4

/** A step that people count in; 2.5 only where it is 25 or more, as nobody counts half things. */
const stepFor = (least: number): number => {
  const power = 10 ** Math.floor(Math.log10(least))
  const nice = [1, 2, 2.5, 5, 10].map((factor) => factor * power)
  return nice.find((step) => step >= least && Number.isInteger(step)) ?? 10 * power
}

/** The values of the lines of a chart of counts: from 0, four steps, the last one at or above the largest value. */
export const countTicks = (most: number): readonly number[] => {
  const step = stepFor(Math.max(1, Math.ceil(most / STEPS)))
  return Array.from({ length: STEPS + 1 }, (_, at) => at * step)
}

/** Every which day is named below a chart: as many whole weeks apart as leave each `room` px, or each day where that is enough. */
export const dayStep = (days: number, width: number, room: number): number => {
  const perDay = days < 2 ? width : width / (days - 1)
  if (perDay >= room) return 1
  return 7 * Math.max(1, Math.ceil(room / (perDay * 7)))
}

/** Where the days of a chart stand, from the start edge of the box to its end. */
export const placeOfDay = (at: number, days: number, { left, width }: ChartBox): number =>
  days < 2 ? left : left + (at / (days - 1)) * width

export const placeOfValue = (value: number, top: number, box: ChartBox): number =>
  box.top + box.height - (top === 0 ? 0 : (value / top) * box.height)

const tenth = (value: number): number => Math.round(value * 10) / 10

/** The points of a line through the values, for a `polyline`. */
export const linePoints = (values: readonly number[], top: number, box: ChartBox): string =>
  values
    .map(
      (value, at) => `${tenth(placeOfDay(at, values.length, box))},${tenth(placeOfValue(value, top, box))}`,
    )
    .join(' ')

/** The day that a place is nearest to; places beside the box belong to its first and last day. */
export const dayAt = (x: number, days: number, { left, width }: ChartBox): number =>
  days < 2 || width <= 0 ? 0 : Math.min(days - 1, Math.max(0, Math.round(((x - left) / width) * (days - 1))))

/** Where a key leads from a day; null for a key that leads nowhere. */
export const dayByKey = (key: string, at: number, days: number): number | null => {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, at - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(days - 1, at + 1)
    case 'PageUp':
      return Math.max(0, at - 7)
    case 'PageDown':
      return Math.min(days - 1, at + 7)
    case 'Home':
      return 0
    case 'End':
      return days - 1
    default:
      return null
  }
}
