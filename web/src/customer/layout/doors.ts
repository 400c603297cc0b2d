import { recordOf } from '@marketplace/contract/reference/product-records'
import type { ProductKind } from '@marketplace/contract/reference/product-record'
import type { Product } from '@marketplace/contract/reference/products'

export interface Door {
  to: string
  text:
    | 'layout.door.loans'
    | 'layout.door.cards'
    | 'layout.door.insurance'
    | 'layout.door.login'
    | 'layout.calculators'
    | 'layout.lenders'
}

const doorOf = {
  loan: { to: '/products', text: 'layout.door.loans' },
  card: { to: '/credit-cards', text: 'layout.door.cards' },
  // Insurance has no page in the open: it stands among the products.
  insurance: { to: '/products#insurance', text: 'layout.door.insurance' },
} as const satisfies Partial<Record<ProductKind, Door>>

/** What a visitor finds in the header and in the drawer: what the brand offers, and the calculators. A brand of one loan leads to it. */
export const doorsOf = (products: readonly Product[]): Door[] => {
  const loans = products.flatMap(({ product_type }) => {
    const record = recordOf(product_type)
    return record.kind === 'loan' ? [record.address] : []
  })
  const has = (kind: ProductKind): boolean =>
    products.some(({ product_type }) => recordOf(product_type).kind === kind)
  const only = loans.length === 1 ? loans[0] : undefined
  return [
    ...(has('loan') ? [{ ...doorOf.loan, ...(only !== undefined && { to: only }) }] : []),
    ...(has('card') ? [doorOf.card] : []),
    ...(has('insurance') ? [doorOf.insurance] : []),
    { to: '/calculators', text: 'layout.calculators' },
  ]
}
