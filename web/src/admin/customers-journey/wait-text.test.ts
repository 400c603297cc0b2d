import { expect, test } from 'vitest'
import { waitText } from './wait-text.ts'

test.each([
  [null, '–'],
  [0, '0 s'],
  [38.2, '38 s'],
  [59.6, '1 min'],
  [60, '1 min'],
  [250, '4 min 10 s'],
  [3_599, '59 min 59 s'],
  [3_600, '1 h'],
  [3_930, '1 h 5 min'],
  [86_399, '23 h 59 min'],
  [86_400, '1 d'],
  [100_800, '1 d 4 h'],
  [30 * 86_400, '30 d'],
])('%s seconds: %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text)
})
