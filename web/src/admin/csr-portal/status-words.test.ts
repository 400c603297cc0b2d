import { applicationStatuses, lenderStatuses, rejectReasons } from '@marketplace/contract/loans/applications'
import { expect, it, test } from 'vitest'
import { wordsOfReason } from '@marketplace/contract/loans/reject-reason-words'
import { toneOfStatus, wordsOfStatus, wordsOfStep } from './status-words.ts'

it.each([...lenderStatuses, ...applicationStatuses])('%s has words', (status) => {
  expect(wordsOfStatus(status)).toMatch(/^[A-Z][a-z]/)
  expect(wordsOfStatus(status)).not.toBe(status)
})

test('each reason for a no has words of its own', () => {
  const words = rejectReasons.map(wordsOfReason)
  expect(new Set(words).size).toBe(rejectReasons.length)
  expect(words.filter((text) => !/^[A-Z][A-Za-z]*[ A-Za-z’-]+$/.test(text))).toEqual([])
})

it.each([
  ['passcode', 'Passcode'],
  ['overdue', 'Overdue'],
  ['something_new', 'something_new'],
])('%s is told as %s', (name, words) => {
  expect(wordsOfStatus(name)).toBe(words)
})

it.each([
  ['DISBURSED', 'good'],
  ['DOCS_PENDING', 'warn'],
  ['REJECTED', 'bad'],
  ['SENT', 'idle'],
  ['WITHDRAWN', 'idle'],
] as const)('%s looks %s', (status, tone) => {
  expect(toneOfStatus(status)).toBe(tone)
})

it.each([
  [{ status: 'SENT' }, 'Sent to lender'],
  [{ status: 'DISBURSED', taken_back: 1 }, 'Disbursed (taken back)'],
  [{ status: 'SENT', corrects_event_id: 7 }, 'Corrected, back to: Sent to lender'],
] as const)('step %j is told as %s', (event, words) => {
  expect(wordsOfStep(event)).toBe(words)
})
