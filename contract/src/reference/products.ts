import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { productNames } from './product-records.ts'

/** The product types of section 9, by the names the specification gives them. */
export const productTypes = productNames

export const ProductType = z.enum(productTypes, { error: 'invalid_value' })
export type ProductType = z.output<typeof ProductType>

/** `available` is 0 where the brand does not offer the product or its journey is not open. */
export const Product = z.object({
  product_type: ProductType,
  available: z.union([z.literal(0), z.literal(1)]),
})
export type Product = z.output<typeof Product>

export const listProducts = {
  method: 'GET',
  path: '/api/products',
  audience: 'anyone',
  limit: 'read',
  answer: dataOf(z.array(Product)),
  errors: [],
} as const satisfies Call
