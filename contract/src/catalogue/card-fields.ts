import * as z from 'zod/mini'
import { cardBenefits } from './card-benefits.ts'
import { Flag, plainText, wholeRupees } from '../platform/formats.ts'

/** Letters, digits, spaces, hyphens and underscores (section 5, create credit card), no space at either end. */
export const CardName = z
  .string({ error: 'card_name_invalid' })
  .check(
    z.maxLength(80, 'card_name_invalid'),
    z.regex(/^(?! )[\u200d\u200c\p{L}\p{M}\p{Nd} _-]+(?<! )$/u, 'card_name_invalid'),
  )

/** Text that is there: capped, on one line, with something to read in it. */
const line = (max: number, key = 'text_invalid') =>
  plainText(max, key).check(
    z.regex(/^[^\r\n\t]*$/, key),
    z.regex(/\S/, key === 'text_invalid' ? 'field_required' : key),
  )

/**
 * An address that a customer may be sent to: https and a host with a name, nothing that a browser would run. Capitals are
 * spelled out, as the flag for them would take the long s (U+017F) for a letter, and with it hosts that are none.
 */
export const HttpsLink = z
  .string({ error: 'https_link_invalid' })
  .check(
    z.maxLength(2_000, 'https_link_invalid'),
    z.regex(
      /^https:\/\/(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.){1,8}[a-zA-Z][a-zA-Z0-9-]{0,61}[a-zA-Z0-9](?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(?:[/?#][^\s\\<>"\p{C}]*)?$/u,
      'https_link_invalid',
    ),
  )

/**
 * What staff may change of a card, one declaration a property: update-credit-card-data takes these and nothing else, and so
 * does an import. Money is whole rupees.
 */
export const cardFields = {
  category_name: CardName,
  sort_order: z
    .number({ error: 'sort_order_invalid' })
    .check(
      z.multipleOf(1, 'sort_order_invalid'),
      z.gte(0, 'sort_order_invalid'),
      z.lte(9_999, 'sort_order_invalid'),
    ),
  /** As s3-upload-file answers it. */
  category_img_thumb: z
    .string({ error: 'stored_file_invalid' })
    .check(z.maxLength(80), z.regex(/^\/files\/[a-z0-9-]{8,60}\.webp$/, 'stored_file_invalid')),
  key_feature: z.nullable(line(300)),
  annual_fee: z.nullable(line(120)),
  /** {UNIQUE_ID} in it is replaced with the customer's unique id. */
  utm_link: z.nullable(HttpsLink),
  marketing_bullets: z
    .array(line(200, 'bullets_invalid'), { error: 'bullets_invalid' })
    .check(z.minLength(1, 'bullets_invalid'), z.maxLength(12, 'bullets_invalid')),
  secured: Flag,
  status: Flag,
  issuer_name: z.nullable(line(120)),
  joining_fee: z.nullable(wholeRupees(1_000_000)),
  annual_fee_amount: z.nullable(wholeRupees(1_000_000)),
  fee_waiver: z.nullable(line(200)),
  /** Percent a year on what is not paid in time. */
  apr_percent: z.nullable(
    z
      .number({ error: 'apr_percent_invalid' })
      .check(z.gte(0, 'apr_percent_invalid'), z.lte(100, 'apr_percent_invalid'))
      .check(z.multipleOf(0.01, 'apr_percent_invalid')),
  ),
  /** The issuer's one-page key-fact statement. */
  kfs_url: z.nullable(HttpsLink),
  /** The least deposit that a secured card is given against. */
  deposit_min: z.nullable(wholeRupees(100_000_000)),
  /** The least income a month that the issuer asks for, where it states one. */
  income_min: z.nullable(wholeRupees(10_000_000).check(z.gte(1, 'amount_invalid'))),
  benefits: z
    .array(z.enum(cardBenefits, { error: 'benefits_invalid' }), { error: 'benefits_invalid' })
    .check(z.refine((benefits) => new Set(benefits).size === benefits.length, 'benefits_invalid')),
} as const
export type CardProperty = keyof typeof cardFields
export const cardProperties = Object.keys(cardFields) as [CardProperty, ...CardProperty[]]

export const cardValue = (property: CardProperty): z.ZodMiniType => cardFields[property]
