import type { Commission, PricedPart } from './commission.ts'
import { loansText, moneyText, percentText } from './describe-money.ts'
import type { SlabRule } from './slab-rule.ts'

const partTexts = (rules: readonly SlabRule[], part: PricedPart): string[] => {
  const rule = part.rule === null ? undefined : rules[part.rule]
  if (rule === undefined)
    return [
      part.disbursed > 0 ? `${moneyText(part.disbursed)} in no slab` : `${loansText(part.loans)} in no slab`,
    ]
  return [
    ...(rule.flat > 0 && part.loans > 0 ? [`${loansText(part.loans)} × ${moneyText(rule.flat)}`] : []),
    ...(rule.percent > 0 && part.disbursed > 0
      ? [`${moneyText(part.disbursed)} × ${percentText(rule.percent)}`]
      : []),
  ]
}

/** How the amount came about: "₹50,00,000 × 2 % + ₹22,00,000 × 2.25 % = ₹1,49,500". */
export const describeCommission = (
  rules: readonly SlabRule[],
  { rule, parts, paise }: Commission,
): string => {
  if (rule === null) return 'No active rule takes this month, so nothing is earned'
  const texts = parts.flatMap((part) => partTexts(rules, part))
  return `${texts.length === 0 ? moneyText(0) : texts.join(' + ')} = ${moneyText(paise)}`
}
