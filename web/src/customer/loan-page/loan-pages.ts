import { loanProducts, productJourneys } from '@marketplace/contract/reference/product-journeys'
import { publicPage, type Page } from '../page/page.ts'

/** Each loan in the open, at its own address. */
export const loanPages: readonly Page[] = loanProducts.map((product) => {
  const { address } = productJourneys[product]
  return {
    key: address.slice(1),
    paths: [address],
    title: `title.${product}` as const,
    module: 'src/customer/loan-page/loan-page.tsx',
    ...publicPage(['loan-page', 'open-prices'], async () => (await import('./loan-page.tsx')).LoanPage),
  }
})
