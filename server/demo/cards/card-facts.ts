import type { CardBenefit } from '@marketplace/contract/catalogue/card-benefits'
import type { CardArt } from './draw-card.ts'

/** What an example card is made of; the rest of its row follows from this. Money in whole rupees, the APR in percent a year. */
export interface CardFacts {
  called: string
  /** One of the example lenders. */
  issuer: string
  /** The row of the public list whose figures this example follows. */
  modelled_on: string
  fees: { joining: number; annual: number; text: string; waiver?: string }
  apr_percent: number
  key_feature: string
  bullets: readonly string[]
  benefits: readonly CardBenefit[]
  /** The least deposit; only cards against one have it. */
  deposit_min?: number
  /** The least income a month; not every issuer states one. */
  income_min?: number
  art: CardArt
}

/** Example cards: invented names, fees and features of one public row each; APRs are invented. */
export const cardFacts: readonly CardFacts[] = [
  {
    called: 'Udaan Cashback',
    issuer: 'Sahyadri Bank',
    modelled_on: 'SBI Cashback',
    fees: {
      joining: 999,
      annual: 999,
      text: '₹999 a year + GST',
      waiver: 'Waived when you spend ₹2,00,000 in a year',
    },
    apr_percent: 42,
    key_feature: '5% back on what you buy online',
    bullets: ['5% back online', '1% back in shops', 'At most ₹5,000 back a month'],
    benefits: ['cashback'],
    income_min: 30_000,
    art: { from: '#12324a', to: '#1f7a8c', pattern: 'waves' },
  },
  {
    called: 'Bazaar Points',
    issuer: 'Konkan Credit',
    modelled_on: 'Tata Neu HDFC',
    fees: { joining: 499, annual: 499, text: '₹499 a year + GST' },
    apr_percent: 43.8,
    key_feature: 'Points on groceries and household shopping',
    bullets: ['Points that do not expire for a year', 'Pay by UPI from the card'],
    benefits: ['rewards', 'groceries', 'upi'],
    income_min: 25_000,
    art: { from: '#4a1942', to: '#b5476d', pattern: 'rings' },
  },
  {
    called: 'Tota UPI',
    issuer: 'Chinarvan Finserv',
    modelled_on: 'Kiwi RuPay',
    fees: { joining: 0, annual: 0, text: 'No annual fee' },
    apr_percent: 44.4,
    key_feature: 'Pay any UPI code with a credit card',
    bullets: ['No joining fee and no annual fee', 'Scan and pay at small shops'],
    benefits: ['upi'],
    income_min: 20_000,
    art: { from: '#14532d', to: '#65a30d', pattern: 'leaves' },
  },
  {
    called: 'Saat Samundar',
    issuer: 'Sahyadri Bank',
    modelled_on: 'Scapia Federal',
    fees: { joining: 0, annual: 0, text: 'No annual fee' },
    apr_percent: 45,
    key_feature: 'No mark-up on payments abroad',
    bullets: ['0% foreign currency mark-up', 'No joining fee and no annual fee'],
    benefits: ['travel'],
    income_min: 40_000,
    art: { from: '#0f2a5f', to: '#3b82c4', pattern: 'rings' },
  },
  {
    called: 'Guru Rewards',
    issuer: 'Nilgiri Finance',
    modelled_on: 'Jupiter RuPay',
    fees: { joining: 0, annual: 0, text: 'No annual fee' },
    apr_percent: 43.2,
    key_feature: '10% back on shopping with chosen shops',
    bullets: ['10% back on shopping', '5% back on travel', '1% back on everything else'],
    benefits: ['cashback', 'rewards', 'travel'],
    income_min: 25_000,
    art: { from: '#3b1d5e', to: '#8457c9', pattern: 'waves' },
  },
  {
    called: 'Highway Fuel Xtra',
    issuer: 'Konkan Credit',
    modelled_on: 'IndianOil RBL XTRA',
    fees: { joining: 1_500, annual: 1_500, text: '₹1,500 a year + GST' },
    apr_percent: 47.4,
    key_feature: 'Up to 8.5% of your fuel bill back',
    bullets: ['Up to 8.5% back on fuel, in points', 'Fuel surcharge taken off'],
    benefits: ['fuel', 'rewards'],
    income_min: 35_000,
    art: { from: '#5c2310', to: '#e07a2f', pattern: 'stripes' },
  },
  {
    called: 'Kirana Saver',
    issuer: 'Mahua Capital',
    modelled_on: 'RBL Shoprite',
    fees: { joining: 0, annual: 0, text: 'No annual fee' },
    apr_percent: 46.2,
    key_feature: '5% back on groceries',
    bullets: ['5% back on groceries', 'No joining fee and no annual fee'],
    benefits: ['cashback', 'groceries'],
    income_min: 20_000,
    art: { from: '#7a3b00', to: '#d99a2b', pattern: 'leaves' },
  },
  {
    called: 'Sona One',
    issuer: 'Chinarvan Finserv',
    modelled_on: 'BOBCARD Uni GoldX',
    fees: { joining: 0, annual: 0, text: 'No annual fee' },
    apr_percent: 45,
    key_feature: 'Rewards paid out in digital gold',
    bullets: ['Rewards in digital gold', 'No joining fee and no annual fee'],
    benefits: ['rewards'],
    art: { from: '#2b2b2b', to: '#8c7330', pattern: 'stripes' },
  },
  {
    called: 'Pehla Kadam',
    issuer: 'Sahyadri Bank',
    modelled_on: 'SBI Unnati',
    fees: { joining: 0, annual: 499, text: 'No fee for four years, then ₹499 a year + GST' },
    apr_percent: 39,
    key_feature: 'A first card against a fixed deposit',
    bullets: ['Against a fixed deposit of ₹25,000', 'Builds your credit history'],
    benefits: ['first_card'],
    deposit_min: 25_000,
    art: { from: '#1b3a34', to: '#3f9b86', pattern: 'rings' },
  },
  {
    called: 'Neev Secured',
    issuer: 'Nilgiri Finance',
    modelled_on: 'IDFC FIRST WOW',
    fees: { joining: 0, annual: 0, text: 'No annual fee' },
    apr_percent: 36,
    key_feature: 'No income proof, against a fixed deposit',
    bullets: ['Against a fixed deposit of ₹20,000', 'The deposit goes on earning interest'],
    benefits: ['first_card'],
    deposit_min: 20_000,
    art: { from: '#22304d', to: '#5b7bb4', pattern: 'stripes' },
  },
  {
    called: 'Bharosa Easy',
    issuer: 'Mahua Capital',
    modelled_on: 'Axis Insta Easy',
    fees: { joining: 500, annual: 500, text: '₹500 a year + GST' },
    apr_percent: 40.8,
    key_feature: 'A card on the day of your deposit',
    bullets: ['Against a fixed deposit of ₹15,000', 'A limit of up to 80% of the deposit'],
    benefits: ['first_card'],
    deposit_min: 15_000,
    art: { from: '#5a1230', to: '#c2415f', pattern: 'waves' },
  },
  {
    called: 'Gullak Start',
    issuer: 'Konkan Credit',
    modelled_on: 'Kotak 811 DreamDifferent',
    fees: { joining: 0, annual: 0, text: 'No annual fee' },
    apr_percent: 37.2,
    key_feature: 'Begins with a deposit of ₹10,000',
    bullets: ['Against a fixed deposit of ₹10,000', 'No joining fee and no annual fee'],
    benefits: ['first_card'],
    deposit_min: 10_000,
    art: { from: '#0c4a4e', to: '#2aa198', pattern: 'leaves' },
  },
]
