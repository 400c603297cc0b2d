import type { Borrowers } from '@marketplace/contract/market/loan-pages'
import { judgesEmployment } from '@marketplace/contract/reference/product-traits'
import type { LenderIndex } from '../../market/matching/compile-lenders.ts'

type OfferLender = LenderIndex['lenders'][number]

/** The one in the middle: at least half are content with it where `values` rise from the mildest. */
const middle = (values: readonly number[]): number | null =>
  values[Math.floor((values.length - 1) / 2)] ?? null

/** Stands for no bound: further than any that a lender may set. */
const OPEN = 1_000_000_000_000

const closed = (value: number | null): number | null =>
  value === null || Math.abs(value) === OPEN ? null : value

/** A lender without a bound counts as the mildest there is: of a floor the lowest, of a ceiling the highest. */
const boundOf = (kind: 'floor' | 'ceiling', given: readonly (number | null)[]): Borrowers['income'] => {
  if (given.every((value) => value === null)) return null
  const sign = kind === 'floor' ? 1 : -1
  const values = given.map((value) => value ?? -sign * OPEN).toSorted((one, other) => sign * (one - other))
  return { mildest: closed(values[0] ?? null), usual: closed(middle(values)) }
}

const scoreOf = (
  lenders: readonly OfferLender[],
  { score_bands }: LenderIndex['market'],
): Borrowers['score'] => {
  const asked = lenders.flatMap(({ credit_score_class }) =>
    credit_score_class === null ? [] : [credit_score_class],
  )
  if (asked.length === 0) return null
  const points = asked
    .map((option) => score_bands.find(({ option_id }) => option_id === option)?.band_min ?? -OPEN)
    .toSorted((one, other) => one - other)
  return { none: lenders.length - asked.length, usual: closed(middle(points)) }
}

/** Whom the lenders of an index lend to: counted from the rules that matching goes by, so that the page says what the list will do. */
export const borrowersOf = ({ lenders, market }: LenderIndex): Borrowers => {
  const counted = (field: 'salaried' | 'self_employed' | 'business'): number =>
    lenders.filter((lender) => lender[field] === 1).length
  const isJudged = judgesEmployment(market.product_type) && lenders.length > 0
  return {
    income: boundOf(
      'floor',
      lenders.map(({ min_income }) => min_income),
    ),
    age_min: boundOf(
      'floor',
      lenders.map(({ min_age }) => min_age),
    ),
    age_max: boundOf(
      'ceiling',
      lenders.map(({ max_age }) => max_age),
    ),
    work: isJudged
      ? {
          salaried: counted('salaried'),
          self_employed: counted('self_employed'),
          business: counted('business'),
        }
      : null,
    score: scoreOf(lenders, market),
  }
}
