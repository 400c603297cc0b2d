import { liveCardNeeds } from '@marketplace/contract/catalogue/live-card-needs'
import type { AnyMessageKey } from '../../platform/http/translate.ts'
import type { CardValues } from './credit-cards.queries.ts'

type Need = (typeof liveCardNeeds)[number]

const words: Readonly<Record<Need, AnyMessageKey>> = {
  issuer_name: 'card_issuer_missing',
  annual_fee: 'card_annual_fee_missing',
  joining_fee: 'card_joining_fee_missing',
  annual_fee_amount: 'card_annual_fee_amount_missing',
  apr_percent: 'card_apr_missing',
  kfs_url: 'card_kfs_missing',
  utm_link: 'card_link_missing',
}

/**
 * What a live card must not be without: what it costs and the APR with equal prominence, who issues it, its key-fact
 * statement (domain.md 5.7), and where it leads. A card that is not live lacks nothing.
 */
export const missingFacts = (card: CardValues): { field: string; key: AnyMessageKey }[] =>
  card.status === 1
    ? liveCardNeeds
        .filter((need) => card[need] === null || card[need] === undefined)
        .map((field) => ({ field, key: words[field] }))
    : []
