import type { ProductKind } from '@marketplace/contract/reference/product-record'
import { recordOf } from '@marketplace/contract/reference/product-records'
import type { ProductType } from '@marketplace/contract/reference/products'

const kinds = ['loan', 'card', 'insurance', 'voucher'] as const satisfies readonly ProductKind[]

/** What most people come for: drawn large, in this order. */
const large: readonly ProductType[] = [
  'Personal Loans',
  'Gold Loans',
  'Affordable Housing Loan',
  'Business Loans',
]

export interface ProductGroup {
  kind: ProductKind
  large: readonly ProductType[]
  small: readonly ProductType[]
}

/** The products of a brand by kind, each in its order; a kind without one is left out. */
export const productGroups = (products: readonly ProductType[]): ProductGroup[] =>
  kinds
    .map((kind) => {
      const own = products.filter((product) => recordOf(product).kind === kind)
      return {
        kind,
        large: large.filter((product) => own.includes(product)),
        small: own.filter((product) => !large.includes(product)),
      }
    })
    .filter((group) => group.large.length + group.small.length > 0)

/** Where a product stands in the open; null where it begins with the number. */
export const openAddress = (product: ProductType): string | null => {
  const record = recordOf(product)
  if (record.kind === 'loan') return record.address
  return record.kind === 'card' ? '/credit-cards' : null
}
