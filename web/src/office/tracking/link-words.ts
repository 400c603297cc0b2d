import type {
  ClickVerdict,
  GateNeed,
  LinkGate,
  LinkState,
  PartnerLink,
} from '@marketplace/contract/partner-area/partner-links'
import type { Tone } from '../show/status-dot.tsx'

/** Why a hit does not count. */
export const verdictWords: Readonly<Record<ClickVerdict, string>> = {
  ok: 'Counted',
  'bot:ua': 'A program, not a person',
  'bot:method': 'Only looked whether the page is there',
  prefetch: 'Fetched ahead by a browser',
  preview: 'Preview by WhatsApp or another app',
  'no-navigate': 'Fetched by a script, not opened',
  burst: 'Many within a second, as scanners do',
  repeat: 'Same person within an hour',
}

const stateLooks: Readonly<Record<LinkState, { label: string; tone: Tone }>> = {
  live: { label: 'Live', tone: 'good' },
  expired: { label: 'Expired', tone: 'idle' },
  ended: { label: 'Ended', tone: 'idle' },
}

const needWords: Readonly<Record<GateNeed, string>> = {
  training: 'the training',
  papers: 'the papers',
  housing: 'the declaration for housing finance',
}

/** What is missing, as a part of a sentence: "the training and the papers". */
export const missingWords = ({ missing }: LinkGate): string =>
  new Intl.ListFormat('en').format(missing.map((need) => needWords[need]))

/** How a link stands: one that is not over is live once nothing is missing, or as long as a partner of before has time. */
export const linkLook = ({
  state,
  gate,
}: Pick<PartnerLink, 'state' | 'gate'>): { label: string; tone: Tone } =>
  state === 'live' && gate.live === 0 ? { label: 'Not live', tone: 'warn' } : stateLooks[state]

/** The address without its scheme, as people say it. */
export const spokenAddress = (address: string): string => address.replace(/^https?:\/\//, '')

/** What a customer is sent on WhatsApp: the partner's own words can be put before it there. */
export const shareText = ({
  product_type,
  address,
  brand,
}: Pick<PartnerLink, 'product_type' | 'address' | 'brand'>): string =>
  `Compare ${product_type === null ? 'loans and cards' : product_type.toLowerCase()} of many lenders on ${brand.name}, with the whole cost before you apply: ${address}`

/** Opens WhatsApp with the words, to whomever the partner chooses there. */
export const whatsAppAddress = (link: Pick<PartnerLink, 'product_type' | 'address' | 'brand'>): string =>
  `https://wa.me/?text=${encodeURIComponent(shareText(link))}`

/** "14 days: least 0, most 6, last 2". */
export const daysWords = (days: readonly number[]): string =>
  `${days.length} days: least ${Math.min(...days)}, most ${Math.max(...days)}, last ${days.at(-1) ?? 0}`
