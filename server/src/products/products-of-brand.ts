import { productTypes, type Product, type ProductType } from '@marketplace/contract/products'

/** Products whose journey this server serves from start to result: opening one is one more name here. */
const openJourneys: ReadonlySet<ProductType> = new Set<ProductType>(['Personal Loans'])

/** The product types of a brand in the order of section 9; those without an open journey are left out. */
export const productsOfBrand = (offered: readonly ProductType[]): Product[] =>
  productTypes
    .filter((product_type) => offered.includes(product_type) && openJourneys.has(product_type))
    .map((product_type) => ({ product_type, available: 1 }))
