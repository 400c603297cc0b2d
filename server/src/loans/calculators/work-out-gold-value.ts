import type { calculatorInputs } from '@marketplace/contract/loans/calculator-inputs'
import type { CalculatorAnswers } from '@marketplace/contract/loans/calculators'
import { Problem } from '../../platform/http/problem.ts'
import { toPaise, toRupees } from '../../platform/money/paise.ts'
import { bulletLoanLimit, tieredLimit, owedAtEnd, type Bullet } from '../../market/pricing/ltv-tiers.ts'
import type { LtvTier } from '../../reference/regulated-figures/figures.ts'
import { goldValue } from '../../market/pricing/gold-value.ts'
import type { CalculatorFacts } from './calculate.ts'
import type { InputValues } from './read-inputs.ts'

/** Carats as options of goldPurity. */
const optionOf = { '24': 1, '22': 2, '20': 3, '18': 4 } as const

const totalsOf = (amount: number, bullet: Bullet) => {
  const total = toRupees(owedAtEnd(amount, bullet))
  return { months: bullet.months, interest: toRupees(toPaise(total) - toPaise(amount)), total }
}

/** What gold is worth and the most that may be lent on it (domain.md 6.6). @throws Problem invalid_request without any rate. */
export const workOutGoldValue = (
  {
    weight_grams,
    purity,
    rate_per_gram,
    repayment,
    rate: percent,
    months,
  }: InputValues<(typeof calculatorInputs)['gold-value']>,
  { day, figures, gold_rate }: CalculatorFacts,
): CalculatorAnswers['gold-value'] => {
  const rate = rate_per_gram ?? gold_rate?.rupees_per_gram_24k
  if (rate === undefined)
    throw new Problem('invalid_request', [{ field: 'rate_per_gram', key: 'field_required' }])
  const value = goldValue(weight_grams, optionOf[purity], rate) ?? 0
  const { gold_tiers } = figures
  const bullet = repayment === 'at_end' ? { rate: percent, months } : null
  const limitOf = (tiers: readonly LtvTier[]): number =>
    bullet === null ? tieredLimit(value, tiers) : bulletLoanLimit(value, tiers, bullet)
  const amount = limitOf(gold_tiers)
  return {
    as_on: day,
    rate_per_gram: rate,
    rate: rate_per_gram === null ? gold_rate : null,
    value,
    amount,
    tiers: gold_tiers.map((tier) => ({ ...tier, amount: limitOf([tier]) })),
    at_end: bullet === null ? null : totalsOf(amount, bullet),
  }
}
