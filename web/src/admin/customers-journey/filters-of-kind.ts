import type { journeyKinds } from '@marketplace/contract/reports/reports'
import { MOST_DAYS_BY_ROWS } from '@marketplace/contract/reports/periods'

export type JourneyKind = (typeof journeyKinds)[number]

/** By what the steps are cut, in the order in which the page offers it. */
export const cutNames = ['brand', 'product', 'source', 'device', 'partner'] as const
export type CutName = (typeof cutNames)[number]

/** How many days are asked for, and which of the two ways of counting. */
export interface Asked {
  kind: JourneyKind
  days: number
}

const oneAtATime: ReadonlySet<CutName> = new Set(['source', 'device', 'partner'])

/**
 * Whether the steps are counted by all of these at once. Of starts the sums are by brand and source, by device and by partner alone; of what was
 * reached by brand, product and one of the others, or one by one for a month of days.
 */
export const fitsTogether = (names: readonly CutName[], { kind, days }: Asked): boolean => {
  if (kind === 'reached')
    return days <= MOST_DAYS_BY_ROWS || names.filter((name) => oneAtATime.has(name)).length <= 1
  if (names.includes('product')) return false
  return names.length <= 1 || names.every((name) => name === 'brand' || name === 'source')
}

export interface FilterPlan {
  /** Those that the numbers are cut by. */
  used: readonly CutName[]
  /** Those that were chosen and cannot be counted beside them. */
  leftOut: readonly CutName[]
  /** Those that can be added. */
  offered: readonly CutName[]
}

/** Which of the chosen filters can be counted together: the first ones win. */
export const planFilters = (chosen: readonly CutName[], asked: Asked): FilterPlan => {
  const used: CutName[] = []
  for (const name of cutNames)
    if (chosen.includes(name) && fitsTogether([...used, name], asked)) used.push(name)
  return {
    used,
    leftOut: chosen.filter((name) => !used.includes(name)),
    offered: cutNames.filter((name) => !chosen.includes(name) && fitsTogether([...used, name], asked)),
  }
}

/** Why a filter is missing, in words; null where every filter can be used. */
export const filterAdvice = ({ used, leftOut, offered }: FilterPlan, { kind }: Asked): string | null => {
  if (used.length + offered.length === cutNames.length && leftOut.length === 0) return null
  if (kind === 'reached')
    return `Over more than ${MOST_DAYS_BY_ROWS} days source, device and partner are counted one at a time.`
  return 'How far starts came is counted by brand and source, by device alone, or by partner alone; a start has no product yet.'
}
