import { isBank } from '@marketplace/contract/market/lender-kinds'
import type { DirectoryLender } from '@marketplace/contract/market/lenders'
import type { ProductType } from '@marketplace/contract/reference/products'

export interface LenderFilter {
  /** Words of a name, as they are typed. */
  name: string
  kind: 'all' | 'bank' | 'nbfc'
  product: 'all' | ProductType
}

export const everyLender: LenderFilter = { name: '', kind: 'all', product: 'all' }

type Filtered = Pick<DirectoryLender, 'legal_name' | 'lender_kind' | 'product_type'>

/** Whether a filter leaves a lender in sight: every typed word stands somewhere in its name. */
export const isShown = (lender: Filtered, { name, kind, product }: LenderFilter): boolean => {
  if (product !== 'all' && lender.product_type !== product) return false
  if (kind !== 'all' && isBank(lender.lender_kind) !== (kind === 'bank')) return false
  const own = lender.legal_name.toLowerCase()
  return name
    .toLowerCase()
    .split(/\s+/)
    .every((word) => own.includes(word))
}

/** The products of a list in the order that the brand has them, each with its number. */
export const countProducts = (
  lenders: readonly Pick<Filtered, 'product_type'>[],
  order: readonly ProductType[],
): { product: ProductType; count: number }[] =>
  order
    .map((product) => ({
      product,
      count: lenders.filter(({ product_type }) => product_type === product).length,
    }))
    .filter(({ count }) => count > 0)
