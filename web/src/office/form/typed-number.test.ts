import { expect, test } from 'vitest'
import {
  acceptNumber,
  isRefused,
  isSigned,
  numberFromText,
  numberProblem,
  numberToText,
} from './typed-number.ts'

test.each([
  ['12', '12a', 0, '12'],
  ['', '12a3', 0, ''],
  ['7', '1e5', 0, '7'],
  ['', '-5', 2, '-5'],
  ['', ' −5.5', 2, '-5.5'],
  ['5', '5-6', 0, '5'],
  ['', '-', 0, '-'],
  ['1.23', '1.239', 2, '1.23'],
  ['1.2', '1.2.3', 3, '1.2'],
  ['1', '1.', 3, '1.'],
  // It stays and is refused: without its point it would be 15.
  ['1', '1.5', 0, '1.5'],
  ['', '1,200', 0, '1200'],
  ['', '₹ 72,00,000', 0, '7200000'],
  ['', ' 1,234,567.5 ', 1, '1234567.5'],
  // A decimal comma is no grouping.
  ['1', '1,5', 1, '1'],
  ['5', '5 5', 0, '5'],
  ['', '.5', 1, '.5'],
  ['5', '', 2, ''],
  ['', '9'.repeat(15), 0, '9'.repeat(15)],
  ['8', '9'.repeat(16), 0, '8'],
  ['8', '9'.repeat(400), 0, '8'],
])('%j and then %j with %i decimals is %j', (before, typed, decimals, expected) => {
  expect(acceptNumber(before, typed, decimals)).toBe(expected)
})

test.each([
  ['-7', 0, 'negative'],
  ['-', 2, 'negative'],
  ['2.5', 0, 'not_whole'],
  ['2.', 0, 'not_whole'],
  ['2.5', 1, undefined],
  ['25', 0, undefined],
  ['', 0, undefined],
])('%j with %i decimals is refused as %j', (text, decimals, expected) => {
  expect(numberProblem(text, decimals)).toBe(expected)
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

test.each([
  ['1', '1e', '1', true],
  ['1', '15', '15', false],
  ['', '', '', false],
  ['', '1,200', '1200', false],
])('%j and then %j, of which %j stays, is refused: %j', (before, typed, after, expected) => {
  expect(isRefused(before, typed, after)).toBe(expected)
})
