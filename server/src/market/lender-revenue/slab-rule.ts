import type { RevenueRuleFields } from '@marketplace/contract/market/lender-revenue'
import { divideHalfUp } from '../../platform/money/round-half-up.ts'
import { percentThousandths } from '../../platform/money/percent-of.ts'
import { toPaise } from '../../platform/money/paise.ts'

/** Volume: one rate for the whole month. Graduated: each slab prices its own part of the month. */
export type Pricing = 'volume' | 'graduated'

/** Both ends count as inside; null is open. */
export interface Bounds {
  min: number | null
  max: number | null
}

/** A revenue rule in whole numbers: paise, loans, thousandths of a percent. */
export interface SlabRule {
  active: boolean
  pricing: Pricing
  /** Paise disbursed in the month. */
  disbursed: Bounds
  /** Loans disbursed in the month. */
  loans: Bounds
  /** Average ticket size in paise. */
  ats: Bounds
  /** Paise a loan. */
  flat: number
  /** Thousandths of a percent of what was disbursed. */
  percent: number
}

/** What a lender disbursed in a calendar month of India, over all partners: paise, and in how many loans. */
export interface Month {
  disbursed: number
  loans: number
}

/** Average ticket size in paise, half-up; null in a month without loans. */
export const averageTicket = ({ disbursed, loans }: Month): number | null =>
  loans === 0 ? null : divideHalfUp(disbursed, loans)

const within = (value: number | null, { min, max }: Bounds): boolean => {
  if (min === null && max === null) return true
  return value !== null && (min === null || value >= min) && (max === null || value <= max)
}

/** Whether every bound of the rule holds for the month; `except` leaves one out of account. */
export const boundsHold = (
  rule: SlabRule,
  month: Month,
  except: 'disbursed' | 'loans' | null = null,
): boolean =>
  (except === 'disbursed' || within(month.disbursed, rule.disbursed)) &&
  (except === 'loans' || within(month.loans, rule.loans)) &&
  within(averageTicket(month), rule.ats)

const inPaise = (rupees: number | null): number | null => (rupees === null ? null : toPaise(rupees))

/** A rule of the wire in whole numbers. */
export const toSlabRule = (rule: RevenueRuleFields, pricing: Pricing): SlabRule => ({
  active: rule.status === 1,
  pricing,
  disbursed: { min: inPaise(rule.slab_disbursed_min), max: inPaise(rule.slab_disbursed_max) },
  loans: { min: rule.slab_number_min, max: rule.slab_number_max },
  ats: { min: inPaise(rule.ats_min), max: inPaise(rule.ats_max) },
  flat: toPaise(rule.revenue_flat ?? 0),
  percent: percentThousandths(rule.revenue_percent ?? 0),
})
