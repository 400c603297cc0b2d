import type { Brand } from '@marketplace/contract/reference/brands'

/**
 * What the way to another product is called; null where there is none. 'Return to Products' is hidden for the loans and goldloans
 * sub-domain types (section 2), which sell one product as a rule. Where such a brand has more of them it is called otherwise and
 * stays: else whoever chose one product could reach the others by signing out alone (docs/decisions/080).
 */
export const wayToProductsText = (
  type: Brand['sub_domain_type'],
  products: number,
): 'layout.back_to_products' | 'layout.other_products' | null => {
  if (type !== 'loans' && type !== 'goldloans') return 'layout.back_to_products'
  return products > 1 ? 'layout.other_products' : null
}
