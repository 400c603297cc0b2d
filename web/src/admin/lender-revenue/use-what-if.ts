import {
  whatIfLenderRevenue,
  type LenderRevenueRule,
  type PricedMonth,
  type RevenueRuleFields,
} from '@marketplace/contract/market/lender-revenue'
import { useEffect, useState } from 'react'
import { failureText } from '../../office/show/failure-text.ts'
import { officeCall } from '../../office/session/office-call.ts'

const AFTER_MS = 300

/** A month to price, and the rules to price it by: null for those that are saved. */
export interface WhatIf {
  lenderId: number
  disbursed: number
  loans: number
  rules: readonly TriedRule[] | null
  /** Another one asks again: the saved rules have changed. */
  revision: number
}
export type TriedRule = RevenueRuleFields & { id: number | null }

/** A saved rule as one that is tried. */
export const triedRule = ({ lender_id: _lender, version: _version, ...rule }: LenderRevenueRule): TriedRule =>
  rule

export interface WhatIfAnswer {
  month: PricedMonth | null
  failure: string | null
}

const nothing: WhatIfAnswer = { month: null, failure: null }

/** Asks the server, a moment after the last key, what a month would give; null asks nothing. The last answer stays meanwhile. */
export const useWhatIf = (asked: WhatIf | null): WhatIfAnswer => {
  const [answer, setAnswer] = useState(nothing)
  const key = asked === null ? null : JSON.stringify(asked)
  useEffect(() => {
    if (key === null) return undefined
    const { lenderId, disbursed, loans, rules } = JSON.parse(key) as WhatIf
    const controller = new AbortController()
    const timer = setTimeout(() => {
      const body = { lender_id: lenderId, disbursed, loans, ...(rules !== null && { rules: [...rules] }) }
      officeCall(whatIfLenderRevenue, { body, signal: controller.signal }).then(
        ({ data }) => setAnswer({ month: data, failure: null }),
        (error: unknown) => {
          if (!controller.signal.aborted) setAnswer({ month: null, failure: failureText(error) })
        },
      )
    }, AFTER_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key])
  return key === null ? nothing : answer
}
