import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { slab, someMonth, someRule } from './example-slabs.ts'
import { nextSlabs } from './next-slab.ts'
import { pickRule } from './pick-rule.ts'
import type { SlabRule } from './slab-rule.ts'

const lakh = 10_000_000 // paise
const ladder = (pricing: 'volume' | 'graduated', top = 2_250): SlabRule[] => [
  slab({ pricing, disbursed: [null, 50 * lakh - 1], percent: 2_000 }),
  slab({ pricing, disbursed: [50 * lakh, null], percent: top }),
]
const cards = (to: number): SlabRule[] => [
  slab({ loans: [null, to], flat: 110_000, percent: 0 }),
  slab({ loans: [to + 1, null], flat: 150_000, percent: 0 }),
]

it.each([
  [
    'a better slab',
    ladder('volume'),
    { disbursed: 46 * lakh, loans: 20 },
    ['₹4,00,000 more this month lifts all to 2.25 %'],
  ],
  [
    'a worse one',
    ladder('volume', 1_000),
    { disbursed: 46 * lakh, loans: 20 },
    ['₹4,00,000 more this month lowers all to 1 %'],
  ],
  [
    'graduated',
    ladder('graduated'),
    { disbursed: 46 * lakh, loans: 20 },
    ['₹4,00,000 more this month reaches the slab that earns 2.25 %'],
  ],
  [
    'where two slabs touch the first holds the bound',
    [
      slab({ disbursed: [null, 50 * lakh], percent: 2_000 }),
      slab({ disbursed: [50 * lakh, null], percent: 2_250 }),
    ],
    { disbursed: 46 * lakh, loans: 20 },
    ['Just over ₹4,00,000 more this month lifts all to 2.25 %'],
  ],
  ['the last slab', ladder('volume'), { disbursed: 60 * lakh, loans: 20 }, []],
  [
    'by number',
    cards(25),
    { disbursed: 46 * lakh, loans: 23 },
    ['3 more loans of the same size lift all to ₹1,500 a loan'],
  ],
  [
    'by one',
    cards(25),
    { disbursed: 46 * lakh, loans: 25 },
    ['1 more loan of the same size lifts all to ₹1,500 a loan'],
  ],
  [
    'over a gap, to what pays again',
    [slab({ disbursed: [null, 10 * lakh] }), slab({ disbursed: [20 * lakh, null], percent: 3_000 })],
    { disbursed: 15 * lakh, loans: 5 },
    ['₹5,00,000 more this month lifts all to 3 %'],
  ],
  [
    'by the average, at the least sum that rounds to it',
    [slab({ ats: [3 * lakh, null], percent: 3_000 }), slab({})],
    { disbursed: 5 * lakh, loans: 2 },
    ['₹99,999.99 more this month lifts all to 3 %'],
  ],
  [
    'an inactive slab is none',
    ladder('volume').map((rule, n) => ({ ...rule, active: n === 0 })),
    { disbursed: lakh, loans: 1 },
    [],
  ],
  ['no loans yet', ladder('volume'), { disbursed: 0, loans: 0 }, []],
])('%s', (_, rules, month, texts) => {
  expect(nextSlabs(rules, month).map(({ text }) => text)).toEqual(texts)
})

it('says what the further month would give', () => {
  expect(nextSlabs(ladder('volume'), { disbursed: 46 * lakh, loans: 20 })).toMatchObject([
    { more_disbursed: 4 * lakh, more_loans: 0, paise: 112_500_00 },
  ])
  expect(nextSlabs(cards(25), { disbursed: 46 * lakh, loans: 23 })).toMatchObject([
    { more_disbursed: 6 * lakh, more_loans: 3, paise: 39_000_00 },
  ])
})

it('goes forward, to another rule, and passes no nearer one by', () => {
  fc.assert(
    fc.property(
      fc.array(someRule, { maxLength: 4 }),
      someMonth.filter(({ loans }) => loans > 0),
      (rules, month) => {
        const here = pickRule(rules, month)
        for (const { more_disbursed, more_loans } of nextSlabs(rules, month)) {
          const there = { disbursed: month.disbursed + more_disbursed, loans: month.loans + more_loans }
          const picked = pickRule(rules, there)
          expect(picked).not.toBeNull()
          expect(picked).not.toBe(here)
          expect(more_disbursed + more_loans).toBeGreaterThan(0)
          if (more_loans > 0) continue
          for (let less = 1; less < more_disbursed; less += 1) {
            const nearer = pickRule(rules, { ...month, disbursed: month.disbursed + less })
            expect([null, here]).toContain(nearer)
          }
        }
      },
    ),
    { numRuns: 500 },
  )
})
