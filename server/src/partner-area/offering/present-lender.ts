import type { OfferedLender } from '@marketplace/contract/partner-area/partner-offering'
import type { Lender } from '@marketplace/contract/market/lenders'
import { lenderKindNames } from '@marketplace/contract/market/lender-kinds'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { judgesEmployment } from '@marketplace/contract/reference/product-traits'
import { apr } from '../../market/pricing/apr.ts'
import { quotedEmiPaise } from '../../market/pricing/emi.ts'
import { processingFee } from '../../market/pricing/processing-fee.ts'
import { scheduleTotals } from '../../market/pricing/repayment-schedule.ts'
import { statedRate } from '../../market/pricing/stated-rate.ts'
import { toPaise } from '../../platform/money/paise.ts'
import { exampleLoan } from './example-loan.ts'
import { goesOn } from './goes-on.ts'

/** The yearly cost of a loan at the rate that offers are priced at, its fee and the tax on it included; null where charges leave nothing. */
export const exampleApr = (
  lender: Lender,
  loan: number,
  months: number,
  gst_percent: number,
): number | null => {
  const { rate } = statedRate(lender)
  const principal_paise = toPaise(loan)
  const fee = processingFee(lender, principal_paise, gst_percent)
  const net = principal_paise - fee.fee_paise - fee.tax_paise
  const emi_paise = quotedEmiPaise(principal_paise, rate, months)
  const totals = scheduleTotals({ principal_paise, ratePercent: rate, months, emi_paise })
  if (net <= 0 || !totals.repays) return null
  return Math.round(apr({ net, emi: emi_paise, last: totals.last_paise, months }, rate) * 100) / 100
}

const employmentOf = (lender: Lender, product: LoanProduct): OfferedLender['employment'] =>
  (['salaried', 'self_employed', 'business'] as const).filter(
    (kind) => !judgesEmployment(product) || lender[kind] === 1,
  )

/** What a lender asks for, charges and how it goes on, in the figures that offers are made of. */
export const presentLender = (
  lender: Lender,
  facts: {
    product: LoanProduct
    gst_percent: number
    scoreWords: (option: number) => string | null
    hasOwnPage: boolean
    pay: OfferedLender['pay']
  },
): OfferedLender => {
  const { loan, months } = exampleLoan(facts.product, lender)
  return {
    lender_id: lender.lender_id,
    legal_name: lender.legal_name,
    lender_kind: lender.lender_kind === null ? null : lenderKindNames[lender.lender_kind],
    employment: employmentOf(lender, facts.product),
    age: { min: lender.min_age, max: lender.max_age },
    max_age_at_maturity: lender.max_age_at_maturity,
    income: { min: lender.min_income, max: lender.max_income },
    credit_score: lender.credit_score_class === null ? null : facts.scoreWords(lender.credit_score_class),
    amount: { min: lender.amount_min, max: lender.amount_max },
    tenure_months: { min: lender.tenure_min_months, max: lender.tenure_max_months },
    rate: { min: lender.rate_min, max: lender.rate_max },
    priced_rate: statedRate(lender).rate,
    apr: exampleApr(lender, loan, months, facts.gst_percent),
    example_loan: loan,
    example_months: months,
    fee_percent: lender.fee_percent,
    pincode_prefixes: lender.pincode_prefixes,
    max_ltv_percent: lender.max_ltv_percent,
    needs_registration: lender.needs_registration,
    goes_on: goesOn(lender, facts.hasOwnPage),
    pay: facts.pay,
  }
}
