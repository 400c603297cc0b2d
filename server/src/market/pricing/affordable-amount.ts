import { annuityFactor } from './annuity-factor.ts'
import type { RegulatedFigures } from '../../reference/regulated-figures/figures.ts'

/** Whole rupees a month that may go to all repayments together: a share of the monthly income, cut to the rupee. */
export const repaymentCeiling = (monthlyIncome: number, percent: number): number =>
  Math.floor((monthlyIncome * Math.round(percent * 100)) / 10_000)

/** The same of a household's yearly income. */
export const householdRepaymentCeiling = (yearlyIncome: number, percent: number): number =>
  Math.floor((yearlyIncome * Math.round(percent * 100)) / 120_000)

/**
 * The largest loan in whole rupees whose instalment stays within `maxEmi` whole rupees a month (domain.md 6.5):
 * maxEMI·(1 − (1+i)^−n)/i, cut to the rupee, as a rupee more would need more than is left; 0 where no instalment can be borne.
 */
export const affordableAmount = (maxEmi: number, ratePercent: number, months: number): number =>
  maxEmi <= 0 ? 0 : Math.floor(maxEmi * annuityFactor(ratePercent, months))

/** What caps read of a borrower, in whole rupees; null is not told. `household_income` is a year's, Infinity an open band. */
export interface Means {
  monthly_income: number | null
  emi: number | null
  household_income: number | null
}

export interface CapTerms {
  max_foir_percent: number | null
  /** Whether the loan is one without collateral to a person, which the microfinance rule binds (decisions.md 20). */
  unsecured_personal: boolean
  ratePercent: number
  months: number
}

/** The most a borrower may be lent under either rule, in whole rupees; null where a rule does not bind or cannot be told. */
export const affordableCaps = (
  means: Means,
  terms: CapTerms,
  figures: RegulatedFigures,
): { foir: number | null; microfinance: number | null } => {
  const emi = means.emi ?? 0
  const { ratePercent, months } = terms
  const foir =
    terms.max_foir_percent === null || means.monthly_income === null
      ? null
      : affordableAmount(
          repaymentCeiling(means.monthly_income, terms.max_foir_percent) - emi,
          ratePercent,
          months,
        )
  const household = means.household_income
  const microfinance =
    !terms.unsecured_personal || household === null || household > figures.microfinance_income_limit
      ? null
      : affordableAmount(
          householdRepaymentCeiling(household, figures.microfinance_repayment_percent) - emi,
          ratePercent,
          months,
        )
  return { foir, microfinance }
}
