import { expect, test } from 'vitest'
import { hasFallen, MARKED_FALL, pointsBetween, pointsText } from './share-change.ts'

test.each([
  [681, 1_000, 629, 1_000, '−5.2\u00a0pt'],
  [802, 1_000, 809, 1_000, '+0.7\u00a0pt'],
  [1, 3, 1, 3, '0.0\u00a0pt'],
  [1_000, 2_000, 9_998, 20_000, '0.0\u00a0pt'],
  [0, 0, 1, 2, '–'],
  [1, 2, 0, 0, '–'],
  [null, 2, 1, 2, '–'],
  [1, null, 1, 2, '–'],
  [5, 4, 4, 4, '−25.0\u00a0pt'],
])('%s of %s, now %s of %s: %s', (part, whole, partNow, wholeNow, text) => {
  expect(pointsText(pointsBetween({ part, whole }, { part: partNow, whole: wholeNow }))).toBe(text)
})

test.each([
  [null, 3, false],
  [-3, 3, false],
  [-3.1, 3, true],
  [-4.6, MARKED_FALL.all, true],
  [-4.6, MARKED_FALL.part, false],
  [-24.8, MARKED_FALL.part, true],
  [9, 3, false],
])('%s points where %s are borne: %s', (points, borne, is) => {
  expect(hasFallen(points, borne)).toBe(is)
})
