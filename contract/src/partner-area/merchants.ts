import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Instant, rowIdInPath } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { PartnerStatus, type Partner } from '../partners/partners.ts'

/** What has to stand before a business that asked to be a partner earns and is paid, in the order of the work. */
export const merchantSteps = ['business', 'bank', 'agreement', 'terms', 'active', 'sign_in'] as const
export type MerchantStep = (typeof merchantSteps)[number]

type Known = Pick<
  Partner,
  | 'legal_name'
  | 'pan_masked'
  | 'account_name'
  | 'account_number_masked'
  | 'ifsc'
  | 'agreement_date'
  | 'revenue_percent'
  | 'status'
> & { can_sign_in: 0 | 1 }

const stands: Readonly<Record<MerchantStep, (of: Known) => boolean>> = {
  business: ({ legal_name, pan_masked }) => legal_name !== null && pan_masked !== null,
  bank: ({ account_name, account_number_masked, ifsc }) =>
    account_name !== null && account_number_masked !== null && ifsc !== null,
  agreement: ({ agreement_date }) => agreement_date !== null,
  // Both are agreed at once; of no terms both are null.
  terms: ({ revenue_percent }) => revenue_percent !== null,
  active: ({ status }) => status === 'active',
  sign_in: ({ can_sign_in }) => can_sign_in === 1,
}

/** What of it is missing; nothing is asked of one whose way has ended. */
export const missingSteps = (of: Known): MerchantStep[] =>
  of.status === 'closed' ? [] : merchantSteps.filter((step) => !stands[step](of))

export const Merchant = z.object({
  id: z.number(),
  name: z.string(),
  contact_name: z.string(),
  email: z.string(),
  status: PartnerStatus,
  /** When it asked, or was brought in. */
  created_at: Instant,
  /** Customers who chose a product through it. */
  leads: z.number(),
  /** What of approved statements is not paid yet, GST by its own invoice among it, in rupees. */
  to_be_paid: z.number(),
  /** Percent of our commission and rupees for each disbursal, in force today; null before any were agreed. */
  revenue_percent: z.nullable(z.number()),
  revenue_flat_fee: z.nullable(z.number()),
  can_sign_in: Flag,
  missing: z.array(z.enum(merchantSteps)),
})
export type Merchant = z.output<typeof Merchant>

/** Everybody who is or wants to be a partner, by name. */
export const listMerchants = {
  method: 'GET',
  path: '/api/merchants',
  audience: [1],
  limit: 'read',
  query: z.object(pageFields),
  answer: pageOf(Merchant),
  errors: [],
} as const satisfies Call

/** One of them. */
export const getMerchant = {
  method: 'GET',
  path: '/api/merchants/:id',
  audience: [1],
  limit: 'read',
  params: z.object({ id: rowIdInPath() }),
  answer: dataOf(Merchant),
  errors: ['not_found'],
} as const satisfies Call
