import { expect, test } from 'vitest'
import { nextPart } from './next-part.ts'

test.each([
  ['a quick frame doubles it', { rows: 2, most: 16 }, 10, { rows: 4, most: 16 }],
  ['up to a screenful', { rows: 16, most: 16 }, 5, { rows: 16, most: 16 }],
  ['up to what was in time before', { rows: 4, most: 5 }, 10, { rows: 5, most: 5 }],
  ['and row by row from there', { rows: 5, most: 5 }, 10, { rows: 6, most: 6 }],
  ['a frame in time keeps it', { rows: 8, most: 16 }, 24, { rows: 8, most: 16 }],
  ['a slow frame halves it, and is remembered', { rows: 8, most: 16 }, 45, { rows: 4, most: 4 }],
  ['to what every computer makes', { rows: 1, most: 16 }, 200, { rows: 1, most: 1 }],
  ['a frame of long ago says nothing', { rows: 8, most: 16 }, 5_000, { rows: 8, most: 16 }],
  ['nor does none at all', { rows: 2, most: 16 }, Number.POSITIVE_INFINITY, { rows: 2, most: 16 }],
])('%s', (_, part, took, next) => {
  expect(nextPart(part, took)).toEqual(next)
})
