import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { cardBenefits } from './card-benefits.ts'
import { CardName, cardProperties, cardValue, HttpsLink } from './card-fields.ts'
import { Flag, Id } from '../platform/formats.ts'
import { OptionalReason } from '../platform/reason.ts'

const text = z.nullable(z.string())
const number = z.nullable(z.number())

/**
 * A credit-card category as it is answered (section 3, and domain.md 5.7 for the facts that customers need with it). Money is
 * whole rupees, the APR is percent a year.
 */
export const CreditCard = z.object({
  category_id: Id,
  category_name: z.string(),
  sort_order: z.number(),
  /** An address under /files of this site. */
  category_img_thumb: text,
  key_feature: text,
  annual_fee: text,
  marketing_bullets: z.array(z.string()),
  secured: Flag,
  status: Flag,
  issuer_name: text,
  joining_fee: number,
  annual_fee_amount: number,
  fee_waiver: text,
  apr_percent: number,
  kfs_url: text,
  deposit_min: number,
  /** A month; null where the issuer states none. */
  income_min: number,
  benefits: z.array(z.enum(cardBenefits)),
  /** For staff alone: a customer's click goes through /redirect. */
  utm_link: z.optional(z.nullable(HttpsLink)),
  /** For staff alone: which public row an example card is modelled on. */
  modelled_on: z.optional(text),
})
export type CreditCard = z.output<typeof CreditCard>

/** Staff see every row; everybody else the active ones, without what is for staff alone (decisions.md 13). */
export const listCreditCards = {
  method: 'GET',
  path: '/api/get-credit-cards-data',
  audience: 'anyone',
  staffSeeMore: true,
  limit: 'read',
  answer: dataOf(z.array(CreditCard)),
  errors: [],
} as const satisfies Call

export const createCreditCard = {
  method: 'POST',
  path: '/api/create-credit-card',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ category_name: CardName }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ category_id: Id }),
  }),
  errors: ['card_not_ready', 'card_name_taken'],
} as const satisfies Call

/**
 * One property, with the value that card-fields.ts declares for it. `reason` stands in the audit log, which says where a card is
 * switched off without one.
 */
export const updateCreditCard = {
  method: 'POST',
  path: '/api/update-credit-card-data',
  audience: [1],
  limit: 'write',
  body: z
    .strictObject({
      category_id: Id,
      property: z.enum(cardProperties, { error: 'invalid_value' }),
      value: z.union([z.string(), z.number(), z.array(z.string()), z.null()], { error: 'invalid_value' }),
      reason: OptionalReason,
    })
    .check(
      z.superRefine(({ property, value }, ctx) => {
        const { success, error } = cardValue(property).safeParse(value)
        if (!success)
          ctx.addIssue({
            code: 'custom',
            path: ['value'],
            message: error.issues[0]?.message ?? 'invalid_value',
            input: value,
          })
      }),
    ),
  answer: Done,
  errors: ['not_found', 'card_not_ready', 'card_name_taken'],
} as const satisfies Call

export const deleteCreditCard = {
  method: 'POST',
  path: '/api/safe-delete-credit-card',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ category_id: Id, reason: OptionalReason }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call
