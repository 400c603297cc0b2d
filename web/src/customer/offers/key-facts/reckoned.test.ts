import { loanProducts } from '@marketplace/contract/reference/product-journeys'
import { expect, test } from 'vitest'
import { keyFacts } from '../../../i18n/en/key-facts.ts'
import { reckonedOf } from './reckoned.ts'

test('a loan that is often paid out in parts, or repaid later, is said to be reckoned otherwise', () => {
  const said = loanProducts.map((product) => {
    const { disbursal, commencement } = reckonedOf(product)
    return [product, ...[disbursal, commencement].map((key) => keyFacts[key].startsWith('Calculated as'))]
  })
  expect(said).toEqual([
    ['Personal Loans', false, false],
    ['Business Loans', false, false],
    ['Gold Loans', false, false],
    ['Affordable Housing Loan', true, false],
    ['Student Loans', true, true],
    ['2-wheeler', false, false],
    ['Car', false, false],
  ])
})
