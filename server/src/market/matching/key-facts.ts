import type { KeyFacts } from '@marketplace/contract/market/offers'
import {
  isForBusiness,
  isUnsecuredPersonal,
  securityKindOf,
} from '@marketplace/contract/reference/product-traits'
import { toPaise } from '../../platform/money/paise.ts'
import type { RegulatedFigures } from '../../reference/regulated-figures/figures.ts'
import type { Applicant } from './applicant.ts'
import type { OfferLender } from './offer-lender.ts'
import type { PricedOffer } from './price-offer.ts'
import { prepaymentFreedom } from '../pricing/prepayment-freedom.ts'
import type { LoanPurpose } from '../pricing/prepayment-rules.ts'
import { repaymentSchedule } from '../pricing/repayment-schedule.ts'

/** What a loan is for, as the rules on closing it early look at it; a household under the limit makes it a microfinance loan. */
const purposeOf = (
  { product_type }: OfferLender,
  { figures, household_income }: { figures: RegulatedFigures } & Pick<Applicant, 'household_income'>,
): LoanPurpose => {
  if (isForBusiness(product_type)) return 'business'
  if (securityKindOf(product_type) === 'property') return 'home'
  const isMicrofinance =
    isUnsecuredPersonal(product_type) &&
    household_income !== null &&
    household_income <= figures.microfinance_income_limit
  return isMicrofinance ? 'microfinance' : 'personal'
}

/** Why closing this loan early costs nothing, were it sanctioned today; a rate whose type is not stated counts as fixed. */
const freedomOf = (
  lender: OfferLender,
  { amount }: PricedOffer,
  on: { today: string; figures: RegulatedFigures } & Pick<Applicant, 'household_income'>,
) =>
  prepaymentFreedom(
    {
      lender_kind: lender.lender_kind,
      borrower: isForBusiness(lender.product_type) ? 'mse' : 'individual',
      purpose: purposeOf(lender, on),
      rate_type: lender.rate_type ?? 'fixed',
      sanctioned: on.today,
      closed: on.today,
      amount,
    },
    on.figures.prepayment_free_business_limit,
  )

/**
 * The content of annexes A, B and C of the RBI's key-facts statement (RBI/2024-25/18) for one priced offer, as an indication:
 * the statement proper is the lender's own, at `kfs_url` (decisions.md 22). `today` is the day in India, YYYY-MM-DD.
 */
export const buildKeyFacts = (
  lender: OfferLender,
  priced: PricedOffer,
  today: string,
  { figures, household_income }: { figures: RegulatedFigures } & Pick<Applicant, 'household_income'>,
): KeyFacts => {
  const { gold_release } = figures
  const free = freedomOf(lender, priced, { today, figures, household_income })
  return {
    lender_id: lender.lender_id,
    lender_name: lender.legal_name,
    lender_kind: lender.lender_kind,
    as_on: today,
    amount: priced.amount,
    tenure_months: priced.tenure_months,
    rate: priced.rate,
    rate_basis: priced.rate_basis,
    rate_type: lender.rate_type,
    rate_benchmark: lender.rate_benchmark,
    fee_basis: lender.fee_basis,
    emi: priced.emi,
    instalments: priced.tenure_months,
    fee_before_tax: priced.fee_before_tax,
    fee_tax: priced.fee_tax,
    processing_fee: priced.processing_fee,
    net_disbursed: priced.net_disbursed,
    total_interest: priced.total_interest,
    total_paid: priced.total_paid,
    total_cost: priced.total_cost,
    apr: priced.apr,
    apr_bound: priced.apr_bound,
    penal_charges: lender.penal_charges,
    penal_charges_hi: lender.penal_charges_hi,
    foreclosure_percent: free === null ? lender.foreclosure_percent : 0,
    foreclosure_free_because: free?.because ?? null,
    cooling_off_days: lender.cooling_off_days,
    kfs_url: lender.kfs_url,
    grievance_contact: lender.grievance_contact,
    nodal_officer_phone: lender.nodal_officer_phone,
    nodal_officer_email: lender.nodal_officer_email,
    recovery_agents: lender.recovery_agents,
    ...(securityKindOf(lender.product_type) === 'gold' && gold_release !== null && { gold_release }),
    schedule: repaymentSchedule({
      principal_paise: toPaise(priced.amount),
      ratePercent: priced.rate,
      months: priced.tenure_months,
      emi_paise: toPaise(priced.emi),
    }),
  }
}
