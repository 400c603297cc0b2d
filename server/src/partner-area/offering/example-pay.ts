import type { PayExample } from '@marketplace/contract/partner-area/partner-offering'
import { commission } from '../../market/lender-revenue/commission.ts'
import { describeRule } from '../../market/lender-revenue/describe-rule.ts'
import type { Month, SlabRule } from '../../market/lender-revenue/slab-rule.ts'
import { partnerShare } from '../../money/ledger/partner-share.ts'
import { spreadCommission } from '../../money/ledger/spread-commission.ts'
import type { AgreedTerms } from '../../partners/accounts/terms-on.ts'
import { toPaise, toRupees } from '../../platform/money/paise.ts'

/**
 * What a loan would bring its partner: the month is priced with the loan in it by the rule that takes it, the loan has its exact part of
 * that, and the partner its share of the part: each step by the function that the books go by. Null where nothing is agreed, or no rule
 * takes the month.
 * @param loan rupees @param before the month without the loan
 */
export const examplePay = (
  rules: readonly SlabRule[],
  terms: Pick<AgreedTerms, 'revenue_percent' | 'revenue_flat_fee'> | null,
  loan: number,
  { month, before }: { month: string; before: Month },
): PayExample | null => {
  if (terms === null) return null
  const amount_paise = toPaise(loan)
  const whole: Month = { disbursed: before.disbursed + amount_paise, loans: before.loans + 1 }
  const priced = commission(rules, whole)
  const rule = priced.rule === null ? undefined : rules[priced.rule]
  if (rule === undefined) return null
  // The others of the month stand as loans of one size: of a sum spread by loans and by amount, the example's part is the same.
  const others = before.loans === 0 ? 0 : Math.floor(before.disbursed / before.loans)
  const lines = [
    { amount_paise, loans: 1 as const },
    ...Array.from({ length: before.loans }, (_, place) => ({
      amount_paise: place === 0 ? before.disbursed - others * (before.loans - 1) : others,
      loans: 1 as const,
    })),
  ]
  const [commission_paise = 0] = spreadCommission(rules, priced, whole, lines)
  const share = partnerShare(terms, { commission_paise, loans: 1 })
  return {
    loan,
    other_loans: before.loans,
    month,
    rule: describeRule(rule),
    commission: toRupees(commission_paise),
    percent_share: toRupees(share.percent),
    flat_share: toRupees(share.flat),
    own: toRupees(share.percent + share.flat),
  }
}
