import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, Flag, plainText } from '../platform/formats.ts'
import { MOST_STOCK, OfferFacts, VoucherCode } from './catalogue-facts.ts'

const OfferId = z.number().check(z.multipleOf(1), z.gte(1), z.lte(2_147_483_647))

/** Codes that one call takes in. */
export const MOST_CODES = 1_000

/**
 * An offer as staff keep it. Of a voucher `left` counts the codes that nobody has; a code itself is never answered to staff. Of a
 * deal `left` is its number, null where there is no limit. `claimed`: customers who have it. `tag`: see OfficePlan.
 */
export const OfficeOffer = z.object({
  offer_id: z.number(),
  ...OfferFacts.shape,
  status: Flag,
  left: z.nullable(z.number()),
  claimed: z.number(),
  tag: z.string(),
})
export type OfficeOffer = z.output<typeof OfficeOffer>

/** Every voucher and deal, live or off, by merchant. `today`: the day in India. */
export const listOfficeOffers = {
  method: 'GET',
  path: '/api/vouchers/all',
  audience: [1],
  limit: 'read',
  answer: dataOf(
    z.object({
      offers: z.array(OfficeOffer),
      brands: z.array(z.object({ slug: z.string(), name: z.string() })),
      today: Day,
    }),
  ),
  errors: [],
} as const satisfies Call

/**
 * Adds an offer (`offer_id` and `tag` null), which is off until it is switched on and a deal without a limit, or saves the whole of
 * one. Slug and kind are chosen once: codes and claims hang on them. 409 conflict as saveOfficePlan.
 */
export const saveOfficeOffer = {
  method: 'POST',
  path: '/api/vouchers/save',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    offer_id: z.nullable(OfferId),
    tag: z.nullable(z.string().check(z.maxLength(40, 'invalid_value'))),
    offer: OfferFacts,
  }),
  answer: z.object({ success: z.literal(true), message: z.string(), data: OfficeOffer }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** Shows an offer to customers or takes it off; off needs a reason. What customers have claimed stays theirs. */
export const setOfferStatus = {
  method: 'POST',
  path: '/api/vouchers/set-status',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    offer_id: OfferId,
    status: Flag,
    reason: z.optional(plainText(500).check(z.trim())),
  }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call

/** Adds to the number of a deal, or takes from it: customers claim meanwhile. `add` null: without a limit from now on. */
export const changeDealStock = {
  method: 'POST',
  path: '/api/vouchers/stock',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    offer_id: OfferId,
    add: z.nullable(
      z
        .number({ error: 'invalid_value' })
        .check(
          z.multipleOf(1, 'invalid_value'),
          z.gte(-MOST_STOCK, 'invalid_value'),
          z.lte(MOST_STOCK, 'invalid_value'),
        ),
    ),
  }),
  answer: z.object({ success: z.literal(true), message: z.string(), left: z.nullable(z.number()) }),
  errors: ['not_found'],
} as const satisfies Call

/** Takes codes of a voucher in, sealed. `added` are new; `same` stood there already or twice in the list. */
export const addVoucherCodes = {
  method: 'POST',
  path: '/api/vouchers/codes',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    offer_id: OfferId,
    codes: z
      .array(VoucherCode, { error: 'voucher_codes_invalid' })
      .check(z.minLength(1, 'voucher_codes_invalid'), z.maxLength(MOST_CODES, 'voucher_codes_invalid')),
  }),
  answer: z.object({ success: z.literal(true), message: z.string(), added: z.number(), same: z.number() }),
  errors: ['not_found'],
} as const satisfies Call
