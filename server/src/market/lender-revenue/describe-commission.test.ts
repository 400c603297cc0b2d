import { expect, it } from 'vitest'
import { describeCommission } from './describe-commission.ts'
import { slab } from './example-slabs.ts'

const lakh = 10_000_000 // paise
const percents = [slab({ percent: 2_000 }), slab({ percent: 2_250 })]
const flat = [slab({ flat: 110_000, percent: 0 })]
const both = [slab({ flat: 50_000, percent: 1_000 })]

it.each([
  [
    'each slab of a ladder prices its part',
    percents,
    {
      rule: 1,
      parts: [
        { rule: 0, disbursed: 50 * lakh, loans: 0 },
        { rule: 1, disbursed: 22 * lakh, loans: 0 },
      ],
      paise: 14_950_000,
    },
    '₹50,00,000 × 2 % + ₹22,00,000 × 2.25 % = ₹1,49,500',
  ],
  [
    'a flat fee',
    flat,
    { rule: 0, parts: [{ rule: 0, disbursed: lakh, loans: 24 }], paise: 2_640_000 },
    '24 loans × ₹1,100 = ₹26,400',
  ],
  [
    'both of one rule',
    both,
    { rule: 0, parts: [{ rule: 0, disbursed: lakh, loans: 1 }], paise: 150_000 },
    '1 loan × ₹500 + ₹1,00,000 × 1 % = ₹1,500',
  ],
  [
    'a sum in no slab',
    percents,
    {
      rule: 0,
      parts: [
        { rule: null, disbursed: lakh, loans: 3 },
        { rule: 0, disbursed: lakh, loans: 0 },
      ],
      paise: 200_000,
    },
    '₹1,00,000 in no slab + ₹1,00,000 × 2 % = ₹2,000',
  ],
  [
    'loans in no slab',
    flat,
    { rule: 0, parts: [{ rule: null, disbursed: 0, loans: 3 }], paise: 0 },
    '3 loans in no slab = ₹0',
  ],
  [
    'a rule with nothing to price',
    flat,
    { rule: 0, parts: [{ rule: 0, disbursed: 0, loans: 0 }], paise: 0 },
    '₹0 = ₹0',
  ],
  [
    'no rule',
    flat,
    { rule: null, parts: [], paise: 0 },
    'No active rule takes this month, so nothing is earned',
  ],
])('%s', (_, rules, commission, text) => {
  expect(describeCommission(rules, commission)).toBe(text)
})
