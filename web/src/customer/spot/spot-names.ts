import type { ProductType } from '@marketplace/contract/reference/products'

/** States of a page, what the calculators answer, and the order of the offers: each is its drawing's id in spots.svg. */
export const ownSpots = [
  'sent',
  'none',
  'broken',
  'offline',
  'waiting',
  'instalment',
  'reach',
  'early',
  'order',
] as const
export type SpotName = (typeof ownSpots)[number] | ProductType

/** The drawing of each product, by its id in spots.svg. */
export const productSpots: Readonly<Partial<Record<SpotName, string>>> = {
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
} satisfies Record<ProductType, string>
