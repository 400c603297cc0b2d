import type { RateBasis } from '@marketplace/contract/market/lenders'
import type { AprBound } from '@marketplace/contract/market/price-facts'
import type { MatchCheck } from '@marketplace/contract/market/offers'
import { isUnsecuredPersonal } from '@marketplace/contract/reference/product-traits'
import { toPaise, toRupees } from '../../platform/money/paise.ts'
import { affordableCaps } from '../pricing/affordable-amount.ts'
import type { Applicant } from './applicant.ts'
import { apr } from '../pricing/apr.ts'
import { aprBound } from '../pricing/apr-bound.ts'
import { quotedEmiPaise } from '../pricing/emi.ts'
import { clampTenure } from './find-unlock.ts'
import { securityTermsOf, ticketCap, type Market, type OfferLender } from './offer-lender.ts'
import { processingFee } from '../pricing/processing-fee.ts'
import { scheduleTotals } from '../pricing/repayment-schedule.ts'
import { securityCap } from '../pricing/security-cap.ts'
import { statedRate } from '../pricing/stated-rate.ts'

/** What an API lender offered this applicant; null where it left a figure open. */
export interface FirmTerms {
  /** Percent a year. */
  rate: number | null
  /** Whole rupees. */
  amount_max: number | null
}

/** The figures of an offer: rupees with at most two decimals, percent a year. */
export interface PricedOffer {
  /** The range that this applicant can have at this tenure, and the amount that the figures are for. */
  amount_min: number
  amount_max: number
  amount: number
  tenure_months: number
  rate: number
  rate_basis: RateBasis
  emi: number
  fee_before_tax: number
  fee_tax: number
  processing_fee: number
  net_disbursed: number
  total_interest: number
  total_paid: number
  total_cost: number
  apr: number
  apr_bound: AprBound
}

/** The rate an offer is priced at and how it is meant (decisions.md 17). */
export const offerRate = (
  lender: OfferLender,
  firm: FirmTerms | null,
): { rate: number; rate_basis: RateBasis } =>
  firm === null || firm.rate === null ? statedRate(lender) : { rate: firm.rate, rate_basis: 'firm' }

/** The most that may be lent, whole rupees, and the checks that keep it below the lender's smallest loan. */
const amountCeiling = (
  lender: OfferLender,
  applicant: Applicant,
  market: Market,
  firm: FirmTerms | null,
  priced: { rate: number; months: number },
): { most: number; fails: MatchCheck[] } => {
  const caps = affordableCaps(
    applicant,
    {
      max_foir_percent: lender.max_foir_percent,
      unsecured_personal: isUnsecuredPersonal(market.product_type),
      ratePercent: priced.rate,
      months: priced.months,
    },
    market.figures,
  )
  const foir = caps.foir ?? Infinity
  const microfinance = caps.microfinance ?? Infinity
  const offered = firm?.amount_max ?? Infinity
  const ticket = ticketCap(lender, market)
  const secured =
    securityCap(applicant.security_value, securityTermsOf(lender, market, applicant)) ?? Infinity
  const fails: MatchCheck[] = []
  if (offered < lender.amount_min) fails.push('not_offered')
  if (ticket < lender.amount_min) fails.push('ticket_class')
  if (foir < lender.amount_min) fails.push('repayments_too_high')
  if (microfinance < lender.amount_min) fails.push('microfinance_limit')
  if (secured < lender.amount_min) fails.push('security_value')
  const most = Math.min(lender.amount_max, ticket, foir, microfinance, secured, Math.floor(offered))
  return { most, fails }
}

/**
 * Prices one lender's offer for an ask. The amount is the asked one brought between the lender's smallest loan and the least
 * of its largest one, its ticket class, the two repayment caps, what the security is good for and what an API lender offered; the
 * tenure is brought into the lender's range.
 *
 * EMI is quoted in whole rupees (quotedEmiPaise). APR, in percent with two decimals, is the rate of exactly the payments in
 * the repayment schedule of that EMI, its last instalment included, against the amount less the fee with tax: without a fee
 * it is the rate. `total_cost` is all that leaves the customer's hands: every instalment and what is charged upfront.
 *
 * Answers `fails` instead where the caps leave less than the smallest loan, where charges leave nothing of it, or where no even
 * instalment repays it.
 */
export const priceOffer = (
  lender: OfferLender,
  applicant: Applicant,
  market: Market,
  firm: FirmTerms | null,
): { offer: PricedOffer } | { fails: MatchCheck[] } => {
  const { rate, rate_basis } = offerRate(lender, firm)
  const months = clampTenure(lender, applicant.tenure_months)
  const { most, fails } = amountCeiling(lender, applicant, market, firm, { rate, months })
  if (fails.length > 0) return { fails }

  const amount = Math.max(lender.amount_min, Math.min(applicant.amount, most))
  const principal_paise = toPaise(amount)
  const fee = processingFee(lender, principal_paise, market.figures.gst_percent)
  const upfront = fee.fee_paise + fee.tax_paise
  const net = principal_paise - upfront
  if (net <= 0) return { fails: ['not_offered'] }

  const emi_paise = quotedEmiPaise(principal_paise, rate, months)
  const totals = scheduleTotals({ principal_paise, ratePercent: rate, months, emi_paise })
  if (!totals.repays) return { fails: ['instalment_cannot_repay'] }
  const paid = principal_paise + totals.interest_paise
  const yearly = apr({ net, emi: emi_paise, last: totals.last_paise, months }, rate)
  return {
    offer: {
      amount_min: lender.amount_min,
      amount_max: most,
      amount,
      tenure_months: months,
      rate,
      rate_basis,
      emi: toRupees(emi_paise),
      fee_before_tax: toRupees(fee.fee_paise),
      fee_tax: toRupees(fee.tax_paise),
      processing_fee: toRupees(upfront),
      net_disbursed: toRupees(net),
      total_interest: toRupees(totals.interest_paise),
      total_paid: toRupees(paid),
      total_cost: toRupees(paid + upfront),
      apr: Math.round(yearly * 100) / 100,
      apr_bound: aprBound(rate_basis, { fee_basis: lender.fee_basis, paise: fee.fee_paise }),
    },
  }
}
