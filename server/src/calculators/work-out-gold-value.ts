import type { CalculatorAnswers } from '@marketplace/contract/calculators'
import { Problem } from '../http/problem.ts'
import { divideHalfUp } from '../money/round-half-up.ts'
import { toPaise, toRupees } from '../money/paise.ts'
import type { calculatorInputs } from '@marketplace/contract/calculator-inputs'
import type { CalculatorFacts } from './calculate.ts'
import type { InputValues } from './read-inputs.ts'

/** What gold is worth and the most that may be lent on it (domain.md 6.6). @throws Problem invalid_request without any rate. */
export const workOutGoldValue = (
  { weight_grams, purity, rate_per_gram }: InputValues<(typeof calculatorInputs)['gold-value']>,
  { day, figure, goldRate }: CalculatorFacts,
): CalculatorAnswers['gold-value'] => {
  const rate = rate_per_gram ?? goldRate?.rupees_per_gram_24k
  if (rate === undefined)
    throw new Problem('invalid_request', [{ field: 'rate_per_gram', key: 'field_required' }])
  const value = Math.floor(
    toRupees(divideHalfUp(Math.round(weight_grams * 100) * Number(purity) * toPaise(rate), 2_400)),
  )
  const tiers = [
    { percent: figure('gold_ltv_small_percent'), up_to: figure('gold_ltv_small_limit') },
    { percent: figure('gold_ltv_medium_percent'), up_to: figure('gold_ltv_medium_limit') },
    { percent: figure('gold_ltv_large_percent'), up_to: null },
  ].map(({ percent, up_to }) => ({
    percent,
    up_to,
    amount: Math.min(Math.floor((value * percent) / 100), up_to ?? Infinity),
  }))
  return {
    as_on: day,
    rate_per_gram: rate,
    rate_day: rate_per_gram === null ? (goldRate?.day ?? null) : null,
    rate_is_example: rate_per_gram === null && goldRate?.is_example === true ? 1 : 0,
    value,
    amount: Math.max(...tiers.map((tier) => tier.amount)),
    tiers,
  }
}
