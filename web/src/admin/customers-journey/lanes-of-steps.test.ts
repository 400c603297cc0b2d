import { expect, test } from 'vitest'
import { heardText, lanesOfSteps } from './lanes-of-steps.ts'

const step = (what: string, lender: string | null, waited: number | null) => ({
  what,
  lender,
  waited,
  heard_day: '2026-11-22',
  at: '2026-11-22T06:36:00.000Z',
  taken_back: 0 as const,
})

test('ours first, then one lane a lender, also of two lenders of one name', () => {
  const steps = [
    step('Started', null, null),
    step('Applied', null, 9),
    step('SENT', 'Ganga', null),
    step('APPROVED', 'Ganga', 5),
    step('SENT', 'Ganga', null),
    step('SENT', 'Yamuna', 3),
  ]
  expect(lanesOfSteps(steps).map(({ lender, steps: own }) => [lender, own.map(({ what }) => what)])).toEqual([
    [null, ['Started', 'Applied']],
    ['Ganga', ['SENT', 'APPROVED']],
    ['Ganga', ['SENT']],
    ['Yamuna', ['SENT']],
  ])
  expect(lanesOfSteps([])).toEqual([])
})

test.each([
  ['2026-11-22', '2026-11-22T06:36:00.000Z', null],
  // Half past midnight in India is the day before by Greenwich.
  ['2026-11-22', '2026-11-21T19:00:00.000Z', null],
  ['2026-11-24', '2026-11-21T19:00:00.000Z', 'heard 24/11/2026'],
])('heard on %s of what happened at %s: %s', (heard_day, at, text) => {
  expect(heardText({ heard_day, at })).toBe(text)
})
