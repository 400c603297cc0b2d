import { annuityFactor } from './annuity-factor.ts'
import { checkBit } from './check-bits.ts'
import type { Market, OfferLender } from './offer-lender.ts'
import { isUnsecuredPersonal } from './offer-lender.ts'
import { statedRate } from './stated-rate.ts'

export const OPEN_MIN = -(2 ** 31)
export const OPEN_MAX = 2 ** 31 - 1

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
  max_age_at_maturity: Int32Array
  ticket_class: Int32Array
  credit_score_class: Int32Array
  employment: Int32Array
  /** Hundredths of a percent; -1 is no cap. */
  foir: Int32Array
  amount_min: Int32Array
  tenure_min: Int32Array
  tenure_max: Int32Array
  /** Where a lender's tenures start in `factors`. */
  factor_start: Int32Array
  /** The annuity factor at the lender's stated rate for every tenure it has. */
  factors: Float64Array
  /** Bits that fail whoever asks: not_offered, and pincode_not_served until a prefix clears it. */
  fixed_fails: Uint16Array
  /** Bits that this lender asks about at all: what is not told of these is unknown. */
  asked: Uint16Array
  /** Which lenders serve the PIN codes that begin so. */
  served: ReadonlyMap<string, readonly number[]>
}

const isOffered = (lender: OfferLender, market: Market): boolean =>
  lender.lender_status === 1 &&
  lender.product_type === market.product_type &&
  !market.off_lender_ids.has(lender.lender_id)

const askedBits = (lender: OfferLender, market: Market): number => {
  const bitIf = (asked: boolean, bit: number) => (asked ? bit : 0)
  return (
    checkBit.employment |
    bitIf(lender.min_income !== null, checkBit.income_below_min) |
    bitIf(lender.max_income !== null, checkBit.income_above_max) |
    bitIf(lender.min_age !== null, checkBit.age_below_min) |
    bitIf(lender.max_age !== null, checkBit.age_above_max) |
    bitIf(lender.max_age_at_maturity !== null, checkBit.age_at_maturity) |
    bitIf(lender.credit_score_class !== null, checkBit.credit_score) |
    bitIf(lender.pincode_prefixes !== null, checkBit.pincode_not_served) |
    bitIf(lender.max_foir_percent !== null, checkBit.repayments_too_high) |
    bitIf(isUnsecuredPersonal(market.product_type), checkBit.microfinance_limit)
  )
}

const indexPrefixes = (lenders: readonly OfferLender[]): Map<string, number[]> => {
  const served = new Map<string, number[]>()
  for (const [index, lender] of lenders.entries()) {
    for (const prefix of new Set(lender.pincode_prefixes)) {
      const list = served.get(prefix)
      if (list === undefined) served.set(prefix, [index])
      else list.push(index)
    }
  }
  return served
}

const tabulateFactors = (lenders: readonly OfferLender[]) => {
  const factor_start = new Int32Array(lenders.length)
  let size = 0
  for (const [index, lender] of lenders.entries()) {
    factor_start[index] = size
    size += lender.tenure_max_months - lender.tenure_min_months + 1
  }
  const factors = new Float64Array(size)
  let next = 0
  for (const lender of lenders) {
    const { rate } = statedRate(lender)
    for (let months = lender.tenure_min_months; months <= lender.tenure_max_months; months += 1) {
      factors[next] = annuityFactor(rate, months)
      next += 1
    }
  }
  return { factor_start, factors }
}

/** Compiles the lenders for one market. Throws where a lender states no rate at all. */
export const compileLenders = (lenders: readonly OfferLender[], market: Market): LenderIndex => {
  const column = (value: (lender: OfferLender) => number) => Int32Array.from(lenders, value)
  return {
    market,
    lenders,
    min_income: column(({ min_income }) => min_income ?? OPEN_MIN),
    max_income: column(({ max_income }) => max_income ?? OPEN_MAX),
    min_age: column(({ min_age }) => min_age ?? OPEN_MIN),
    max_age: column(({ max_age }) => max_age ?? OPEN_MAX),
    max_age_at_maturity: column(({ max_age_at_maturity }) => max_age_at_maturity ?? OPEN_MAX),
    ticket_class: column(({ ticket_class }) => ticket_class ?? OPEN_MAX),
    credit_score_class: column(({ credit_score_class }) => credit_score_class ?? OPEN_MIN),
    employment: column(
      ({ salaried, self_employed, business }) =>
        (salaried * employmentBit.salaried) |
        (self_employed * employmentBit.self_employed) |
        (business * employmentBit.business),
    ),
    foir: column(({ max_foir_percent }) =>
      max_foir_percent === null ? -1 : Math.round(max_foir_percent * 100),
    ),
    amount_min: column(({ amount_min }) => amount_min),
    tenure_min: column(({ tenure_min_months }) => tenure_min_months),
    tenure_max: column(({ tenure_max_months }) => tenure_max_months),
    ...tabulateFactors(lenders),
    fixed_fails: Uint16Array.from(
      lenders,
      (lender) =>
        (isOffered(lender, market) ? 0 : checkBit.not_offered) |
        (lender.pincode_prefixes === null ? 0 : checkBit.pincode_not_served),
    ),
    asked: Uint16Array.from(lenders, (lender) => askedBits(lender, market)),
    served: indexPrefixes(lenders),
  }
}
