import { expect, it } from 'vitest'
import { rowIdOf } from './row-id-of.ts'

it.each([
  ['1', 1],
  ['900719925474099', 900_719_925_474_099],
  ['0', 0],
  ['01', 0],
  ['-1', 0],
  ['1.5', 0],
  ['1e3', 0],
  ['9007199254740993', 0],
  ['LA-1', 0],
  ['', 0],
])('%s is row %d', (text, id) => {
  expect(rowIdOf(text)).toBe(id)
})
