import { productTypes, type ProductType } from './products.ts'

/** How a product is called in an address: "personal-loans", "2-wheeler". */
export const productIdOf = (product: ProductType): string => product.toLowerCase().replaceAll(' ', '-')

/** The product behind it; null where there is none. */
export const productOfId = (id: string): ProductType | null =>
  productTypes.find((product) => productIdOf(product) === id) ?? null
