import type { Bounds, SlabRule } from './slab-rule.ts'

/** Whole numbers from `lo` to `hi`, both inside; `hi` may be Infinity. */
export interface Range {
  lo: number
  hi: number
}

/** A set of months: those whose sum (paise), number of loans and average ticket (paise) lie in these ranges. */
export interface MonthsBox {
  disbursed: Range
  loans: Range
  ats: Range
}

const dimensions = ['disbursed', 'loans', 'ats'] as const
export type Dimension = (typeof dimensions)[number]

/** Every month that something was disbursed in: a rupee or more, one loan or more. */
export const everyMonth: MonthsBox = {
  disbursed: { lo: 100, hi: Infinity },
  loans: { lo: 1, hi: Infinity },
  ats: { lo: 0, hi: Infinity },
}

const meet = (a: Range, b: Range): Range => ({ lo: Math.max(a.lo, b.lo), hi: Math.min(a.hi, b.hi) })
const fromBounds = ({ min, max }: Bounds, all: Range): Range =>
  meet({ lo: min ?? all.lo, hi: max ?? Infinity }, all)

/** The months whose bounds a rule holds. */
export const boxOf = (rule: SlabRule): MonthsBox => ({
  disbursed: fromBounds(rule.disbursed, everyMonth.disbursed),
  loans: fromBounds(rule.loans, everyMonth.loans),
  ats: fromBounds(rule.ats, everyMonth.ats),
})

/** The months in both. */
export const meetBoxes = (a: MonthsBox, b: MonthsBox): MonthsBox => ({
  disbursed: meet(a.disbursed, b.disbursed),
  loans: meet(a.loans, b.loans),
  ats: meet(a.ats, b.ats),
})

/** Nothing lies beyond an open end. */
const isEmpty = ({ lo, hi }: Range): boolean => lo > hi || lo === Infinity

/**
 * Whether the box holds a month at all: the average is the sum over the loans, rounded half-up, so that the three ranges
 * must fit together. A number of loans n fits where a sum between (ats.lo − ½) × n and just under (ats.hi + ½) × n lies in
 * the range of sums; both ends grow with n, which leaves one range of n.
 */
export const holdsMonths = ({ disbursed, loans, ats }: MonthsBox): boolean => {
  if (isEmpty(disbursed) || isEmpty(loans) || isEmpty(ats)) return false
  const most = ats.lo === 0 ? Infinity : Math.floor((2 * disbursed.hi) / (2 * ats.lo - 1))
  const least = Math.floor((2 * disbursed.lo) / (2 * ats.hi + 1)) + 1
  return Math.max(loans.lo, least) <= Math.min(loans.hi, most)
}

/** The months of `box` that are not in `cut`, as boxes that do not meet; those without a month are left out. */
export const subtract = (box: MonthsBox, cut: MonthsBox): MonthsBox[] => {
  if (!holdsMonths(meetBoxes(box, cut))) return [box]
  const left: MonthsBox[] = []
  const rest = { ...box }
  for (const dimension of dimensions) {
    const [have, take] = [rest[dimension], cut[dimension]]
    left.push({ ...rest, [dimension]: { lo: have.lo, hi: Math.min(have.hi, take.lo - 1) } })
    left.push({ ...rest, [dimension]: { lo: Math.max(have.lo, take.hi + 1), hi: have.hi } })
    rest[dimension] = meet(have, take)
  }
  return left.filter(holdsMonths)
}
