import { expect, test } from 'vitest'
import { nextKey } from './next-key.ts'

const keys = ['/', '?', 'c', 'g l', 'g d']

test.each<[string | null, string, string | null, string | null]>([
  [null, '/', '/', null],
  [null, '?', '?', null],
  [null, 'c', 'c', null],
  [null, 'l', null, null],
  [null, 'x', null, null],
  [null, 'g', null, 'g'],
  ['g', 'l', 'g l', null],
  ['g', 'd', 'g d', null],
  ['g', 'x', null, null],
  // The second of a pair is not taken for a key of its own.
  ['g', 'c', null, null],
  ['g', 'g', null, null],
])('after %j, %j acts as %j and leaves %j begun', (begun, pressed, acts, left) => {
  expect(nextKey(keys, begun, pressed)).toEqual({ acts, begun: left })
})
