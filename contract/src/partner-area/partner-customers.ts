import * as z from 'zod/mini'
import { LenderStatus } from '../loans/applications.ts'
import { ProductType } from '../reference/products.ts'
import { type Call, ownerAndSales } from '../platform/call.ts'
import { Day, Flag, Instant, Rupees } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'

/**
 * Where a customer of a partner stands: the furthest thing that is still true. `details`: has chosen the product; `no_offer`: no lender
 * has one; `offers_shown`: saw offers and chose none; `at_key_facts`: opened the key facts of an offer and did not apply; `with_lenders`:
 * a lender works on it; `papers`: a lender waits for papers; `approved`: approved or sanctioned; `paid`: money from at least one;
 * `taken_back`: paid, and called off in the cooling-off period or clawed back; `not_approved`: no lender is left; `ended`: called off or lapsed.
 */
export const customerStates = [
  'details',
  'no_offer',
  'offers_shown',
  'at_key_facts',
  'with_lenders',
  'papers',
  'approved',
  'paid',
  'taken_back',
  'not_approved',
  'ended',
] as const
export const CustomerState = z.enum(customerStates, { error: 'invalid_value' })
export type CustomerState = z.output<typeof CustomerState>

/** The states in which something waits for the customer, and the partner can remind them. */
export const needsYou = ['papers', 'at_key_facts', 'offers_shown'] as const satisfies readonly CustomerState[]

/** With one lender. Amounts in rupees; `own_part` is what the ledger holds for the partner, null before anything is booked and for sales. */
export const PartnerCustomerLender = z.object({
  lender_application_id: z.number(),
  application_number: z.string(),
  lender_name: z.string(),
  status: LenderStatus,
  amount: z.number(),
  disbursed: z.nullable(Rupees),
  disbursal_day: z.nullable(Day),
  own_part: z.nullable(Rupees),
  /** 1 once the lender has paid all that we expect for it; before, the part is an estimate by our rules. */
  is_sure: Flag,
  news_at: Instant,
})
export type PartnerCustomerLender = z.output<typeof PartnerCustomerLender>

export const PartnerCustomer = z.object({
  lead_id: z.number(),
  /** The last characters of the contact; empty once the customer has asked to be forgotten. */
  masked_contact: z.string(),
  product_type: ProductType,
  state: CustomerState,
  /** What was asked for, the largest where several lenders were; null before an amount is told. */
  amount: z.nullable(z.number()),
  disbursed: Rupees,
  /** What the ledger holds for the partner, over all lenders; null before anything is booked. */
  own_part: z.nullable(Rupees),
  is_sure: Flag,
  since: Instant,
  /** Until then nobody else is given this customer for this product. */
  locked_until: Instant,
  /** When anything was heard of it last. */
  news_at: Instant,
  lenders: z.array(PartnerCustomerLender),
})
export type PartnerCustomer = z.output<typeof PartnerCustomer>

const filters = {
  state: z.optional(z.union([CustomerState, z.literal('needs_you')], { error: 'invalid_value' })),
  product: z.optional(ProductType),
  /** The last digits or letters of the contact, as the partner sees them. */
  ends: z.optional(
    z
      .string({ error: 'invalid_value' })
      .check(
        z.minLength(1, 'invalid_value'),
        z.maxLength(4, 'invalid_value'),
        z.regex(/^[A-Za-z0-9.]+$/, 'invalid_value'),
      ),
  ),
  /** Whether the lock still runs: 1 those that are the partner's now, 0 those whose time is over. */
  held: z.optional(z.enum(['1', '0'], { error: 'invalid_value' })),
}

/** The partner's own leads, the newest first. Another partner's are never among them, whatever is asked. */
export const listPartnerCustomers = {
  method: 'GET',
  path: '/api/partner/customers',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'reads',
  limit: 'read',
  query: z.object({ ...pageFields, ...filters }),
  answer: pageOf(PartnerCustomer),
  errors: [],
} as const satisfies Call

/** The same as a file, all of them; that it left is on the audit log before the first line does. */
export const exportPartnerCustomers = {
  method: 'POST',
  path: '/api/partner/customers/csv',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'writes',
  limit: 'write',
  query: z.object(filters),
  file: { type: 'text/csv', name: 'customers.csv', isStreamed: true },
  answer: z.string(),
  errors: [],
} as const satisfies Call
