import { loanProducts } from '@marketplace/contract/reference/product-journeys'
import { expect, it } from 'vitest'
import { detailSchemas, isShared, sharedDetails } from './shared-details.ts'

const contacts = [
  'first_name',
  'last_name',
  'birth_date',
  'pan',
  'mobile_phone_number',
  'email',
  'postal_code',
]

it.each(loanProducts)('%s names each detail once, and all of a person', (product) => {
  const details = sharedDetails[product]
  expect(new Set(details).size).toBe(details.length)
  expect(details).toEqual(expect.arrayContaining(contacts))
})

it.each([
  ['Gold Loans', 'gold_weight_grams', true],
  ['Gold Loans', 'monthly_income', false],
  ['Gold Loans', 'account_number', false],
  ['Student Loans', 'co_applicant_income', true],
  ['Student Loans', 'monthly_income', false],
  ['Personal Loans', 'household_income', true],
  ['Business Loans', 'household_income', false],
  ['Business Loans', 'gstin', true],
  ['Personal Loans', 'gstin', false],
  ['2-wheeler', 'vehicle_price', true],
  ['Car', 'vehicle_price', true],
  ['Car', 'property_value', false],
] as const)('%s shares %s: %s', (product, detail, shared) => {
  expect(isShared(product, detail)).toBe(shared)
})

it('shares every detail with one loan at least', () => {
  const shared = new Set(loanProducts.flatMap((product) => sharedDetails[product]))
  expect([...shared].toSorted()).toEqual(Object.keys(detailSchemas).toSorted())
})

it.each([
  ['monthly_income', 1.5, false],
  ['monthly_income', 1, true],
  ['gold_weight_grams', 1.5, true],
  ['first_name', null, true],
  ['first_name', undefined, false],
] as const)('%s may be %j: %s', (detail, value, is) => {
  expect(detailSchemas[detail].safeParse(value).success).toBe(is)
})
