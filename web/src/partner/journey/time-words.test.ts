import { expect, test } from 'vitest'
import { ownWords, timeWords } from './time-words.ts'

test.each([
  [{ cases: 9, median_days: null, most_days: null }, 'not enough cases (9, 10 are needed)'],
  [{ cases: 40, median_days: 0, most_days: 0 }, 'the same day, of 40 cases'],
  [{ cases: 40, median_days: 1, most_days: 6 }, '1 day in half, 6 days in nine of ten, of 40 cases'],
  [{ cases: 1_200, median_days: 3, most_days: 3 }, '3 days, of 1,200 cases'],
])('%j', (times, words) => {
  expect(timeWords(times)).toBe(words)
})

test.each([
  [{ on_the_way: 0, papers: 0, approved: 0, paid: 0, ended: 0 }, 'none of your customers yet'],
  [
    { on_the_way: 2, papers: 1, approved: 0, paid: 3, ended: 0 },
    '2 being checked, 1 papers asked, 3 paid out',
  ],
])('%j', (own, words) => {
  expect(ownWords(own)).toBe(words)
})
