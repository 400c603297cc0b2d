import type { InsurancePlan } from '@marketplace/contract/catalogue/insurance'

type Fact = (plan: InsurancePlan) => number | null

/** The orders that plans can be put in: by a fact, or as they come, by name (IRDAI: no ranking; domain.md 5.5). */
const orders = {
  name: null,
  sum_insured_high: ({ sum_insured_max }) => -sum_insured_max,
  sum_insured_low: ({ sum_insured_min }) => sum_insured_min,
  entry_age_high: ({ entry_age_max }) => (entry_age_max === null ? null : -entry_age_max),
  waiting_short: ({ waiting_days }) => waiting_days,
  pre_existing_short: ({ pre_existing_months }) => pre_existing_months,
  co_pay_low: ({ co_pay_percent }) => co_pay_percent,
} as const satisfies Record<string, Fact | null>
export type PlanOrder = keyof typeof orders

const all = Object.keys(orders) as PlanOrder[]

/** The orders that mean something for these plans: where no plan has the fact there is nothing to go by. */
export const ordersFor = (plans: readonly InsurancePlan[]): PlanOrder[] =>
  all.filter((order) => {
    const fact = orders[order]
    return fact === null || plans.some((plan) => fact(plan) !== null)
  })

/** Plans in an order. Equal ones stay by name, and those without the fact come last. */
export const sortPlans = (plans: readonly InsurancePlan[], order: PlanOrder): InsurancePlan[] => {
  const fact = orders[order]
  if (fact === null) return [...plans]
  const place = (plan: InsurancePlan): number => fact(plan) ?? Number.POSITIVE_INFINITY
  return [...plans].sort((one, other) => {
    const [a, b] = [place(one), place(other)]
    return a === b ? 0 : a - b
  })
}
