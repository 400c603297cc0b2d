import { expect, it } from 'vitest'
import { columnOf } from './column-of.ts'
import { columnName } from './xml-written.ts'

it.each([
  ['A1', 0],
  ['z9', 25],
  ['AA10', 26],
  ['IV65536', 255],
  ['XFD1048576', 16_383],
])('%s is column %d', (place, column) => {
  expect(columnOf(place)).toBe(column)
  expect(columnOf(`${columnName(column)}1`)).toBe(column)
})

it.each(['', '1', 'A', 'AAAA1', 'A$1', '@1', '[1', 'Ä1'])('%s is no place', (place) => {
  expect(() => columnOf(place)).toThrow(expect.objectContaining({ reason: 'damaged' }))
})
