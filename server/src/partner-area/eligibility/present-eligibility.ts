import type { EligibilityLine } from '@marketplace/contract/partner-area/eligibility'
import type { Lender } from '@marketplace/contract/market/lenders'
import { productTypes } from '@marketplace/contract/reference/products'

/** A band of credit scores, by its option. */
export interface ScoreBand {
  option_id: number
  band_min: number | null
}

const byProductAndName = (one: EligibilityLine, other: EligibilityLine): number =>
  productTypes.indexOf(one.product_type) - productTypes.indexOf(other.product_type) ||
  one.name.localeCompare(other.name, 'en-IN')

/** What each lender asks, by product and name. */
export const presentEligibility = (
  lenders: readonly Lender[],
  scores: readonly ScoreBand[],
): EligibilityLine[] => {
  const scoreOf = new Map(scores.map(({ option_id, band_min }) => [option_id, band_min]))
  return lenders
    .map((lender) => ({
      lender_id: lender.lender_id,
      name: lender.legal_name,
      product_type: lender.product_type,
      min_age: lender.min_age,
      max_age: lender.max_age,
      salaried: lender.salaried,
      self_employed: lender.self_employed,
      business: lender.business,
      min_income: lender.min_income,
      amount_min: lender.amount_min,
      amount_max: lender.amount_max,
      min_score: lender.credit_score_class === null ? null : (scoreOf.get(lender.credit_score_class) ?? null),
      in_app: lender.api,
    }))
    .toSorted(byProductAndName)
}
