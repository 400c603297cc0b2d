import { expect, test } from 'vitest'
import { filterNumeric, isSigned, numberFromText, numberToText } from './typed-number.ts'

test.each([
  ['12a3', 0, '123'],
  ['-5', 2, '-5'],
  [' −5.5', 2, '-5.5'],
  ['5-6', 0, '56'],
  ['-', 0, '-'],
  ['1.239', 2, '1.23'],
  ['1.2.3', 3, '1.23'],
  ['1.', 3, '1.'],
  ['1.5', 0, '1'],
  ['1,200', 0, '1200'],
  ['.5', 1, '.5'],
  ['', 2, ''],
])('%j with %i decimals is typed as %j', (typed, decimals, expected) => {
  expect(filterNumeric(typed, decimals)).toBe(expected)
})

test.each([
  ['', null],
  ['  ', null],
  ['.', null],
  ['0', 0],
  ['12.50', 12.5],
  ['1.', 1],
  ['-7', -7],
  ['-', null],
])('%j is the number %j', (text, expected) => {
  expect(numberFromText(text)).toBe(expected)
})

test.each([
  [null, ''],
  [undefined, ''],
  [0, '0'],
  ['12.500', '12.500'],
])('%j stands in a field as %j', (value, expected) => {
  expect(numberToText(value)).toBe(expected)
})

test.each([
  ['-5', true],
  ['–', true],
  ['5-6', false],
  ['', false],
])('%j has a minus in front: %j', (typed, expected) => {
  expect(isSigned(typed)).toBe(expected)
})
