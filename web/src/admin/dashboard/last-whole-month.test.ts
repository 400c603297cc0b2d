import { expect, test } from 'vitest'
import { lastWholeMonth } from './last-whole-month.ts'

test.each([
  ['2026-11-24', '2026-10-01', '2026-10-31', 'October'],
  ['2026-01-01', '2025-12-01', '2025-12-31', 'December'],
  ['2024-03-31', '2024-02-01', '2024-02-29', 'February'],
])('on %s', (today, from, to, name) => {
  expect(lastWholeMonth(today)).toEqual({ from, to, name })
})
