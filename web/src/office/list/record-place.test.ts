import { expect, test } from 'vitest'
import { placeOfRecord } from './record-place.ts'

const paths = ['/a', null, '/b?tab=complaints', '/b?tab=other', '/c']

test.each([
  ['/a', { at: 1, of: 5, previous: null, next: '/b?tab=complaints' }],
  ['/b', { at: 3, of: 5, previous: '/a', next: '/c' }],
  ['/c', { at: 5, of: 5, previous: '/b?tab=other', next: null }],
])('%s', (here, place) => expect(placeOfRecord(paths, here)).toEqual(place))

test('what is in no row has no place', () => {
  expect(placeOfRecord(paths, '/d')).toBeNull()
  expect(placeOfRecord([], '/a')).toBeNull()
})
