import { expect, test } from 'vitest'
import { compileLenders } from '../../market/matching/compile-lenders.ts'
import { buildMarket, buildOfferLender } from '../../market/matching/example-market.ts'
import { borrowersOf } from './borrowers.ts'

const indexOf = (lenders: readonly object[], market: object = {}) =>
  compileLenders(
    lenders.map((lender, at) =>
      buildOfferLender({ lender_id: at + 1, legal_name: `Lender ${at + 1}`, ...lender }),
    ),
    { ...buildMarket(), ...market },
  )

test('counts the rules of the lenders: the mildest, and what half of them are content with', () => {
  const some = { salaried: 1, self_employed: 0, business: 0 }
  const borrowers = borrowersOf(
    indexOf([
      { ...some, min_income: 30_000, min_age: 21, max_age: 60, credit_score_class: null },
      { ...some, min_income: 15_000, min_age: 23, max_age: 58, credit_score_class: null, self_employed: 1 },
      { ...some, min_income: 20_000, min_age: 18, max_age: 65, credit_score_class: null, business: 1 },
    ]),
  )
  expect(borrowers).toEqual({
    income: { mildest: 15_000, usual: 20_000 },
    age_min: { mildest: 18, usual: 21 },
    age_max: { mildest: 65, usual: 60 },
    work: { salaried: 3, self_employed: 1, business: 1 },
    score: null,
  })
})

test('a lender without a bound is the mildest of all', () => {
  const { income, age_max } = borrowersOf(
    indexOf([
      { min_income: null, max_age: null },
      { min_income: 20_000, max_age: 60 },
      { min_income: 30_000, max_age: null },
    ]),
  )
  expect(income).toEqual({ mildest: null, usual: 20_000 })
  expect(age_max).toEqual({ mildest: null, usual: null })
})

test('a score is said in points, and how many ask for none', () => {
  const score_bands = [
    { option_id: 3, band_min: 650, band_max: 699 },
    { option_id: 4, band_min: 700, band_max: 749 },
  ]
  const { score } = borrowersOf(
    indexOf(
      [
        { credit_score_class: 4 },
        { credit_score_class: 3 },
        { credit_score_class: 4 },
        { credit_score_class: null },
      ],
      { score_bands },
    ),
  )
  expect(score).toEqual({ none: 1, usual: 700 })
})

test('of gold no work is judged, and of nobody nothing is said', () => {
  expect(
    borrowersOf(indexOf([{ product_type: 'Gold Loans' }], { product_type: 'Gold Loans' })).work,
  ).toBeNull()
  expect(borrowersOf(indexOf([]))).toEqual({
    income: null,
    age_min: null,
    age_max: null,
    work: null,
    score: null,
  })
})
