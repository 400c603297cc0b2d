import { expect, it, test } from 'vitest'
import { addRupees, differenceText, sumText } from './sum-text.ts'

it.each([
  [6750, '6,750'],
  [145_125, '1,45,125'],
  [0, '–'],
  [-438.5, '−438.50'],
  [0.1, '0.10'],
  [-16_125, '−16,125'],
])('%d is %s', (rupees, text) => {
  expect(sumText(rupees)).toBe(text)
})

test('a difference of nothing is a figure', () => {
  expect([differenceText(0), differenceText(-750)]).toEqual(['0', '−750'])
})

it.each([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [[1999.99, -0.99, 1], 2000],
])('%j add up to %d', (sums, sum) => {
  expect(addRupees(sums)).toBe(sum)
})
