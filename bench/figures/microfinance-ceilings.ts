import {
  buildApplicant,
  buildMarket,
  buildOfferLender,
} from '../../server/src/market/matching/example-market.ts'
import { priceOffer } from '../../server/src/market/matching/price-offer.ts'
import { exactInstalment } from './exact-loan.ts'
import type { Family } from './family.ts'

const market = buildMarket()

/**
 * Of a household under the limit: all instalments stay within half of its monthly income (RBI Master Direction of 14 March 2022),
 * and a rupee more of loan would not, as instalments are whole rupees.
 */
export const microfinanceCeilings: Family = ({ whole }, isFaulty) => {
  const household = whole(24_000, 300_000)
  const emi = whole(0, 4_000)
  const [thousandths, months] = [whole(0, 44_000), whole(6, 60)]
  const lender = buildOfferLender({
    representative_rate: thousandths / 1_000,
    amount_min: 1_000,
    amount_max: 50_000_000,
    fee_percent: 0,
  })
  const applicant = buildApplicant({
    household_income: household,
    monthly_income: Math.floor(household / 12),
    emi,
    amount: 5_000_000,
    tenure_months: months,
  })
  const priced = priceOffer(lender, applicant, market, null)
  const share = isFaulty ? 49n : 50n
  const isWithin = (instalment: number): boolean =>
    1_200n * BigInt(Math.round(instalment * 100)) <= (BigInt(household) * share - 1_200n * BigInt(emi)) * 100n
  const bearable = (BigInt(household) * share) / 1_200n - BigInt(emi)
  const needsMore = (amount: number): boolean => {
    const { over, under } = exactInstalment(BigInt(amount), BigInt(thousandths), months)
    return over > bearable * under
  }
  const what = `household ${household}, EMIs ${emi}, ${thousandths} over ${months}`
  if ('fails' in priced) return needsMore(1_000) ? null : `${what}: nothing, though it bears 1,000`
  const { amount, emi: instalment } = priced.offer
  if (!isWithin(instalment)) return `${what}: an instalment of ${instalment} for ${amount}`
  return needsMore(amount + 1) ? null : `${what}: ${amount}, though it bears more`
}
