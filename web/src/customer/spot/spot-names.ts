import type { ProductType } from '@marketplace/contract/reference/products'

/** States of a page, what the calculators answer, and the order of the offers. */
const others = {
  sent: 'sent',
  none: 'none',
  broken: 'broken',
  offline: 'offline',
  waiting: 'waiting',
  instalment: 'instalment',
  reach: 'reach',
  early: 'early',
  order: 'order',
} as const
export type SpotName = keyof typeof others

/** The drawing of each product and of each state, by its id in spots.svg. */
export const spotIds: Readonly<Record<ProductType | SpotName, string>> = {
  'Personal Loans': 'personal',
  'Business Loans': 'business',
  'Gold Loans': 'gold',
  'Affordable Housing Loan': 'home',
  'Credit Cards': 'cards',
  'Student Loans': 'student',
  'Discount Vouchers': 'vouchers',
  Deals: 'deals',
  '2-wheeler': 'two-wheeler',
  Car: 'car',
  Health: 'health',
  Shop: 'shop',
  'Other Insurance': 'cover',
  ...others,
}
