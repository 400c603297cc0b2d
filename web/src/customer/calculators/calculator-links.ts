import type { Product } from '@marketplace/contract/reference/products'

/** Every calculator, in the order of the overview. */
const calculatorLinks = [
  { name: 'emi', path: '/calculators/emi', title: 'title.calculator_emi' },
  { name: 'eligibility', path: '/calculators/eligibility', title: 'title.calculator_eligibility' },
  { name: 'foreclosure', path: '/calculators/foreclosure', title: 'title.calculator_foreclosure' },
  { name: 'gold-value', path: '/calculators/gold-value', title: 'title.calculator_gold' },
] as const

/** Those that a brand's pages lead to: what gold is worth is asked where gold is lent on. */
export const calculatorsOf = (products: readonly Product[]) =>
  calculatorLinks.filter(
    ({ name }) => name !== 'gold-value' || products.some(({ product_type }) => product_type === 'Gold Loans'),
  )
