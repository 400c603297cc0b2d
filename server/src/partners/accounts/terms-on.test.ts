import { describe, expect, test } from 'vitest'
import { stateOfTerms, termsOn, type AgreedTerms } from './terms-on.ts'

const agreed = (terms_id: number, valid_from: string): AgreedTerms => ({
  terms_id,
  valid_from,
  revenue_percent: terms_id,
  revenue_flat_fee: 0,
})
/** Not in the order of their days: the rule sorts. */
const history = [
  agreed(1, '2026-04-01'),
  agreed(4, '2026-10-01'),
  agreed(2, '2027-01-01'),
  agreed(3, '2026-10-01'),
]

test.each([
  ['2026-03-31', null],
  ['2026-04-01', 1],
  ['2026-09-30', 1],
  ['2026-10-01', 4],
  ['2026-12-31', 4],
  ['2027-01-01', 2],
])('on %s the terms are %s', (day, terms_id) => {
  expect(termsOn(history, day)?.terms_id ?? null).toBe(terms_id)
})

describe('on 22/11/2026', () => {
  test.each([
    [1, 'past'],
    [2, 'planned'],
    [3, 'replaced'],
    [4, 'in_force'],
  ] as const)('terms %i are %s', (terms_id, state) => {
    const one = history.find((terms) => terms.terms_id === terms_id) ?? agreed(0, '')
    expect(stateOfTerms(history, one, '2026-11-22')).toBe(state)
  })

  test('what was replaced for its day never counts, also later', () => {
    expect(stateOfTerms(history, agreed(3, '2026-10-01'), '2027-02-01')).toBe('replaced')
    expect(stateOfTerms(history, agreed(4, '2026-10-01'), '2027-02-01')).toBe('past')
  })
})
