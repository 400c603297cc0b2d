import { expect, it } from 'vitest'
import { benefitParts } from './benefit-parts.ts'

it.each([
  ['5% back on what you buy online', '5% back', 'on what you buy online'],
  ['Up to 8.5% of your fuel bill back', 'Up to 8.5%', 'of your fuel bill back'],
  ['₹1,000 back on your first bill', '₹1,000 back', 'on your first bill'],
  ['Begins with a deposit of ₹10,000', 'Begins with a deposit of ₹10,000', null],
  ['5% back', '5% back', null],
])('%s', (feature, figure, rest) => {
  expect(benefitParts(feature)).toEqual({ figure, rest })
})
