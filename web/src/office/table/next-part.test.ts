import { expect, test } from 'vitest'
import { nextPart } from './next-part.ts'

test.each([
  ['a quick frame doubles it', 2, 10, 4],
  ['up to a screenful', 16, 5, 16],
  ['a frame in time keeps it', 8, 24, 8],
  ['a slow frame halves it', 8, 45, 4],
  ['to what every computer makes', 2, 200, 2],
  ['a frame of long ago says nothing', 8, 5_000, 8],
  ['nor does none at all', 2, Number.POSITIVE_INFINITY, 2],
])('%s', (_, part, took, next) => {
  expect(nextPart(part, took)).toBe(next)
})
