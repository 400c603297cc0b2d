import type { LoanRange } from '@marketplace/contract/market/loan-ranges'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { CreativeChannel } from '@marketplace/contract/partner-area/creatives'
import { recordOf } from '@marketplace/contract/reference/product-records'
import type { ProductType } from '@marketplace/contract/reference/products'

/** What is put into a creative. */
export interface FillFacts {
  link: string
  partner: string
  brand: string
  legal_name: string
  /** What the live lenders of its product publish today; null without any. */
  range: LoanRange | null
}

const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`

const fromTo: Readonly<Record<LanguageId, (from: string, to: string) => string>> = {
  en: (from, to) => `${from} to ${to}`,
  hi: (from, to) => `${from} से ${to}`,
}
const aYear: Readonly<Record<LanguageId, (rates: string) => string>> = {
  en: (rates) => `${rates} a year`,
  hi: (rates) => `${rates} सालाना`,
}

/** The words with everything put in; null where they speak of what no lender publishes. */
export const fillWords = (words: string, language: LanguageId, facts: FillFacts): string | null => {
  const { range, link, partner, brand } = facts
  const ofRange =
    range === null
      ? {}
      : {
          rates: aYear[language](fromTo[language](`${range.rate_min}%`, `${range.rate_max}%`)),
          amounts: fromTo[language](rupees(range.amount_min), rupees(range.amount_max)),
          months: String(range.tenure_max_months),
        }
  const values: Readonly<Record<string, string | undefined>> = { link, partner, brand, ...ofRange }
  let isWhole = true
  const filled = words.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) isWhole = false
    return value ?? ''
  })
  return isWhole ? filled : null
}

type Kind = ReturnType<typeof recordOf>['kind']

/** Who decides, by kind of product; null speaks of all. */
const whoDecides: Readonly<Record<LanguageId, Readonly<Record<Kind | 'any', string>>>> = {
  en: {
    loan: 'Loans are given by banks and NBFCs; they decide on each application.',
    card: 'Cards are issued by banks; they decide on each application.',
    insurance: 'Insurance is sold by the licensed entity alone.',
    voucher: 'Offers are of their merchants, while they last.',
    any: 'Loans and cards are given by banks and NBFCs; they decide on each application.',
  },
  hi: {
    loan: 'लोन बैंक और NBFC देते हैं; हर आवेदन पर फ़ैसला उन्हीं का है।',
    card: 'कार्ड बैंक जारी करते हैं; हर आवेदन पर फ़ैसला उन्हीं का है।',
    insurance: 'बीमा केवल लाइसेंस वाली संस्था बेचती है।',
    voucher: 'ऑफ़र दुकानदारों के हैं, स्टॉक रहने तक।',
    any: 'लोन और कार्ड बैंक और NBFC देते हैं; हर आवेदन पर फ़ैसला उन्हीं का है।',
  },
}
const whoSpeaks: Readonly<Record<LanguageId, (facts: FillFacts) => string>> = {
  en: ({ partner, brand, legal_name }) => `Advertisement of ${partner}, partner of ${brand} (${legal_name}).`,
  hi: ({ partner, brand, legal_name }) => `विज्ञापन: ${partner}, ${brand} (${legal_name}) के पार्टनर।`,
}
const inBrief: Readonly<Record<LanguageId, (facts: FillFacts) => string>> = {
  en: ({ partner, brand }) => `Ad: ${partner}, ${brand} partner. Lenders decide.`,
  hi: ({ partner, brand }) => `विज्ञापन: ${partner}, ${brand} पार्टनर। फ़ैसला लेंडर का।`,
}

/** The line of the advertiser: whose advertisement it is, and who decides. An SMS has the short one. */
export const advertiserLine = (
  language: LanguageId,
  { product_type, channel }: { product_type: ProductType | null; channel: CreativeChannel | null },
  facts: FillFacts,
): string => {
  const brief: ReadonlySet<CreativeChannel | null> = new Set(['sms'])
  if (brief.has(channel)) return inBrief[language](facts)
  const kind = product_type === null ? 'any' : recordOf(product_type).kind
  return `${whoSpeaks[language](facts)} ${whoDecides[language][kind]}`
}

/** Partner's own link; `q=1` marks those who scanned a code. */
export const ownLink = (
  origin: string,
  { slug, utm_id }: { slug: string; utm_id: string | null },
  isCode: boolean,
): string => {
  const query = new URLSearchParams({
    ...(utm_id !== null && { utm_id }),
    ...(isCode && { q: '1' }),
  }).toString()
  return `${origin}/${slug}${query === '' ? '' : `?${query}`}`
}
