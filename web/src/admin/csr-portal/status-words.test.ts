import { applicationStatuses, lenderStatuses } from '@marketplace/contract/loans/applications'
import { expect, it } from 'vitest'
import { toneOfStatus, wordsOfStatus } from './status-words.ts'

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
