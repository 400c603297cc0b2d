import { buildOffers } from '../../server/src/market/matching/build-offers.ts'
import { compileLenders } from '../../server/src/market/matching/compile-lenders.ts'
import type { Applicant } from '../../server/src/market/matching/applicant.ts'
import { buildMarket } from '../../server/src/market/matching/example-market.ts'
import type { Market, OfferLender } from '../../server/src/market/matching/offer-lender.ts'
import { priceOffer } from '../../server/src/market/matching/price-offer.ts'
import { naiveMatch } from '../naive-match.ts'
import { randomApplicant, randomLender, seededRandom } from '../random-market.ts'
import type { Family } from './family.ts'

const TODAY = '2026-11-20'
const market = buildMarket()

const rupees = (text: string): number => Number(text.replaceAll(',', ''))

/** Reads the English words of an unlock and does what they say: what a customer would do. */
const follow = (words: string, applicant: Applicant, { score_bands }: Market): [Applicant, string] | null => {
  const [, figure = ''] = /₹([\d,]+)/.exec(words) ?? []
  const change = (fields: Partial<Applicant>): [Applicant, string] => [{ ...applicant, ...fields }, TODAY]
  if (words.startsWith('An income of')) {
    const monthly_income = rupees(figure)
    const household = applicant.household_income
    const household_income = household === null ? null : Math.max(household, monthly_income * 12)
    return change({ monthly_income, household_income })
  }
  const [, day, month, year] = /on (\d\d)\/(\d\d)\/(\d{4})/.exec(words) ?? []
  if (year !== undefined) return [applicant, `${year}-${month}-${day}`]
  const [, months] = /^A loan over (\d+) months/.exec(words) ?? []
  if (months !== undefined) return change({ tenure_months: Number(months) })
  const [, points] = /^A credit score of (\d+)/.exec(words) ?? []
  if (points !== undefined) {
    const band = score_bands.find(({ band_min }) => band_min === Number(points))
    return change({ credit_score_class: band?.option_id ?? null })
  }
  if (words.startsWith('Having no other EMIs')) return change({ emi: 0 })
  return words.startsWith('Other EMIs of') ? change({ emi: rupees(figure) }) : null
}

const opens = (lender: OfferLender, [applicant, day]: [Applicant, string]): boolean =>
  naiveMatch(lender, applicant, market, day).fails.length === 0 &&
  'offer' in priceOffer(lender, applicant, market, null)

/** What is said to unlock a lender unlocks it, and what would is not said to do less. */
export const unlocks: Family = ({ whole }, isFaulty) => {
  const random = seededRandom(whole(1, 2 ** 31))
  const lender = {
    ...randomLender(1, random),
    lender_status: 1 as const,
    product_type: 'Personal Loans' as const,
  }
  const applicant = randomApplicant(random)
  const built = buildOffers({
    index: compileLenders([lender], market),
    applicant,
    answers: new Map(),
    applied_lender_ids: new Set(),
    today: TODAY,
    language: 'en',
  })
  const reasons = built.unmatched[0]?.reasons ?? []
  const [reason] = reasons
  if (reasons.length !== 1 || reason?.unlock === undefined) return null
  const done = follow(reason.unlock, applicant, market)
  if (done === null) return `nobody can follow: ${reason.unlock}`
  // A month or a rupee too little: who does that has not done what the words say.
  const [who, day] = done
  const short = {
    ...who,
    monthly_income: (who.monthly_income ?? 1) - 1,
    tenure_months: who.tenure_months - 1,
  }
  const isPromised = /unlock this lender|is open to you/.test(reason.unlock)
  return isPromised === opens(lender, isFaulty ? [short, day] : done)
    ? null
    : `${reason.code}: ${reason.unlock}`
}
