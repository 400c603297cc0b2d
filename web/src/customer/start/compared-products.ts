import type { Product } from '@marketplace/contract/reference/products'

/** What the brand lets people compare today, so that the first sentence promises no more than there is. */
export type Compared = 'both' | 'loans' | 'cards' | 'none'

const loans: ReadonlySet<Product['product_type']> = new Set<Product['product_type']>([
  'Personal Loans',
  'Business Loans',
  'Gold Loans',
  'Affordable Housing Loan',
  'Student Loans',
  '2-wheeler',
  'Car',
])

export const comparedProducts = (products: readonly Product[]): Compared => {
  const open = products.filter(({ available }) => available === 1)
  const hasLoans = open.some(({ product_type }) => loans.has(product_type))
  const hasCards = open.some(({ product_type }) => product_type === 'Credit Cards')
  if (hasLoans) return hasCards ? 'both' : 'loans'
  return hasCards ? 'cards' : 'none'
}
