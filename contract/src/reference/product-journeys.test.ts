import { expect, it } from 'vitest'
import { isLoanProduct, journeyOf, loanLimitsOf, loanProducts, widestLoan } from './product-journeys.ts'
import { productTypes } from './products.ts'

// domain.md 8.2: whole rupees and months that may be asked for.
it.each([
  ['Personal Loans', 1_000, 5_000_000, 3, 96, 36],
  ['Business Loans', 50_000, 20_000_000, 3, 60, 36],
  ['Gold Loans', 1_000, 10_000_000, 1, 36, 12],
  ['Affordable Housing Loan', 100_000, 10_000_000, 12, 360, 240],
  ['Student Loans', 50_000, 15_000_000, 6, 180, 120],
  ['2-wheeler', 10_000, 1_000_000, 6, 60, 36],
  ['Car', 50_000, 10_000_000, 12, 96, 60],
] as const)('%s: %d to %d over %d to %d, at first %d', (product, least, most, shortest, longest, start) => {
  expect(loanLimitsOf(product)).toMatchObject({
    amount: { min: least, max: most },
    tenure: { min: shortest, max: longest },
  })
  expect(journeyOf(product)?.default_tenure_months).toBe(start)
})

it('lets a call that does not know the product ask what any may be asked', () => {
  expect(widestLoan).toEqual({ amount: { min: 1_000, max: 20_000_000 }, tenure: { min: 1, max: 360 } })
  expect(loanLimitsOf('Credit Cards')).toEqual(widestLoan)
})

it('tells loans from the rest', () => {
  expect(productTypes.filter(isLoanProduct).toSorted()).toEqual([...loanProducts].toSorted())
  expect(isLoanProduct('Credit Cards')).toBe(false)
  expect(journeyOf('Health')).toBeNull()
})

it('has a flag of its own for each loan, and a start within its bounds', () => {
  const journeys = loanProducts.map(journeyOf).filter((journey) => journey !== null)
  expect(new Set(journeys.map(({ completed }) => completed)).size).toBe(loanProducts.length)
  for (const { tenure, default_tenure_months: start } of journeys)
    expect([start >= tenure.min, start <= tenure.max]).toEqual([true, true])
})
