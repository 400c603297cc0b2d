import type { LenderHealth } from '@marketplace/contract/office/lender-applications'
import { describe, expect, it } from 'vitest'
import { durationText, faultsText, healthSentence, spanText } from './health-words.ts'

it.each([
  [null, '–'],
  [100, '100 ms'],
  [1_000, '1 s'],
  [2_500, '2.5 s'],
  [10_000, '10 s'],
  [30_000, 'over 10 s'],
])('%j ms: %s', (ms, words) => {
  expect(durationText(ms)).toBe(words)
})

it.each([
  [1, '1 hour'],
  [24, '24 hours'],
  [168, '7 days'],
])('%d hours: %s', (hours, words) => {
  expect(spanText(hours)).toBe(words)
})

it.each([
  [0, 0, '–'],
  [1_200, 3, '3 of 1,200 (0.25\u00a0%)'],
  [2, 2, '2 of 2 (100\u00a0%)'],
])('%d calls, %d faults: %s', (calls, faults, words) => {
  expect(faultsText({ hours: 1, calls, faults, half_within_ms: null, most_within_ms: null })).toBe(words)
})

const well: LenderHealth = {
  integration: 'api',
  is_configured: 1,
  circuit: { state: 'closed', failures: 0, next_try_at: null },
  last_answer_at: '2026-11-20T10:00:00.000Z',
  last_fault: null,
  spans: [],
}
const at = '2026-11-20T10:00:00.000Z'

describe('the sentence on a lender', () => {
  it.each<[Partial<LenderHealth>, string, string]>([
    [{}, 'good', 'Answering'],
    [{ last_answer_at: null }, 'idle', 'Not called in the last 90 days'],
    [
      { integration: 'redirect', is_configured: 0 },
      'idle',
      'Not called: customers go to the lender’s own site',
    ],
    [{ is_configured: 0 }, 'bad', 'This server does not know how to reach the lender: nothing is sent'],
    [
      { circuit: { state: 'open', failures: 5, next_try_at: at } },
      'bad',
      'Not answering: 5 faults in a row. Next try at 20/11/2026, 15:30',
    ],
    [
      { circuit: { state: 'trying', failures: 5, next_try_at: at } },
      'warn',
      'Not answering: 5 faults in a row. The next call is the trial',
    ],
    [{ circuit: { state: 'closed', failures: 1, next_try_at: null } }, 'warn', '1 fault; calls still go out'],
    [
      { circuit: { state: 'closed', failures: 4, next_try_at: null } },
      'warn',
      '4 faults in a row; calls still go out',
    ],
  ])('%j', (change, tone, words) => {
    expect(healthSentence({ ...well, ...change })).toEqual({ tone, words })
  })
})
