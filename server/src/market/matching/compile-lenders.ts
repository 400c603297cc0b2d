import { loanLimitsOf } from '@marketplace/contract/reference/product-journeys'
import {
  isForBusiness,
  isUnsecuredPersonal,
  judgesEmployment,
  securityKindOf,
} from '@marketplace/contract/reference/product-traits'
import { checkBit } from './check-bits.ts'
import { clampTenure, leastEmi } from './find-unlock.ts'
import { securityTermsOf, ticketCap, type Market, type OfferLender } from './offer-lender.ts'
import { leastSecurityFor } from '../pricing/security-cap.ts'
import { statedRate } from '../pricing/stated-rate.ts'

/** Stands for no bound. Far from every fact, and the difference of two such still fits 32 bits, where its sign is read. */
export const OPEN = 2 ** 30

/** Bits of a lender's `employment` column. */
export const employmentBit = { salaried: 1, self_employed: 2, business: 4 } as const

/**
 * The lenders of one market, a typed column a field, so that a match is one pass over numbers. Made anew when a lender, a
 * brand's switch or a figure changes; lenders keep the order they were given in.
 */
export interface LenderIndex {
  market: Market
  lenders: readonly OfferLender[]
  min_income: Int32Array
  max_income: Int32Array
  min_age: Int32Array
  max_age: Int32Array
  /** Which of `maturity_ages` a lender sets; OPEN stands for none. */
  maturity_age: Int32Array
  maturity_ages: readonly number[]
  credit_score_class: Int32Array
  employment: Int32Array
  /** Hundredths of a percent. */
  foir: Int32Array
  tenure_min: Int32Array
  tenure_max: Int32Array
  /** The least instalment of the smallest loan (leastEmi), one run of lenders for every tenure that the product may be asked for. */
  least_emi: Int32Array
  /** Options of businessCurrentTurnover and businessYears. */
  min_turnover: Int32Array
  min_business_years: Int32Array
  needs_registration: Int32Array
  /** The least security, in whole rupees, on which the smallest loan is given. */
  least_security: Int32Array
  /** Whether any lender is judged on the four columns above: most markets have no such lender, and their pass is shorter. */
  asks_business_or_security: boolean
  /** Bits that fail whoever asks: not_offered, ticket_class below the smallest loan, and pincode_not_served until a prefix clears it. */
  fixed_fails: Uint32Array
  /** Bits that this lender is judged on: only these fail, and what is not told of these is unknown. */
  judged: Uint32Array
  /** Which lenders serve the PIN codes that begin with these digits. */
  served: ReadonlyMap<number, readonly number[]>
}

const isOffered = (lender: OfferLender, market: Market): boolean =>
  lender.lender_status === 1 &&
  lender.product_type === market.product_type &&
  !market.off_lender_ids.has(lender.lender_id)

const bitIf = (asked: boolean, bit: number): number => (asked ? bit : 0)

const businessBits = ({ min_turnover, min_business_years, needs_registration }: OfferLender): number =>
  bitIf(min_turnover !== null, checkBit.turnover_below_min) |
  bitIf(min_business_years !== null, checkBit.business_years_below_min) |
  bitIf(needs_registration === 1, checkBit.registration_needed)

const judgedBits = (lender: OfferLender, market: Market): number =>
  checkBit.not_offered |
  bitIf(judgesEmployment(market.product_type), checkBit.employment) |
  bitIf(lender.ticket_class !== null, checkBit.ticket_class) |
  bitIf(lender.min_income !== null, checkBit.income_below_min) |
  bitIf(lender.max_income !== null, checkBit.income_above_max) |
  bitIf(lender.min_age !== null, checkBit.age_below_min) |
  bitIf(lender.max_age !== null, checkBit.age_above_max) |
  bitIf(lender.max_age_at_maturity !== null, checkBit.age_at_maturity) |
  bitIf(lender.credit_score_class !== null, checkBit.credit_score | checkBit.no_credit_history) |
  bitIf(lender.pincode_prefixes !== null, checkBit.pincode_not_served) |
  bitIf(lender.max_foir_percent !== null, checkBit.repayments_too_high) |
  bitIf(isUnsecuredPersonal(market.product_type), checkBit.microfinance_limit) |
  (isForBusiness(market.product_type) ? businessBits(lender) : 0) |
  bitIf(securityKindOf(market.product_type) !== null, checkBit.security_value)

/** The checks of the second pass of a match. */
const LATER_BITS =
  checkBit.turnover_below_min |
  checkBit.business_years_below_min |
  checkBit.registration_needed |
  checkBit.security_value

const PREFIX = /^[1-9][0-9]{0,5}$/

const indexPrefixes = (lenders: readonly OfferLender[]): Map<number, number[]> => {
  const served = new Map<number, number[]>()
  for (const [index, lender] of lenders.entries()) {
    for (const prefix of new Set(lender.pincode_prefixes)) {
      // No PIN code begins otherwise, so a malformed prefix serves nobody.
      if (!PREFIX.test(prefix)) continue
      const list = served.get(Number(prefix))
      if (list === undefined) served.set(Number(prefix), [index])
      else list.push(index)
    }
  }
  return served
}

const tabulateLeastEmis = (lenders: readonly OfferLender[], market: Market): Int32Array => {
  const { min, max } = loanLimitsOf(market.product_type).tenure
  const tenures = max - min + 1
  const table = new Int32Array(tenures * lenders.length)
  for (const [at, lender] of lenders.entries()) {
    const { rate } = statedRate(lender)
    for (let row = 0; row < tenures; row += 1) {
      const months = clampTenure(lender, row + min)
      table[row * lenders.length + at] = Math.min(OPEN, leastEmi(lender.amount_min, rate, months))
    }
  }
  return table
}

/** Every applicant is judged on this at least; gold loans elsewhere are reckoned where the offer is priced. */
const NO_OTHER_LOANS = { open_gold_loans: 0 }

/** Compiles the lenders for one market. Throws where a lender states no rate at all. */
export const compileLenders = (lenders: readonly OfferLender[], market: Market): LenderIndex => {
  const column = (value: (lender: OfferLender) => number) => Int32Array.from(lenders, value)
  const judged = Uint32Array.from(lenders, (lender) => judgedBits(lender, market))
  const maturity_ages = [...new Set(lenders.map(({ max_age_at_maturity }) => max_age_at_maturity ?? OPEN))]
  return {
    market,
    lenders,
    min_income: column(({ min_income }) => min_income ?? -OPEN),
    max_income: column(({ max_income }) => max_income ?? OPEN),
    min_age: column(({ min_age }) => min_age ?? -OPEN),
    max_age: column(({ max_age }) => max_age ?? OPEN),
    maturity_age: column(({ max_age_at_maturity }) => maturity_ages.indexOf(max_age_at_maturity ?? OPEN)),
    maturity_ages,
    credit_score_class: column(({ credit_score_class }) => credit_score_class ?? -OPEN),
    employment: column(
      ({ salaried, self_employed, business }) =>
        (salaried * employmentBit.salaried) |
        (self_employed * employmentBit.self_employed) |
        (business * employmentBit.business),
    ),
    foir: column(({ max_foir_percent }) => Math.round((max_foir_percent ?? 0) * 100)),
    tenure_min: column(({ tenure_min_months }) => tenure_min_months),
    tenure_max: column(({ tenure_max_months }) => tenure_max_months),
    least_emi: tabulateLeastEmis(lenders, market),
    min_turnover: column(({ min_turnover }) => min_turnover ?? -OPEN),
    min_business_years: column(({ min_business_years }) => min_business_years ?? -OPEN),
    needs_registration: column(({ needs_registration }) => needs_registration),
    least_security: column((lender) =>
      Math.min(OPEN, leastSecurityFor(lender.amount_min, securityTermsOf(lender, market, NO_OTHER_LOANS))),
    ),
    asks_business_or_security: judged.some((bits) => (bits & LATER_BITS) !== 0),
    fixed_fails: Uint32Array.from(
      lenders,
      (lender) =>
        (isOffered(lender, market) ? 0 : checkBit.not_offered) |
        (ticketCap(lender, market) < lender.amount_min ? checkBit.ticket_class : 0) |
        (lender.pincode_prefixes === null ? 0 : checkBit.pincode_not_served),
    ),
    judged,
    served: indexPrefixes(lenders),
  }
}
