import * as z from 'zod/mini'
import type { Call } from '../platform/call.ts'
import { Flag, Id, Instant, rowIdInPath } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { ProductType } from '../reference/products.ts'
import { LeadStage } from './partner-home.ts'

/** A customer whom a partner brought for a product, as staff see it: the same stage that the partner sees on its home. */
export const PartnerLeadLine = z.object({
  lead_id: z.number(),
  user_id: Id,
  /** As the partner sees it; empty once the customer has asked to be forgotten. */
  masked_contact: z.string(),
  product_type: ProductType,
  stage: LeadStage,
  /** 1 where a lender waits for papers of the customer. */
  needs_papers: Flag,
  /** With how many lenders the customer has applied while they were the partner's. */
  lenders: z.number(),
  /** What those lenders have paid out, in rupees. */
  disbursed_amount: z.number(),
  since: Instant,
  /** Until then nobody else is given this customer for this product. */
  locked_until: Instant,
})
export type PartnerLeadLine = z.output<typeof PartnerLeadLine>

/** The leads of a partner, the newest first. */
export const listPartnerLeads = {
  method: 'GET',
  path: '/api/partners/:id/leads',
  audience: [1],
  limit: 'read',
  shows: 'people',
  params: z.object({
    id: rowIdInPath(),
  }),
  query: z.object(pageFields),
  answer: pageOf(PartnerLeadLine),
  errors: ['not_found'],
} as const satisfies Call
