import { expect, test } from 'vitest'
import { pageFrom } from './page-from.ts'

test.each([
  ['1', 1],
  ['99999', 99_999],
  ['100000', 1],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['2x', 1],
  ['1e9', 1],
  ['', 1],
])('%j is page %d', (text, page) => {
  expect(pageFrom(text)).toBe(page)
})
