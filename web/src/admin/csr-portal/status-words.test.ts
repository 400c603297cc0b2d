import { applicationStatuses, lenderStatuses } from '@marketplace/contract/loans/applications'
import { expect, it } from 'vitest'
import { toneOfStatus, wordsOfStatus, wordsOfStep } from './status-words.ts'

it.each([...lenderStatuses, ...applicationStatuses])('%s has words', (status) => {
  expect(wordsOfStatus(status)).toMatch(/^[A-Z][a-z]/)
  expect(wordsOfStatus(status)).not.toBe(status)
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
