import {
  whatIfLenderRevenue,
  type PricedMonth,
  type RevenueRuleFields,
} from '@marketplace/contract/market/lender-revenue'
import { ask, useAnswer } from '../../office/answers.ts'
import { failureText } from '../../office/show/failure-text.ts'
import { useDebounced } from '../../office/table/use-debounced.ts'

const AFTER_MS = 300

/** A month to price, and the rules to price it by: null for those that are saved. */
export interface WhatIf {
  lenderId: number
  disbursed: number
  loans: number
  rules: readonly TriedRule[] | null
}
export type TriedRule = RevenueRuleFields & { id: number | null }

export interface WhatIfAnswer {
  month: PricedMonth | null
  failure: string | null
}

const nothing: WhatIfAnswer = { month: null, failure: null }

const nobody: WhatIf = { lenderId: 0, disbursed: 0, loans: 0, rules: null }

/**
 * What a month would give, asked a moment after the last key and again when the saved rules have changed; null asks nothing. The
 * last answer stays meanwhile.
 */
export const useWhatIf = (asked: WhatIf | null): WhatIfAnswer => {
  const settled = JSON.parse(useDebounced(JSON.stringify(asked), AFTER_MS)) as WhatIf | null
  const { lenderId, disbursed, loans, rules } = settled ?? nobody
  const { value, error } = useAnswer(
    ask(`revenue of lender ${lenderId}`, whatIfLenderRevenue, {
      body: { lender_id: lenderId, disbursed, loans, ...(rules !== null && { rules: [...rules] }) },
    }),
    { isOff: settled === null },
  )
  if (asked === null) return nothing
  return error === null
    ? { month: value?.data ?? null, failure: null }
    : { month: null, failure: failureText(error) }
}
