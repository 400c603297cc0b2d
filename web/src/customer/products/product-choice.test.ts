import { expect, test } from 'vitest'
import { businessChoice, productChoice } from './product-choice.ts'

test.each([
  ['Personal Loans', { productType: 'Personal Loans', productId: null }],
  ['Health', { productType: 'Other Insurance', productId: 'Health' }],
  ['Shop', { productType: 'Other Insurance', productId: 'Shop' }],
  ['Other Insurance', { productType: 'Other Insurance', productId: 'Other Insurance' }],
  ['Car', { productType: 'Car', productId: null }],
] as const)('choosing %s', (chosen, choice) => {
  expect(productChoice(chosen)).toEqual(choice)
})

test.each([
  ['yes', { productType: 'Business Loans', productId: null, to: '/user' }],
  ['no', { productType: 'Personal Loans', productId: null, to: '/user/user-detail' }],
  ['closed', { productType: null, productId: null, to: null }],
] as const)('the business question answered %s', (answer, choice) => {
  expect(businessChoice(answer)).toEqual(choice)
})
