import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { type Call, ownerAndSales } from '../platform/call.ts'
import { PartnerStatus } from '../partners/partners.ts'

export const OwnReferral = z.object({
  /** Of the public form that names this partner as who invited. */
  path: z.string(),
  /** Who came by it, the newest first: no contact, no figures. */
  invited: z.array(z.object({ name: z.string(), status: PartnerStatus })),
})
export type OwnReferral = z.output<typeof OwnReferral>

export const getReferral = {
  method: 'GET',
  path: '/api/partner/referral',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'reads',
  limit: 'read',
  answer: dataOf(OwnReferral),
  errors: ['not_found'],
} as const satisfies Call
