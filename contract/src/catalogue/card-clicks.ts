import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { HttpsLink } from './card-fields.ts'
import { Flag, Id } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'

/**
 * A customer goes on to the issuer of a card: recorded first, then answered with where to go. `click_id` stands in the
 * address in the place of {UNIQUE_ID} and is all that the issuer gets. The same card pressed again within a minute is the
 * same click.
 * @throws product_not_available where the brand has no cards; card_not_offered for a card that is unknown or switched off.
 */
export const clickCreditCard = {
  method: 'POST',
  path: '/api/credit-card/click',
  audience: 'customer',
  limit: 'write',
  body: z.strictObject({ category_id: Id }),
  answer: dataOf(z.object({ click_id: Id, handoff_url: HttpsLink })),
  errors: ['not_found', 'product_not_available', 'card_not_offered'],
} as const satisfies Call

/** A card whose issuer the customer went on to. */
export const ClickedCard = z.object({
  category_id: Id,
  category_name: z.string(),
  issuer_name: z.nullable(z.string()),
  category_img_thumb: z.nullable(z.string()),
  /** Of the last time. */
  click_id: Id,
  clicked_at: z.string(),
  /** 0: it is offered no more. */
  is_live: Flag,
})
export type ClickedCard = z.output<typeof ClickedCard>

/** The customer's own, the newest first; each card once. */
export const listClickedCards = {
  method: 'GET',
  path: '/api/credit-card/clicks',
  audience: 'customer',
  limit: 'read',
  query: z.object(pageFields),
  answer: pageOf(ClickedCard),
  errors: [],
} as const satisfies Call
