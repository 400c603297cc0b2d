import { expect, test } from 'vitest'
import { day, dayAndTime, money, moneyFromPaise, moneyInWords, percent, tenure } from './format-values.ts'

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [1_234_567, '₹12,34,567'],
  [17_088.5, '₹17,088.50'],
  [-400, '−₹400'],
  [10_000_000, '₹1,00,00,000'],
])('money(%d) is %s', (rupees, text) => {
  expect(money(rupees)).toBe(text)
})

test('money from paise', () => {
  expect(moneyFromPaise(1_708_850)).toBe('₹17,088.50')
})

test.each([
  [75_000, '₹75,000', '₹75,000'],
  [500_000, '₹5 lakh', '₹5 लाख'],
  [12_500_000, '₹1.25 crore', '₹1.25 करोड़'],
])('%d in words', (rupees, english, hindi) => {
  expect([moneyInWords(rupees, 'en'), moneyInWords(rupees, 'hi')]).toEqual([english, hindi])
})

test.each([
  [15.69, '15.69\u00a0%'],
  [14, '14\u00a0%'],
])('percent(%d) is %s', (value, text) => {
  expect(percent(value)).toBe(text)
})

test.each([
  [11, '11 months', '11 महीने'],
  [12, '1 year', '1 साल'],
  [66, '5 years 6 months', '5 साल 6 महीने'],
])('a tenure of %d months', (months, english, hindi) => {
  expect([tenure(months, 'en'), tenure(months, 'hi')]).toEqual([english, hindi])
})

test.each([
  ['2026-12-31', '31/12/2026'],
  ['2026-12-31T20:00:00.000Z', '01/01/2027'],
])('the day of %s is %s', (value, text) => {
  expect(day(value)).toBe(text)
})

test('day and time are told in India', () => {
  expect(dayAndTime('2026-11-20T18:45:00.000Z')).toBe('21/11/2026, 00:15')
})
