import * as z from 'zod/mini'
import { ProductType } from '../reference/products.ts'

/** What a brand's live lenders publish of one loan. Amounts in rupees, rates in percent a year. */
export const LoanRange = z.object({
  product_type: ProductType,
  lenders: z.number(),
  amount_min: z.number(),
  amount_max: z.number(),
  rate_min: z.number(),
  rate_max: z.number(),
  tenure_max_months: z.number(),
})
export type LoanRange = z.output<typeof LoanRange>
