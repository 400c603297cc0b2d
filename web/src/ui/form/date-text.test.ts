import { expect, test } from 'vitest'
import { dayFromText, withSlashes } from './date-text.ts'
import { rupeesFromText } from './rupee-text.ts'

test.each([
  ['3', '3'],
  ['31', '31'],
  ['311', '31/1'],
  ['31121990', '31/12/1990'],
  ['31/12/1990', '31/12/1990'],
  ['1/2/1990', '01/02/1990'],
  ['1-2-1990', '01/02/1990'],
  ['31.12.1990', '31/12/1990'],
  ['**/**/1990', '**/**/1990'],
  ['31/12/19901', '31/12/1990'],
  ['1990-12-31', '31/12/1990'],
  ['abc', ''],
])('%s reads %s', (typed, text) => {
  expect(withSlashes(typed)).toBe(text)
})

test.each([
  ['31/12/1990', '1990-12-31'],
  ['31/12/90', null],
  ['**/**/1990', null],
  ['', null],
])('%s is the day %s', (text, day) => {
  expect(dayFromText(text)).toBe(day)
})

test.each([
  ['5,00,000', 500_000],
  ['₹ 25000', 25_000],
  [25_000, 25_000],
  ['', null],
  ['25k', null],
  ['1.5', null],
  [null, null],
])('%s is %s rupees', (text, rupees) => {
  expect(rupeesFromText(text)).toBe(rupees)
})
