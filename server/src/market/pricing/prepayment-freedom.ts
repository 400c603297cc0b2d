import type { LenderKind } from '@marketplace/contract/market/lender-kinds'
import type { RateType } from '@marketplace/contract/market/price-facts'
import { prepaymentRules, type Borrower, type LoanPurpose, type PrepaymentRule } from './prepayment-rules.ts'

/** A loan that is closed early. Days are YYYY-MM-DD, the amount is what was sanctioned, in whole rupees. */
export interface PrepaidLoan {
  lender_kind: LenderKind
  borrower: Borrower
  purpose: LoanPurpose
  rate_type: RateType
  sanctioned: string
  closed: string
  amount: number
}

const takes = (rule: PrepaymentRule, loan: PrepaidLoan, businessLimit: number): boolean =>
  (rule.lenders?.includes(loan.lender_kind) ?? true) &&
  rule.purposes.includes(loan.purpose) &&
  (rule.borrowers?.includes(loan.borrower) ?? true) &&
  (rule.rate_type === undefined || rule.rate_type === loan.rate_type) &&
  loan.closed >= rule.closed_from &&
  (rule.sanctioned_from === undefined || loan.sanctioned >= rule.sanctioned_from) &&
  (rule.is_limited !== true || loan.amount <= businessLimit)

/**
 * Why a lender may charge nothing for closing a loan early, and who says so (domain.md 5.10); null where it may charge what it
 * disclosed. `businessLimit` is the amount in rupees up to which the smaller lenders too charge nothing for a business loan.
 */
export const prepaymentFreedom = (
  loan: PrepaidLoan,
  businessLimit: number,
): Pick<PrepaymentRule, 'because' | 'source'> | null =>
  prepaymentRules.find((rule) => takes(rule, loan, businessLimit)) ?? null
