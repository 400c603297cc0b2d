import type { VarianceKind } from '@marketplace/contract/money/reconciliation-words'

/** A line of a month with what is known of it, in paise. */
export interface LineFigures {
  /** False: the lender stated it for no loan of ours. */
  has_loan: boolean
  is_duplicate: boolean
  /** The loan was cooled off, clawed back or corrected. */
  is_taken_back: boolean
  /** The lender took commission of it back. */
  is_clawed: boolean
  /** Disbursed in an earlier month, whose books were closed. */
  is_late: boolean
  expected: number
  stated: number
  received: number
  tolerance: number
  /** What our next lower slab gives for it; null where there is none. */
  lower: number | null
  /** Whether what they state is a rate that people agree on, and no odd sum. */
  is_rate: boolean
}

/** Lenders round to the rupee: so much a line may be away from a rate. */
export const ROUNDING = 50

/** What a line is: exactly one kind. Whether a person has settled it is no part of it. */
export const varianceOf = (line: LineFigures): VarianceKind => {
  const { expected, stated, received, tolerance, lower } = line
  if (line.is_duplicate) return 'DUPLICATE'
  if (!line.has_loan) return 'NOT_EXPECTED'
  if (line.is_taken_back || line.is_clawed) return 'REVERSED'
  if (line.is_late) return 'LATE'
  if (Math.abs(stated - expected) <= tolerance)
    return Math.abs(stated - received) <= tolerance ? 'MATCHED' : 'WAITS'
  if (stated === 0) return 'NOT_STATED'
  if (expected === 0) return 'NOT_EXPECTED'
  if (lower !== null && Math.abs(stated - lower) <= Math.max(tolerance, ROUNDING)) return 'TIER_MISSED'
  return line.is_rate ? 'RATE_DIFFERS' : 'AMOUNT_DIFFERS'
}
