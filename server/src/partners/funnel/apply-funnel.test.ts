import type { Product, ProductType } from '@marketplace/contract/reference/products'
import { describe, expect, test } from 'vitest'
import { buildBrandRow } from '../../testing/build-brand-row.ts'
import { knowBrand } from '../../reference/brands/brand-directory.ts'
import { asFunnelBrand, funnelProblems, inFunnelOrder } from './apply-funnel.ts'

const products = (['Personal Loans', 'Gold Loans', 'Credit Cards'] as const).map((product_type): Product => ({
  product_type,
  available: 1,
}))
const names = (order: readonly string[]) =>
  inFunnelOrder(products, order).map(({ product_type }) => product_type)

test.each([
  [[], ['Personal Loans', 'Gold Loans', 'Credit Cards']],
  [['Credit Cards'], ['Credit Cards', 'Personal Loans', 'Gold Loans']],
  [
    ['Credit Cards', 'Car', 'Gold Loans'],
    ['Credit Cards', 'Gold Loans', 'Personal Loans'],
  ],
])('products in the order %j', (order, expected) => {
  expect(names(order)).toEqual(expected)
})

describe('a brand as the path shows it', () => {
  const brand = knowBrand(buildBrandRow({ co_brand_name: null, primary_colour: '#112233' }))
  const with_own = knowBrand(buildBrandRow({ co_brand_name: 'Betwa', primary_colour: '#112233' }))
  test.each([
    [
      brand,
      { co_brand_line: null, primary_colour: null },
      { co_brand_name: null, primary_colour: '#112233' },
    ],
    [
      brand,
      { co_brand_line: 'Gomti Associates', primary_colour: '#aa0011' },
      { co_brand_name: 'Gomti Associates', primary_colour: '#aa0011' },
    ],
    [with_own, { co_brand_line: 'Gomti', primary_colour: null }, { co_brand_name: 'Betwa' }],
  ])('%#', (known, funnel, expected) => {
    expect(asFunnelBrand(known, funnel).brand).toMatchObject(expected)
  })
  test('and nothing else of it changes', () => {
    const shown = asFunnelBrand(brand, { co_brand_line: 'Gomti', primary_colour: '#aa0011' })
    expect({ ...shown, brand: null }).toEqual({ ...brand, brand: null })
    expect({ ...shown.brand, primary_colour: '', co_brand_name: '' }).toEqual({
      ...brand.brand,
      primary_colour: '',
      co_brand_name: '',
    })
  })
})

test.each([
  [{ co_brand_line: 'Gomti', product_order: ['Gold Loans'] }, null, []],
  [{ co_brand_line: 'Gomti', product_order: [] }, 'Betwa', ['co_brand_line']],
  [{ co_brand_line: null, product_order: ['Car'] }, 'Betwa', ['product_order']],
] as const)('what may not be saved %#', (funnel, co_brand_name, fields) => {
  const of: ProductType[] = ['Personal Loans', 'Gold Loans']
  expect(funnelProblems(funnel, { co_brand_name, products: of }).map(({ field }) => field)).toEqual(fields)
})
