import { expect, it } from 'vitest'
import { LenderFailure } from './lender-connector.ts'

it.each([
  ['timeout', false, true],
  ['refused', false, true],
  ['rubbish', false, true],
  ['rejected', true, false],
  ['duplicate', true, false],
  ['stopped', false, false],
] as const)('%s: the last word %s, a fault of the lender %s', (kind, isFinal, isFault) => {
  const failure = new LenderFailure(kind, 'said')
  expect([failure.isFinal, failure.isFault]).toEqual([isFinal, isFault])
  expect(failure).toMatchObject({ kind, message: 'said', reason: null })
})

it('keeps the reason of a no', () => {
  expect(new LenderFailure('rejected', 'said', 'LOW_SCORE').reason).toBe('LOW_SCORE')
})
