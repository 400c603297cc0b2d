import type { KeyFacts } from '@marketplace/contract/market/offers'
import { securityKindOf } from '@marketplace/contract/reference/product-traits'
import { toPaise } from '../../platform/money/paise.ts'
import type { RegulatedFigures } from '../../reference/regulated-figures/figures.ts'
import type { OfferLender } from './offer-lender.ts'
import type { PricedOffer } from './price-offer.ts'
import { repaymentSchedule } from '../pricing/repayment-schedule.ts'

/**
 * The content of annexes A, B and C of the RBI's key-facts statement (RBI/2024-25/18) for one priced offer, as an indication:
 * the statement proper is the lender's own, at `kfs_url` (decisions.md 22). `today` is the day in India, YYYY-MM-DD.
 */
export const buildKeyFacts = (
  lender: OfferLender,
  priced: PricedOffer,
  today: string,
  { gold_release }: Pick<RegulatedFigures, 'gold_release'>,
): KeyFacts => ({
  lender_id: lender.lender_id,
  lender_name: lender.legal_name,
  lender_kind: lender.lender_kind,
  as_on: today,
  amount: priced.amount,
  tenure_months: priced.tenure_months,
  rate: priced.rate,
  rate_basis: priced.rate_basis,
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
  penal_charges: lender.penal_charges,
  penal_charges_hi: lender.penal_charges_hi,
  foreclosure_percent: lender.foreclosure_percent,
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
})
