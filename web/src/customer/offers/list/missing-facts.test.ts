import { expect, it } from 'vitest'
import { matchChecks, type MatchCheck } from '@marketplace/contract/market/offers'
import { isScoreTold, missingFacts, waitingForScore } from './missing-facts.ts'

const reasons = (...codes: MatchCheck[]) => codes.map((code) => ({ code, needs: '', yours: '', text: '' }))
const offer = (possible: 0 | 1, ...codes: MatchCheck[]) => ({ possible, reasons: reasons(...codes) })

it.each([
  [['credit_score', 'no_credit_history'], ['score']],
  [
    ['pincode_not_served', 'credit_score'],
    ['pin', 'score'],
  ],
  [['income_below_min', 'instalment_cannot_repay'], ['income']],
  [[], []],
] as const)('%j waits for %j', (codes, facts) => {
  expect(missingFacts(reasons(...codes))).toEqual(facts)
})

it('every check has a fact', () => {
  expect(missingFacts(reasons(...matchChecks))).not.toContain(undefined)
})

it('those are counted that the score alone decides', () => {
  expect(
    waitingForScore([
      offer(1, 'credit_score'),
      offer(1, 'no_credit_history', 'credit_score'),
      offer(1, 'credit_score', 'pincode_not_served'),
      offer(1, 'pincode_not_served'),
      // Sure as it is, whatever else is said of it.
      offer(0, 'credit_score'),
    ]),
  ).toBe(2)
})

it.each([
  [null, false],
  [undefined, false],
  [8, false],
  [1, true],
  [7, true],
])('a score of %s is told: %s', (score, isTold) => {
  expect(isScoreTold(score)).toBe(isTold)
})
