import { RankingRule } from '@marketplace/contract/market/offers'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankOffers } from './rank-offers.ts'
import type { Rankable } from './ranking-rule.ts'
import { publishedRankingRule, rankingRule } from './ranking-rule.ts'

const offer = (lender_id: number, change: Partial<Rankable> = {}): Rankable => ({
  lender_id,
  lender_name: `Lender ${lender_id}`,
  amount: 500_000,
  asked: 500_000,
  apr: 15,
  emi: 17_000,
  rate_basis: 'representative',
  applied_here: false,
  ...change,
})

// duty 3: the order is the published rule.
describe('rankOffers', () => {
  it.each<[string, Rankable[], [number, string][]]>([
    [
      'APR ascending, whatever the basis',
      [
        offer(1, { apr: 16, rate_basis: 'firm' }),
        offer(2, { apr: 14, rate_basis: 'up_to' }),
        offer(3, { apr: 15 }),
      ],
      [
        [2, 'lowest_apr'],
        [3, 'lowest_apr'],
        [1, 'lowest_apr'],
      ],
    ],
    [
      'equal APR: the lower EMI',
      [offer(1, { emi: 17_001 }), offer(2, { emi: 17_000 })],
      [
        [2, 'lowest_apr'],
        [1, 'lowest_apr'],
      ],
    ],
    [
      'equal EMI: the name, in any case',
      [
        offer(1, { lender_name: 'beas Bank' }),
        offer(2, { lender_name: 'Chambal' }),
        offer(3, { lender_name: 'Aravali' }),
      ],
      [
        [3, 'lowest_apr'],
        [1, 'lowest_apr'],
        [2, 'lowest_apr'],
      ],
    ],
    [
      '"from" rates after all others',
      [
        offer(1, { apr: 10, rate_basis: 'from' }),
        offer(2, { apr: 9, rate_basis: 'from' }),
        offer(3, { apr: 30 }),
      ],
      [
        [3, 'lowest_apr'],
        [2, 'apr_not_stated'],
        [1, 'apr_not_stated'],
      ],
    ],
    [
      'other amounts after the asked one, by distance, the lower on a tie',
      [
        offer(1, { amount: 600_000, apr: 9 }),
        offer(2, { amount: 400_000, apr: 20 }),
        offer(3, { amount: 450_000, apr: 20 }),
        offer(4, { apr: 30, rate_basis: 'from' }),
      ],
      [
        [4, 'apr_not_stated'],
        [3, 'nearest_amount'],
        [2, 'nearest_amount'],
        [1, 'nearest_amount'],
      ],
    ],
    [
      'the same other amount: APR',
      [offer(1, { amount: 400_000, apr: 16 }), offer(2, { amount: 400_000, apr: 15 })],
      [
        [2, 'nearest_amount'],
        [1, 'nearest_amount'],
      ],
    ],
    [
      'applied here comes first, in its own group',
      [
        offer(1),
        offer(2, { apr: 30, rate_basis: 'from', applied_here: true }),
        offer(3, { amount: 499_999 }),
        offer(4, { amount: 10_000, applied_here: true }),
      ],
      [
        [2, 'applied_here'],
        [1, 'lowest_apr'],
        [4, 'applied_here'],
        [3, 'nearest_amount'],
      ],
    ],
  ])('%s', (_name, offers, order) => {
    expect(rankOffers(offers).map((rank) => [rank.lender_id, rank.position_reason])).toEqual(order)
    expect(rankOffers(offers).map((rank) => rank.position)).toEqual(order.map((_, index) => index + 1))
  })

  const anyOffer = fc.record({
    lender_id: fc.integer({ min: 1, max: 1_000 }),
    lender_name: fc.constantFrom('Aravali', 'Beas', 'chambal', 'Aravali'),
    amount: fc.constantFrom(300_000, 450_000, 500_000, 550_000),
    asked: fc.constant(500_000),
    apr: fc.constantFrom(12, 14, 14.5),
    emi: fc.constantFrom(16_000, 17_000),
    rate_basis: fc.constantFrom('firm', 'representative', 'up_to', 'from'),
    applied_here: fc.boolean(),
  } as const)

  it('does not depend on the order of the input', () => {
    const offers = fc.uniqueArray(anyOffer, { selector: ({ lender_id }) => lender_id, maxLength: 30 })
    fc.assert(
      fc.property(
        offers.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, shuffled]) => {
          expect(rankOffers(shuffled)).toEqual(rankOffers(list))
        },
      ),
    )
  })

  it('reads nothing of an offer but what the type lists', () => {
    const read = new Set<PropertyKey>()
    const watched = [1, 2, 3, 4].map(
      (id) =>
        new Proxy(offer(id, { lender_name: 'Same', amount: 400_000 }), {
          get: (target, key, receiver): unknown => {
            read.add(key)
            return Reflect.get(target, key, receiver)
          },
        }),
    )
    rankOffers(watched)
    expect(read).toEqual(new Set(Object.keys(offer(1))))
  })
})

describe('the published rule', () => {
  it('is the rule that orders, step by step, in both languages', () => {
    expect(RankingRule.parse(publishedRankingRule)).toEqual(publishedRankingRule)
    expect(publishedRankingRule.steps.map(({ key }) => key)).toEqual(rankingRule.steps.map(({ key }) => key))
    for (const { en, hi } of [...rankingRule.steps, ...rankingRule.never_used, ...rankingRule.changes]) {
      expect(en).toMatch(/[A-Za-z]/)
      expect(hi).toMatch(/\p{Script=Devanagari}/u)
    }
  })

  it('tells when the version in force began', () => {
    expect(rankingRule.changes.at(-1)).toMatchObject({
      version: rankingRule.version,
      day: rankingRule.in_force_since,
    })
  })
})
