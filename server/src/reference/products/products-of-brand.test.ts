import { insuranceKinds } from '@marketplace/contract/catalogue/insurance'
import { productTypes } from '@marketplace/contract/reference/products'
import { expect, it } from 'vitest'
import { isOffered, productsOfBrand } from './products-of-brand.ts'

const link = 'https://insurer.example.com/?id={UNIQUE_ID}'
const names = (brand: Parameters<typeof productsOfBrand>[0]) =>
  productsOfBrand(brand).map(({ product_type }) => product_type)

it('shows every product of the specification to a brand that has them all', () => {
  expect(names({ product_types: productTypes, insurance_referral_link: link })).toEqual(productTypes)
})

it('shows insurance under a licence alone (IRDAI)', () => {
  expect(names({ product_types: productTypes, insurance_referral_link: null })).toEqual(
    productTypes.filter((product) => !insuranceKinds.some((kind) => kind === product)),
  )
  expect(insuranceKinds.length).toBeGreaterThan(0)
})

it('keeps the order of the specification, whatever the brand’s', () => {
  const brand = { product_types: ['Car', 'Health', 'Personal Loans'] as const, insurance_referral_link: link }
  expect(names(brand)).toEqual(['Personal Loans', 'Car', 'Health'])
  expect(productsOfBrand(brand).every(({ available }) => available === 1)).toBe(true)
})

it.each([
  ['Personal Loans', true],
  ['Car', false],
  ['Health', false],
] as const)('a brand of loans and unlicensed insurance offers %s: %s', (product, offered) => {
  const brand = { product_types: ['Personal Loans', 'Health'] as const, insurance_referral_link: null }
  expect(isOffered(brand, product)).toBe(offered)
})

it('shows nothing of a brand without products', () => {
  expect(names({ product_types: [], insurance_referral_link: link })).toEqual([])
})
