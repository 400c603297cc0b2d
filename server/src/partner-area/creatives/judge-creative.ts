import type { CreativeFacts } from '@marketplace/contract/partner-area/creatives-office'
import type { ProductType } from '@marketplace/contract/reference/products'
import { forbiddenClaim, speaksOfRange, unknownPlaceholders } from './judge-words.ts'

/** What is wrong with one field; the keys of messages with their values. */
interface Fault {
  field: string
  key:
    | 'banner_too_long'
    | 'claim_forbidden'
    | 'ends_before_begin'
    | 'heading_missing'
    | 'invalid_value'
    | 'lender_unknown'
    | 'link_missing'
    | 'picture_of_banner'
    | 'placeholder_unknown'
    | 'sms_too_long'
  values?: Readonly<Record<string, string>>
}

const SMS_MOST = 300
/** What a banner has room for, at sizes that are read from a counter. */
const BANNER_MOST = { heading: 60, body: 200 } as const

const wordFaults = (field: string, words: string): Fault[] => {
  const claim = forbiddenClaim(words)
  if (claim !== null) return [{ field, key: 'claim_forbidden', values: { words: claim } }]
  const [unknown] = unknownPlaceholders(words)
  return unknown === undefined ? [] : [{ field, key: 'placeholder_unknown', values: { words: unknown } }]
}

const messageFaults = ({ channel, heading, body, picture }: CreativeFacts): Fault[] => [
  ...(channel === null ? [{ field: 'creative.channel', key: 'invalid_value' } as const] : []),
  ...(body.includes('{link}') ? [] : [{ field: 'creative.body', key: 'link_missing' } as const]),
  ...(channel === 'email' && heading === null
    ? [{ field: 'creative.heading', key: 'heading_missing' } as const]
    : []),
  ...(channel === 'sms' && body.length > SMS_MOST
    ? [{ field: 'creative.body', key: 'sms_too_long' } as const]
    : []),
  ...(picture === null ? [] : [{ field: 'creative.picture', key: 'picture_of_banner' } as const]),
]

const bannerFaults = ({ channel, heading, body }: CreativeFacts): Fault[] => [
  ...(channel === null ? [] : [{ field: 'creative.channel', key: 'invalid_value' } as const]),
  ...(heading === null ? [{ field: 'creative.heading', key: 'heading_missing' } as const] : []),
  ...((heading ?? '').length > BANNER_MOST.heading
    ? [{ field: 'creative.heading', key: 'banner_too_long' } as const]
    : []),
  ...(body.length > BANNER_MOST.body ? [{ field: 'creative.body', key: 'banner_too_long' } as const] : []),
]

/**
 * What is wrong with a creative that is to be saved; nothing where it may stand.
 * @param productOf the product of a lender, null where there is none of that id.
 */
export const judgeCreative = (
  creative: CreativeFacts,
  productOf: (lenderId: number) => ProductType | null,
): Fault[] => {
  const { format, product_type, lender_id, heading, body, valid_from, valid_to } = creative
  const isOfLender = lender_id === null || productOf(lender_id) === product_type
  return [
    ...(isOfLender ? [] : [{ field: 'creative.lender_id', key: 'lender_unknown' } as const]),
    ...(product_type === null && speaksOfRange(`${heading ?? ''} ${body}`)
      ? [{ field: 'creative.product_type', key: 'invalid_value' } as const]
      : []),
    ...(valid_to !== null && valid_to < valid_from
      ? [{ field: 'creative.valid_to', key: 'ends_before_begin' } as const]
      : []),
    ...wordFaults('creative.body', body),
    ...(heading === null ? [] : wordFaults('creative.heading', heading)),
    ...(format === 'message' ? messageFaults(creative) : bannerFaults(creative)),
  ]
}
