import { expect, it } from 'vitest'
import { booleanText, numberCell } from './cell-value.ts'

it.each([
  ['44197', 'number', 1900, 'number', '44197'],
  ['44197', 'date', 1900, 'date', '2021-01-01'],
  ['42735', 'date', 1904, 'date', '2021-01-01'],
  ['0', 'date', 1904, 'date', '1904-01-01'],
  ['0', 'date', 1900, 'number', '0'],
  ['0.4375', 'time', 1900, 'number', '0.4375'],
  ['0.4375', 'time', 1904, 'number', '0.4375'],
  ['46349.4375', 'time', 1900, 'date', '2026-11-23T10:30:00'],
  ['99999999', 'date', 1900, 'number', '99999999'],
  ['-3', 'date', 1900, 'number', '-3'],
  ['abc', 'date', 1900, 'text', 'abc'],
  ['abc', 'number', 1900, 'text', 'abc'],
] as const)('%s as a %s since %d is a %s %s', (raw, format, epoch, kind, text) => {
  expect(numberCell(raw, format, epoch)).toEqual({ kind, text })
})

it.each([
  ['1', 'TRUE'],
  ['true', 'TRUE'],
  ['TRUE', 'TRUE'],
  ['0', 'FALSE'],
  ['false', 'FALSE'],
  ['10', 'FALSE'],
  ['true1', 'FALSE'],
])('%s is %s', (raw, text) => {
  expect(booleanText(raw)).toBe(text)
})
