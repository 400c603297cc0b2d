import { expect, test } from 'vitest'
import { explainGroups, type OpenLine, percentText } from './explain-groups.ts'

let count = 0
const line = (
  kind: OpenLine['kind'],
  expected: number,
  stated: number,
  rates: [number | null, number | null] = [null, null],
): OpenLine => ({
  line_id: `part-${++count}-1`,
  kind,
  expected: expected * 100,
  stated: stated * 100,
  our_rate: rates[0],
  their_rate: rates[1],
})
const rule = { place: 2, pricing: 'volume', disbursed: 64_50_000_00 } as const
const many = (times: number, ...facts: Parameters<typeof line>): OpenLine[] =>
  Array.from({ length: times }, () => line(...facts))
const sentences = (lines: OpenLine[]): string[] =>
  explainGroups(lines, rule).map(({ sentence }) => sentence.replaceAll('\u00a0', ' '))

test.each([
  [
    many(5, 'TIER_MISSED', 6_750, 6_000, [225, 200]),
    ['All five are short by the same ratio: they paid 2 %, our rule 2 says 2.25 %.'],
  ],
  [
    many(2, 'RATE_DIFFERS', 6_000, 6_750, [200, 225]),
    ['Both are above by the same ratio: they paid 2.25 %, our rule 2 says 2 %.'],
  ],
  [
    many(1, 'RATE_DIFFERS', 6_750, 6_000, [225, 200]),
    ['It is short: they paid 2 %, our rule 2 says 2.25 %.'],
  ],
  [
    [line('RATE_DIFFERS', 10, 9, [210, 200]), line('RATE_DIFFERS', 10, 9, [220, 200])],
    ['Both are short by the same ratio: they paid 2 %, our rule 2 says another sum.'],
  ],
  [many(12, 'TIER_MISSED', 10, 9), ['All 12 are short: our rule 2 says another sum.']],
  [
    [line('RATE_DIFFERS', 10, 9, [200, 180]), line('RATE_DIFFERS', 100, 50, [200, 100])],
    [
      'It is short: they paid 1 %, our rule 2 says 2 %.',
      'It is short: they paid 1.8 %, our rule 2 says 2 %.',
    ],
  ],
  [many(1, 'AMOUNT_DIFFERS', 6_188, 5_126), ['One sum is ₹1,062 less than expected, and no rate gives it.']],
  [many(3, 'AMOUNT_DIFFERS', 100, 110), ['Three sums differ by no common rate: ₹30 more in all.']],
  [
    many(1, 'NOT_STATED', 11_250, 0),
    ['One line is not stated: the lender names no commission for it, and we expect ₹11,250.'],
  ],
  [many(2, 'NOT_EXPECTED', 0, 500), ['Two lines are stated that we do not expect: ₹1,000.']],
  [many(1, 'REVERSED', 0, 500), ['One line is taken back on one side alone: ₹500 apart.']],
  [many(1, 'LATE', 0, 200), ['One line is stated for a month that is closed: ₹200 apart.']],
  [[], []],
])('lines that are alike have one sentence', (lines, said) => {
  expect(sentences(lines)).toEqual(said)
})

test('the lower slab says how the rule prices', () => {
  const [group] = explainGroups(many(1, 'TIER_MISSED', 6_750, 6_000, [225, 200]), rule)
  expect(group?.more).toBe(
    'They pay our next lower slab. Our rule 2 is by volume: it prices the whole month, ₹64,50,000, from the first rupee.',
  )
  const [step] = explainGroups(many(1, 'TIER_MISSED', 6_750, 6_000), { ...rule, pricing: 'graduated' })
  expect(step?.more).toContain('Our rule 2 is graduated')
  expect(explainGroups(many(1, 'TIER_MISSED', 6_750, 6_000), null)[0]?.more).toBeNull()
})

test('a percentage has the digits that it needs', () => {
  expect([200, 225, 5].map(percentText)).toEqual(['2\u00a0%', '2.25\u00a0%', '0.05\u00a0%'])
})
