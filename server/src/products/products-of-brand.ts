import { productTypes, type Product, type ProductType } from '@marketplace/contract/products'

/** Products whose journey this server serves from start to result. */
const openJourneys: ReadonlySet<ProductType> = new Set<ProductType>(['Personal Loans', 'Credit Cards'])

/** Whether a brand that offers these product types has this one, and its journey is open. */
export const isOffered = (offered: readonly ProductType[], product_type: ProductType): boolean =>
  offered.includes(product_type) && openJourneys.has(product_type)

/** The product types of a brand in the order of section 9; those without an open journey are left out. */
export const productsOfBrand = (offered: readonly ProductType[]): Product[] =>
  productTypes
    .filter((product_type) => isOffered(offered, product_type))
    .map((product_type) => ({ product_type, available: 1 }))
