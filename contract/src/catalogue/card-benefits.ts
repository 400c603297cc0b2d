/** What a card may be good for; a card has any number of them. Their words are the pages' own. */
export const cardBenefits = [
  'cashback',
  'rewards',
  'travel',
  'fuel',
  'groceries',
  'upi',
  'first_card',
] as const
export type CardBenefit = (typeof cardBenefits)[number]
