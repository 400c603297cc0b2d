import { expect, test } from 'vitest'
import { placeOf } from './lender-place.ts'

const lenders = ['Amaltas', 'Bansuri', 'Chaupal'].map((name, at) => ({ lender_id: at + 1, name }))

test.each([
  [1, { at: 1, of: 3, previous: null, next: lenders[1] }],
  [2, { at: 2, of: 3, previous: lenders[0], next: lenders[2] }],
  [3, { at: 3, of: 3, previous: lenders[1], next: null }],
  [4, null],
])('lender %i stands at %j', (id, place) => {
  expect(placeOf(lenders, id)).toEqual(place)
})
