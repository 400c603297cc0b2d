import type { InsurancePlan } from '@marketplace/contract/catalogue/insurance'
import type { PlanPremium } from '@marketplace/contract/catalogue/plan-premiums'

/** What an example is of: an age, where it counts, and a sum insured. */
export type Example = Pick<PlanPremium, 'age' | 'sum_insured'>

const USUAL = { age: 35, sum_insured: 500_000 } as const

/** How far a line is from the usual example: years first, then rupees in lakh. */
const distance = ({ age, sum_insured }: Example): number =>
  Math.abs((age ?? USUAL.age) - USUAL.age) + Math.abs(sum_insured - USUAL.sum_insured) / 100_000

const isSame = (one: Example, other: Example): boolean =>
  one.age === other.age && one.sum_insured === other.sum_insured

type Tabled = Pick<InsurancePlan, 'premiums'>

/** One example for all plans, so that their premiums can be compared: 35 years and ₹5 lakh where any has that, else what most of them have, the nearest of as many. */
export const exampleFor = (plans: readonly Tabled[]): Example | null => {
  const [first] = plans
    .flatMap(({ premiums }) => premiums)
    .map((line) => ({
      line,
      count: plans.filter(({ premiums }) => premiums.some((other) => isSame(line, other))).length,
    }))
    .toSorted(
      (one, other) =>
        Number(isSame(other.line, USUAL)) - Number(isSame(one.line, USUAL)) ||
        other.count - one.count ||
        distance(one.line) - distance(other.line),
    )
  return first === undefined ? null : { age: first.line.age, sum_insured: first.line.sum_insured }
}

/** What a plan costs in that example, else in the one of its own table that is nearest to it; null where it has no table. */
export const examplePremium = ({ premiums }: Tabled, example: Example | null): PlanPremium | null => {
  if (example === null) return null
  const [nearest] = premiums.toSorted(
    (one, other) =>
      Number(isSame(other, example)) - Number(isSame(one, example)) || distance(one) - distance(other),
  )
  return nearest ?? null
}
