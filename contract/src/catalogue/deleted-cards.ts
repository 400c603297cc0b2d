import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Id, Instant } from '../platform/formats.ts'
import { OptionalReason } from '../platform/reason.ts'
import { CardName } from './card-fields.ts'

/** A card that was deleted: its facts are there yet. */
export const DeletedCard = z.object({
  category_id: Id,
  category_name: z.string(),
  issuer_name: z.nullable(z.string()),
  deleted_at: Instant,
  /** Of the audit log; null where it does not say. */
  deleted_by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** 1: another card has its name by now, so that it comes back under a new one. */
  name_taken: Flag,
})
export type DeletedCard = z.output<typeof DeletedCard>

/** The one that was deleted last comes first. */
export const listDeletedCards = {
  method: 'GET',
  path: '/api/credit-card/deleted',
  audience: [1],
  limit: 'read',
  answer: dataOf(z.array(DeletedCard)),
  errors: [],
} as const satisfies Call

/** Brings a deleted card back, off: `category_name` where another one has its own by now. 404 for one that is not deleted. */
export const restoreCreditCard = {
  method: 'POST',
  path: '/api/credit-card/restore',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    category_id: Id,
    category_name: z.optional(CardName),
    reason: OptionalReason,
  }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'card_name_taken'],
} as const satisfies Call

/** Whom switching a card off would touch: people who went on to its issuer in the last `days` days. */
export const getCardReach = {
  method: 'GET',
  path: '/api/credit-card/reach/:category_id',
  audience: [1],
  limit: 'read',
  params: z.object({ category_id: Id }),
  answer: dataOf(z.object({ people: z.number(), days: z.number() })),
  errors: ['not_found'],
} as const satisfies Call
