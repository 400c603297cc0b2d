import { expect, it, test } from 'vitest'
import { monthText, recentMonths } from './recent-months.ts'

it.each([
  ['2026-11-23', '2026-11', '2025-09'],
  ['2026-01-31', '2026-01', '2024-11'],
])('from %s: %s back to %s', (today, newest, oldest) => {
  const months = recentMonths(today).map(({ value }) => value)
  expect([months[0], months.at(-1), new Set(months).size]).toEqual([newest, oldest, 15])
})

test('a month in words', () => {
  expect(monthText('2026-10')).toBe('October 2026')
})
