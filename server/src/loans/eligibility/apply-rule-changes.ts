import type { RuleChange } from '@marketplace/contract/loans/customer-eligibility'
import { lenderField, lenderValueSchema } from '@marketplace/contract/market/lender-fields'
import type { Lender } from '@marketplace/contract/market/lenders'
import type { StaffMessageKey } from '@marketplace/contract/platform/staff-messages'

/** A change that cannot be tried, by its place in the list. */
export interface ChangeProblem {
  field: string
  key: StaffMessageKey | 'invalid_value'
}

export type AppliedChanges =
  | { problems: readonly ChangeProblem[]; unknown: boolean }
  | { problems: null; lenders: readonly Lender[] }

/** What may be saved, and never nothing where a live lender has something. */
const takes = (property: RuleChange['property'], value: RuleChange['value']): boolean =>
  lenderValueSchema(property).safeParse(value).success &&
  (value !== null || lenderField(property).live !== true)

const ends = [
  ['amount_min', 'amount_max'],
  ['tenure_min_months', 'tenure_max_months'],
] as const

/** What the table of lenders would refuse to store. */
const problemOf = (lender: Lender): StaffMessageKey | null => {
  if (ends.some(([min, max]) => lender[min] > lender[max])) return 'min_above_max'
  const { rate_min, rate_max, representative_rate } = lender
  return (rate_max ?? representative_rate ?? rate_min) === null ? 'rate_missing' : null
}

/**
 * The lenders that the changes name, as they would stand, in the order in which they are first named; of several changes of
 * one field the last one counts. `lenders` are left as they are. Otherwise what is wrong: `unknown` where a lender is not
 * among them, else the changes whose value their field does not take or that leave a lender no table would store.
 */
export const applyRuleChanges = (
  lenders: readonly Lender[],
  changes: readonly RuleChange[],
): AppliedChanges => {
  const byId = new Map(lenders.map((lender) => [lender.lender_id, lender]))
  const changed = new Map<number, { lender: Lender; at: number }>()
  const problems: ChangeProblem[] = []
  for (const [at, { lender_id, property, value }] of changes.entries()) {
    const lender = changed.get(lender_id)?.lender ?? byId.get(lender_id)
    if (lender === undefined) return { problems: [], unknown: true }
    if (!takes(property, value)) problems.push({ field: `changes.${at}.value`, key: 'invalid_value' })
    changed.set(lender_id, { lender: { ...lender, [property]: value }, at })
  }
  for (const { lender, at } of changed.values()) {
    const key = problemOf(lender)
    if (key !== null) problems.push({ field: `changes.${at}.value`, key })
  }
  return problems.length > 0
    ? { problems, unknown: false }
    : { problems: null, lenders: [...changed.values()].map(({ lender }) => lender) }
}
