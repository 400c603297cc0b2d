import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Instant } from '../platform/formats.ts'
import { OptionalReason } from '../platform/reason.ts'
import { ProductType } from '../reference/products.ts'
import { LenderName } from './lender-values.ts'
import { LenderId } from './lenders-office.ts'
import { OfficeLender } from './lenders.ts'

/** A lender that was deleted: its facts, groups and revenue rules are there yet. */
export const DeletedLender = z.object({
  lender_id: z.number(),
  name: z.string(),
  legal_name: z.nullable(z.string()),
  product_type: ProductType,
  deleted_at: Instant,
  /** Of the audit log; null where it does not say. */
  deleted_by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** 1: another lender has its name by now, so that it comes back under a new one. */
  name_taken: Flag,
})
export type DeletedLender = z.output<typeof DeletedLender>

/** The one that was deleted last comes first. */
export const listDeletedLenders = {
  method: 'GET',
  path: '/api/lender/deleted',
  audience: [1],
  limit: 'read',
  answer: dataOf(z.array(DeletedLender)),
  errors: [],
} as const satisfies Call

/**
 * Brings a deleted lender back, off, with all that it had: `name` where another one has its own by now. 404 for one that is not
 * deleted; 409 name_taken, whatever the case of its letters.
 */
export const restoreLender = {
  method: 'POST',
  path: '/api/lender/restore',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ lender_id: LenderId, name: z.optional(LenderName), reason: OptionalReason }),
  answer: z.object({ success: z.literal(true), message: z.string(), data: OfficeLender }),
  errors: ['not_found', 'name_taken'],
} as const satisfies Call
