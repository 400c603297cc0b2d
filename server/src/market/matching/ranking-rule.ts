import type { RateBasis } from '@marketplace/contract/market/lenders'
import type { RankingRule } from '@marketplace/contract/market/offers'

/** All that the order of offers may look at. There is no way from here to what a lender pays, to its priority or its ads. */
export interface Rankable {
  lender_id: number
  lender_name: string
  /** Rupees this offer is for, and rupees asked for. */
  amount: number
  asked: number
  /** Percent a year and rupees a month, as shown. */
  apr: number
  emi: number
  rate_basis: RateBasis
  /** Whether the customer has an application with this lender in progress. */
  applied_here: boolean
}

interface RankingStep {
  key: string
  en: string
  hi: string
  /** Below 0 where the first offer comes first; 0 leaves it to the next step. */
  compare: (first: Rankable, second: Rankable) => number
}

const distance = ({ amount, asked }: Rankable): number => Math.abs(amount - asked)
const flag = (value: boolean): number => (value ? 1 : 0)

/** Code-unit order of the lower-case names: the same on every machine. */
const compareNames = (first: string, second: string): number => {
  const [a, b] = [first.toLowerCase(), second.toLowerCase()]
  return a < b ? -1 : flag(a > b)
}

interface Rule extends Omit<RankingRule, 'steps'> {
  steps: readonly RankingStep[]
}

/**
 * The rule in force (domain.md 1 and 3.3, decisions.md 17). This one object orders the offers (rank-offers.ts) and is what
 * the page "How we order offers" is generated from. A change is a new version with an entry in `changes`.
 */
export const rankingRule: Rule = {
  version: 'v1',
  in_force_since: '2026-11-01',
  steps: [
    {
      key: 'asked_amount',
      en: 'Offers for the full amount you asked for come first. Offers for another amount follow.',
      hi: 'पहले वे ऑफ़र जो आपकी माँगी हुई पूरी रकम देते हैं। दूसरी रकम वाले ऑफ़र उनके बाद।',
      compare: (first, second) => flag(distance(first) > 0) - flag(distance(second) > 0),
    },
    {
      key: 'applied_here',
      en: 'In each of these two groups, a lender where you have an application in progress comes first.',
      hi: 'इन दोनों समूहों में वह लेंडर पहले आता है जहाँ आपका आवेदन चल रहा है।',
      compare: (first, second) => flag(second.applied_here) - flag(first.applied_here),
    },
    {
      key: 'nearest_amount',
      en: 'Offers for another amount: the one nearest to what you asked for comes first.',
      hi: 'दूसरी रकम वाले ऑफ़र: जो रकम आपकी माँग के सबसे पास है वह पहले।',
      compare: (first, second) => distance(first) - distance(second),
    },
    {
      key: 'lower_amount',
      en: 'Of two that are equally near, the lower amount comes first.',
      hi: 'दो रकमें बराबर पास हों तो कम रकम पहले।',
      compare: (first, second) => first.amount - second.amount,
    },
    {
      key: 'from_rate_last',
      en: 'Then, lenders that publish only a "from" rate come after the others, because your rate may be higher.',
      hi: 'फिर, जो लेंडर सिर्फ़ "से शुरू" वाली दर बताते हैं वे बाकी के बाद आते हैं, क्योंकि आपकी दर ज़्यादा हो सकती है।',
      compare: (first, second) => flag(first.rate_basis === 'from') - flag(second.rate_basis === 'from'),
    },
    {
      key: 'lowest_apr',
      en: 'Then by yearly cost with charges (APR), lowest first: at the lender’s firm rate for you, else its representative rate, else its highest published rate ("up to").',
      hi: 'फिर शुल्क सहित सालाना लागत (APR) से, सबसे कम पहले: आपके लिए लेंडर की पक्की दर पर, वह न हो तो उसके ज़्यादातर ग्राहकों को मिलने वाली दर पर, वह भी न हो तो उसकी बताई सबसे ऊँची दर ("तक") पर।',
      compare: (first, second) => first.apr - second.apr,
    },
    {
      key: 'lower_emi',
      en: 'Where the APR is equal, the lower EMI comes first.',
      hi: 'APR बराबर हो तो कम EMI पहले।',
      compare: (first, second) => first.emi - second.emi,
    },
    {
      key: 'name',
      en: 'Where that is equal too, by the lender’s name from A to Z.',
      hi: 'वह भी बराबर हो तो लेंडर के नाम से, A से Z।',
      compare: (first, second) => compareNames(first.lender_name, second.lender_name),
    },
    {
      key: 'lender_number',
      en: 'Of two lenders of the same name, the one that joined us first.',
      hi: 'एक ही नाम के दो लेंडर हों तो जो हमसे पहले जुड़ा वह पहले।',
      compare: (first, second) => first.lender_id - second.lender_id,
    },
  ],
  never_used: [
    {
      key: 'commission',
      en: 'What a lender pays us',
      hi: 'लेंडर हमें क्या देता है',
    },
    {
      key: 'priority',
      en: 'The priority that our staff keep for their own lists',
      hi: 'हमारे स्टाफ़ की अपनी सूचियों की प्राथमिकता',
    },
    {
      key: 'special_offer',
      en: 'The words of special offers: they are shown on the card. A fee or a rate that a lender states in one for every customer counts in its APR like any other price',
      hi: 'ख़ास ऑफ़र के शब्द: वे सिर्फ़ कार्ड पर दिखते हैं। उसमें हर ग्राहक के लिए बताई गई फ़ीस या दर बाकी कीमतों की तरह APR में गिनी जाती है',
    },
  ],
  changes: [
    {
      version: 'v1',
      day: '2026-11-01',
      en: 'First version.',
      hi: 'पहला वर्शन।',
    },
  ],
}

/** The rule as customers and lenders read it. */
export const publishedRankingRule: RankingRule = {
  ...rankingRule,
  steps: rankingRule.steps.map(({ key, en, hi }) => ({ key, en, hi })),
}

/** Lenders that did not match have no order of merit: by name from A to Z, then by number. */
export const byName = (
  first: Pick<Rankable, 'lender_name' | 'lender_id'>,
  second: Pick<Rankable, 'lender_name' | 'lender_id'>,
): number => compareNames(first.lender_name, second.lender_name) || first.lender_id - second.lender_id
