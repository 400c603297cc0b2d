import { loansText, moneyText, percentText } from './describe-money.ts'
import type { Bounds, SlabRule } from './slab-rule.ts'

const rangeText = ({ min, max }: Bounds, text: (value: number) => string): string | null => {
  if (min !== null && max !== null) return `${text(min)} to ${text(max)}`
  if (min !== null) return `${text(min)} or more`
  return max === null ? null : `up to ${text(max)}`
}

/** What a rule pays: "2.25 %", "₹1,100 a loan", "₹500 a loan and 2 %". */
export const rateText = ({ flat, percent }: Pick<SlabRule, 'flat' | 'percent'>): string =>
  [...(flat > 0 ? [`${moneyText(flat)} a loan`] : []), ...(percent > 0 ? [percentText(percent)] : [])].join(
    ' and ',
  )

/** A rule in one line: "2.25 % for ₹50,00,000 to ₹1,00,00,000 disbursed". */
export const describeRule = (rule: SlabRule): string => {
  const disbursed = rangeText(rule.disbursed, moneyText)
  const loans = rangeText(rule.loans, loansText)
  const ats = rangeText(rule.ats, moneyText)
  const bounds = [
    ...(disbursed === null ? [] : [`${disbursed} disbursed`]),
    ...(loans === null ? [] : [loans]),
    ...(ats === null ? [] : [`an average of ${ats} a loan`]),
  ]
  return `${rateText(rule)} for ${bounds.length === 0 ? 'any month' : bounds.join(', ')}`
}
