import { priceOffer } from '../../server/src/market/matching/price-offer.ts'
import {
  buildApplicant,
  buildMarket,
  buildOfferLender,
} from '../../server/src/market/matching/example-market.ts'
import { exactInstalment, exactPayments, halfUpOf } from './exact-loan.ts'
import type { Draws, Family } from './family.ts'

const market = buildMarket()
/** Digits behind the point of what stands for a fraction here. */
const ONE = 10n ** 24n
/** Hundredths of a percent a year that rounding of instalments and of the APR may make. */
const SLACK = 2n

interface Terms {
  amount: number
  months: number
  thousandths: number
  /** Paise, tax included. */
  upfront: bigint
}

/** Above 0 where the payments are worth more than what was received at `hundredths` of a percent a year: the APR is higher. */
const worthBeyond = ({ amount, months, thousandths, upfront }: Terms, hundredths: bigint): bigint => {
  const principal = BigInt(amount) * 100n
  const { over, under } = exactInstalment(principal, BigInt(thousandths), months)
  const emi = months === 1 ? halfUpOf(over, under) : halfUpOf(over, under * 100n) * 100n
  const payments = exactPayments({ principal, thousandths: BigInt(thousandths), months, emi })
  const discount = (ONE * 120_000n) / (120_000n + hundredths)
  let factor = ONE
  let worth = 0n
  for (const payment of payments) {
    factor = (factor * discount) / ONE
    worth += payment * factor
  }
  return worth - (principal - upfront) * ONE
}

/** What this customer may really get beside what is shown: as the lender means its rate and its fee. */
const drawTruth = (draws: Draws, shown: Terms, basis: string, fee_basis: string): Terms => {
  const { whole } = draws
  const [lowest, highest] = {
    firm: [shown.thousandths, shown.thousandths],
    from: [shown.thousandths, shown.thousandths + 8_000],
    up_to: [Math.max(1_000, shown.thousandths - 8_000), shown.thousandths],
    representative: [Math.max(1_000, shown.thousandths - 4_000), shown.thousandths + 4_000],
  }[basis] as [number, number]
  const upfront = fee_basis === 'fixed' ? shown.upfront : (shown.upfront * BigInt(whole(0, 100))) / 100n
  return { ...shown, thousandths: whole(lowest, highest), upfront }
}

/** Whatever the customer really gets, the shown APR is what its label says: the most, the least, or just this. */
export const aprLabels: Family = (draws, isFaulty) => {
  const { whole, pick } = draws
  const basis = pick(['firm', 'from', 'up_to', 'representative'] as const)
  const fee_basis = pick(['fixed', 'up_to'] as const)
  const rate = whole(6_000, 36_000)
  const rates = {
    firm: {},
    from: { rate_min: rate / 1_000, rate_from_only: 1 as const, representative_rate: null },
    up_to: { rate_max: rate / 1_000, representative_rate: null },
    representative: { representative_rate: rate / 1_000 },
  }[basis]
  const months = whole(6, 60)
  const lender = buildOfferLender({ ...rates, fee_basis, fee_percent: whole(0, 50) / 10 })
  const applicant = buildApplicant({ amount: whole(200_000, 1_000_000), tenure_months: months })
  const firm = basis === 'firm' ? { rate: rate / 1_000, amount_max: null } : null
  const priced = priceOffer(lender, applicant, market, firm)
  if ('fails' in priced) return `no offer: ${priced.fails.join()}`
  const { offer } = priced
  const shown = {
    amount: offer.amount,
    months,
    thousandths: rate,
    upfront: BigInt(Math.round(offer.processing_fee * 100)),
  }
  const truth = drawTruth(draws, shown, basis, fee_basis)
  // The words of before: a "from" rate was "at least", whatever the fee.
  const label = isFaulty && basis === 'from' ? 'at_least' : offer.apr_bound
  const hundredths = BigInt(Math.round(offer.apr * 100))
  const isHigher = worthBeyond(truth, hundredths + SLACK) > 0n
  const isLower = worthBeyond(truth, hundredths - SLACK) < 0n
  const isTrue = {
    exact: !isHigher && !isLower,
    at_most: !isHigher,
    at_least: !isLower,
    about: true,
  }[label]
  return isTrue
    ? null
    : `${basis} ${fee_basis}: ${offer.apr} ${label}, but ${truth.thousandths} ${truth.upfront}`
}
