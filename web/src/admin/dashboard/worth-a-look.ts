/** Of a lender, these days and as many before. */
export interface LenderFigures {
  lender: string
  name: string
  applied: number
  approved: number
  appliedBefore: number
  approvedBefore: number
  expected: number
  stated: number
}

export interface Remark {
  lender: string
  name: string
  kind: 'approves_less' | 'stated_less'
  /** Of `approves_less` the shares, of `stated_less` the sums in rupees. */
  now: number
  before: number
}

/** Fewer say nothing. */
const LEAST_APPLIED = 30
/** A share that is so many standard deviations below that of before did not fall by chance. */
const SIGMAS = 3
/** Of ₹1,000 and less nobody is told. */
const LEAST_RUPEES = 1_000
const MOST_REMARKS = 4

const approvesLess = ({ applied, approved, appliedBefore, approvedBefore }: LenderFigures): boolean => {
  if (applied < LEAST_APPLIED || appliedBefore < LEAST_APPLIED) return false
  // Approvals of earlier applications may be more than these; at all or nothing there is no spread to go by.
  const before = Math.min(0.95, approvedBefore / appliedBefore)
  const spread = Math.sqrt((before * (1 - before)) / applied)
  return approved / applied < before - SIGMAS * spread
}

/** What staff ought to look at first: lenders that approve far fewer than before, and those that state less than we expect. */
export const worthALook = (lenders: readonly LenderFigures[]): Remark[] => {
  const less = lenders
    .filter(approvesLess)
    .map(({ lender, name, applied, approved, appliedBefore, approvedBefore }): Remark => ({
      lender,
      name,
      kind: 'approves_less',
      now: approved / applied,
      before: approvedBefore / appliedBefore,
    }))
  const stated = lenders
    .filter(({ expected, stated: said }) => said > 0 && expected - said > LEAST_RUPEES)
    .map(({ lender, name, expected, stated: said }): Remark => ({
      lender,
      name,
      kind: 'stated_less',
      now: said,
      before: expected,
    }))
  return [
    ...less.toSorted((one, other) => one.now - one.before - (other.now - other.before)),
    ...stated.toSorted((one, other) => other.before - other.now - (one.before - one.now)),
  ].slice(0, MOST_REMARKS)
}
