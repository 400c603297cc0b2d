import { adjoinSlabs } from './adjoin-slabs.ts'
import { pickRule } from './pick-rule.ts'
import { boundsHold, type Bounds, type Month, type SlabRule } from './slab-rule.ts'

/** A part of a month priced by one rule: `rule` is its place, null where no slab takes the part and nothing is paid for it. */
export interface PricedPart {
  rule: number | null
  /** Paise. */
  disbursed: number
  /** Loans that the flat fee is paid for. */
  loans: number
}

/** What a lender owes for a month. `rule` is the place of the rule picked, null where none takes the month. */
export interface Commission {
  rule: number | null
  parts: PricedPart[]
  paise: number
}

/**
 * Flat × N + percent × D / 100 of the rule picked, half-up to the paisa (domain.md 3.4, 6.7).
 *
 * Volume: that rule prices all of the month. Graduated: the active graduated rules whose other bounds hold are steps of a
 * ladder along the sum disbursed, or along the number of loans where the rule picked bounds that alone; each step prices the
 * part of the month that lies in it. Along the sum, loans stand in no step, so their flat fee is the picked rule's. Along the
 * number, each loan is of the month's average size.
 */
export const commission = (written: readonly SlabRule[], month: Month): Commission => {
  const rules = adjoinSlabs(written)
  const picked = pickRule(rules, month)
  const rule = picked === null ? undefined : rules[picked]
  if (picked === null || rule === undefined) return { rule: null, parts: [], paise: 0 }
  const parts = partsOf(rules, picked, rule, month)
  return { rule: picked, parts, paise: priceOf(rules, parts) }
}

const partsOf = (rules: readonly SlabRule[], picked: number, rule: SlabRule, month: Month): PricedPart[] => {
  const whole = { rule: picked, ...month }
  if (rule.pricing === 'volume') return [whole]
  if (isBounded(rule.disbursed)) {
    const steps = slices(ladder(rules, month, 'disbursed'), month.disbursed, 0)
    const parts = steps.map(({ place, size }) => ({ rule: place, disbursed: size, loans: 0 }))
    return rule.flat === 0 ? parts : [...parts, { rule: picked, disbursed: 0, loans: month.loans }]
  }
  if (!isBounded(rule.loans)) return [whole]
  return shareByLoans(slices(ladder(rules, month, 'loans'), month.loans, 1), month)
}

const isBounded = ({ min, max }: Bounds): boolean => min !== null || max !== null

interface Step {
  place: number
  bounds: Bounds
}

const ladder = (rules: readonly SlabRule[], month: Month, along: 'disbursed' | 'loans'): Step[] =>
  rules.flatMap((rule, place) =>
    rule.active && rule.pricing === 'graduated' && boundsHold(rule, month, along)
      ? [{ place, bounds: rule[along] }]
      : [],
  )

interface Slice {
  place: number | null
  size: number
}

/**
 * Cuts 0 to `total` where the steps begin and end; the first step that covers a piece takes it. `unit` is 1 for what is
 * counted (a step from 26 begins after the 25th) and 0 for what is measured.
 */
const slices = (steps: readonly Step[], total: number, unit: 0 | 1): Slice[] => {
  const end = ({ bounds }: Step): number => bounds.max ?? Infinity
  // What is measured goes on where the step before it ends, though it begins at the next paisa (adjoin-slabs.ts).
  const begin = ({ bounds: { min } }: Step): number => {
    const before = (min ?? 0) - 1
    return Math.max(0, unit === 1 || steps.some((step) => end(step) === before) ? before : (min ?? 0))
  }
  const inside = steps.flatMap((step) => [begin(step), end(step)]).filter((cut) => cut > 0 && cut < total)
  const cuts = [...new Set([0, ...inside, total])].sort((a, b) => a - b)
  const found: Slice[] = []
  for (const [index, to] of cuts.entries()) {
    const from = cuts[index - 1]
    if (from === undefined) continue
    const place = steps.find((step) => begin(step) <= from && end(step) >= to)?.place ?? null
    const last = found.at(-1)
    if (last !== undefined && last.place === place) last.size += to - from
    else found.push({ place, size: to - from })
  }
  return found
}

/** Gives each slice of loans its share of the sum; the shares make the whole sum again, to the paisa. */
const shareByLoans = (found: readonly Slice[], { disbursed, loans }: Month): PricedPart[] => {
  let counted = 0
  let given = 0
  return found.map(({ place, size }) => {
    counted += size
    const upTo = Number((2n * BigInt(disbursed) * BigInt(counted) + BigInt(loans)) / (2n * BigInt(loans)))
    const share = upTo - given
    given = upTo
    return { rule: place, disbursed: share, loans: size }
  })
}

/** Thousandths of a percent in the whole. */
const WHOLE = 100_000n

const priceOf = (rules: readonly SlabRule[], parts: readonly PricedPart[]): number => {
  let flat = 0n
  let percent = 0n
  for (const part of parts) {
    const rule = part.rule === null ? undefined : rules[part.rule]
    if (rule === undefined) continue
    flat += BigInt(rule.flat) * BigInt(part.loans)
    percent += BigInt(rule.percent) * BigInt(part.disbursed)
  }
  return Number(flat + (2n * percent + WHOLE) / (2n * WHOLE))
}
