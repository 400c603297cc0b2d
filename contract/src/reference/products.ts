import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'

/** The product types of section 9, by the names the specification gives them. */
export const productTypes = [
  'Personal Loans',
  'Business Loans',
  'Gold Loans',
  'Affordable Housing Loan',
  'Credit Cards',
  'Student Loans',
  'Discount Vouchers',
  'Deals',
  '2-wheeler',
  'Car',
  'Health',
  'Shop',
  'Other Insurance',
] as const

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
} as const satisfies Call
