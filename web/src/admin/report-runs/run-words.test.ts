import type { ReportRun } from '@marketplace/contract/reports/report-runs'
import { expect, test } from 'vitest'
import {
  failureWords,
  progressText,
  questionText,
  runName,
  runPath,
  stateText,
  tookText,
} from './run-words.ts'

const run: ReportRun = {
  run_id: '0192c1de-0000-7000-8000-000000000001',
  report: 'products-report',
  range: { from: '2026-06-01', to: '2026-11-27' },
  times: 'heard',
  by: 'brand',
  filters: [
    { name: 'partner', values: '0', words: 'No partner' },
    { name: 'lender', values: '4,7', words: 'Ganga, Yamuna' },
  ],
  state: 'running',
  days_done: 62,
  days: 1_180,
  error: null,
  staff_name: 'Asha Rao',
  can_cancel: 1,
  created_at: '2026-11-28T06:00:00.000Z',
  started_at: '2026-11-28T06:00:00.000Z',
  as_of: '2026-11-28T06:00:00.000Z',
  ended_at: null,
}

test('a run in words', () => {
  expect(progressText(run)).toBe('Day 62 of 1,180')
  expect(progressText({ ...run, state: 'queued' })).toBe('Waits for its turn')
  expect(questionText(run)).toBe('Products report by brand, Partner: No partner, Lender: Ganga, Yamuna')
  expect(questionText({ ...run, filters: [], times: 'effective' })).toBe(
    'Products report by brand, by the day it happened',
  )
  expect(runName({ ...run, filters: [] })).toBe('Products report by brand, 01/06/2026 – 27/11/2026')
})

test.each([
  ['queued', 'Waiting'],
  ['running', 'Day 62 of 1,180'],
  ['done', 'Done'],
  ['failed', 'Failed'],
  ['cancelled', 'Cancelled'],
] as const)('%s', (state, words) => {
  expect(stateText({ ...run, state })).toBe(words)
})

test.each([
  ['2026-11-28T06:00:00.400Z', '1 s'],
  ['2026-11-28T06:01:59.000Z', '119 s'],
  ['2026-11-28T06:02:00.000Z', '2 min'],
  ['2026-11-28T07:05:00.000Z', '1 h 5 min'],
])('ended at %s it took %s', (ended_at, words) => {
  expect(tookText({ ...run, state: 'done', ended_at })).toBe(words)
})

test('one that has not ended, and one that was cancelled, took no time', () => {
  expect(tookText(run)).toBeNull()
  expect(tookText({ ...run, state: 'cancelled', ended_at: '2026-11-28T06:02:00.000Z' })).toBeNull()
})

test('each failure has words of its own', () => {
  expect(failureWords('too_slow')).toContain('ten minutes')
  expect(failureWords(null)).toBe(failureWords('broken'))
})

test('it leads to the very question', () => {
  expect(runPath(run)).toBe(
    '/admin/products-report?preset=custom&from=2026-06-01&to=2026-11-27&by=brand&partner=0&lender=4%2C7',
  )
  expect(runPath({ ...run, times: 'effective' })).toContain('times=effective')
})
