import { expect, it, test } from 'vitest'
import { needsSecond, settledText, settleWords } from './settle-words.ts'

const sums = { count: 5, expected: 35_563, stated: 31_750 }

it.each([
  ['accept', 'Accept theirs for 5 lines?', 'Accept 5 lines', '₹35,563 → ₹31,750'],
  ['dispute', 'Dispute 5 lines with the lender?', 'Dispute 5 lines', 'The difference of −₹3,813 stays'],
  ['write_off', 'Write off ₹3,813 of 5 lines?', 'Write off 5 lines', '₹3,813 of what we expect is our loss'],
  [
    'take_back',
    'Take back the settlement of 5 lines?',
    'Take back 5 lines',
    'Its entries are reversed, and the line is open again.',
  ],
] as const)('%s', (outcome, title, action, effect) => {
  const words = settleWords(outcome, sums)
  expect([words.title, words.action]).toEqual([title, action])
  expect(words.effect).toContain(effect)
  expect(words.cancel).toBe(outcome === 'take_back' ? 'Leave it settled' : 'Leave them open')
})

test('paise add up', () => {
  expect(settleWords('write_off', { count: 1, expected: 0.3, stated: 0.1 }).title).toBe(
    'Write off ₹0.20 of 1 line?',
  )
})

it.each([
  ['write_off', 10_000, 0, true],
  ['write_off', 10_000, 0.01, false],
  ['accept', 10_000, 0, false],
] as const)('%s of %d stated as %d needs a second person: %s', (outcome, expected, stated, isNeeded) => {
  expect(needsSecond(outcome, { expected, stated }, 10_000)).toBe(isNeeded)
})

it.each([
  ['dispute', { settled: 5, waiting: 0 }, '5 lines disputed'],
  ['accept', { settled: 1, waiting: 0 }, '1 line accepted'],
  ['write_off', { settled: 0, waiting: 1 }, '1 line waits for a second administrator'],
  ['write_off', { settled: 2, waiting: 3 }, '2 lines written off; 3 lines wait for a second administrator'],
] as const)('%s, %j', (outcome, answer, text) => {
  expect(settledText(outcome, answer)).toBe(text)
})
