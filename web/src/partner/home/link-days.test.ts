import { expect, test } from 'vitest'
import { daysTogether, lastWeek } from './link-days.ts'

const link = (days: number[]) => ({
  figures: {
    hits: 0,
    counted: 0,
    seen: 0,
    qr: 0,
    signed_in: 0,
    leads: 0,
    applied: 0,
    disbursed: 0,
    part: 0,
    days,
  },
})

test.each([
  [[], []],
  [[link([1, 2, 3])], [1, 2, 3]],
  [
    [link([1, 2, 3]), link([4, 5])],
    [1, 6, 8],
  ],
])('the days of links together %#', (links, days) => {
  expect(daysTogether(links)).toEqual(days)
})

test('a week is the last seven of them', () => {
  expect(lastWeek([100, 1, 1, 1, 1, 1, 1, 2])).toBe(8)
  expect(lastWeek([])).toBe(0)
})
