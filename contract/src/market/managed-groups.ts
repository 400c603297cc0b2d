import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Instant } from '../platform/formats.ts'
import { OptionalReason } from '../platform/reason.ts'
import { ProductType } from '../reference/products.ts'
import { LenderGroupName, wholeNumber } from './lender-values.ts'
import { LenderGroup } from './lenders-office.ts'

const GroupId = wholeNumber(1, 2_147_483_647, 'group_unknown')

/** A group with the lenders in it, by name from A to Z; deleted lenders are left out. */
export const ManagedGroup = z.object({
  ...LenderGroup.shape,
  created_at: Instant,
  lenders: z.array(
    z.object({
      lender_id: z.number(),
      name: z.string(),
      product_type: ProductType,
      lender_status: Flag,
    }),
  ),
})
export type ManagedGroup = z.output<typeof ManagedGroup>

/** By name from A to Z. */
export const listManagedGroups = {
  method: 'GET',
  path: '/api/lender-group/list',
  audience: [1],
  limit: 'read',
  answer: dataOf(z.array(ManagedGroup)),
  errors: [],
} as const satisfies Call

/**
 * Gives a group another name; its lenders stay in it. If-Match may carry fieldTag(name) (field-tag.ts): where it is called
 * otherwise by now, 409 conflict with its name under `present`. 409 name_taken, whatever the case of its letters.
 */
export const renameLenderGroup = {
  method: 'POST',
  path: '/api/lender-group/rename',
  audience: [1],
  limit: 'write',
  headers: { 'If-Match': 'optional' },
  body: z.strictObject({ id: GroupId, name: LenderGroupName }),
  answer: z.object({ success: z.literal(true), message: z.string(), data: LenderGroup }),
  errors: ['not_found', 'conflict', 'name_taken'],
} as const satisfies Call

/** Puts the lenders of the group `id` into the group `into_id`, and deletes the first. `lenders`: how many it had. */
export const mergeLenderGroups = {
  method: 'POST',
  path: '/api/lender-group/merge',
  audience: [1],
  limit: 'write',
  body: z
    .strictObject({ id: GroupId, into_id: GroupId, reason: OptionalReason })
    .check(z.refine(({ id, into_id }) => id !== into_id, { error: 'group_itself', path: ['into_id'] })),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ lenders: z.number() }),
  }),
  errors: ['not_found'],
} as const satisfies Call

/** Takes every lender out of the group and deletes it. `lenders`: how many it had. */
export const deleteLenderGroup = {
  method: 'POST',
  path: '/api/lender-group/delete',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ id: GroupId, reason: OptionalReason }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ lenders: z.number() }),
  }),
  errors: ['not_found'],
} as const satisfies Call
