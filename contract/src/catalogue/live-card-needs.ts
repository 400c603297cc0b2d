import type { CardProperty } from './card-fields.ts'

/** What a live card must say: the fees and the APR with equal prominence, who issues it, its statement, and where it leads (domain.md 5.7). */
export const liveCardNeeds = [
  'issuer_name',
  'annual_fee',
  'joining_fee',
  'annual_fee_amount',
  'apr_percent',
  'kfs_url',
  'utm_link',
] as const satisfies readonly CardProperty[]
