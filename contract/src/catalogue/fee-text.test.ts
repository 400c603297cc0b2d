import { expect, test } from 'vitest'
import { isOtherFee } from './fee-text.ts'

test.each([
  ['₹499 a year + GST', 499],
  ['₹1,499 a year', 1_499],
  ['Rs. 500', 500],
  ['₹499 a year, waived at ₹1 lakh of spending', 499],
  ['No fee for four years, then ₹499 a year + GST', 499],
  ['No fee in the first year, then ₹499', 0],
  ['No annual fee', 0],
  ['Lifetime free', 0],
  ['₹0', 0],
  ['499', 499],
  ['See the key-fact statement', 499],
  ['See the key-fact statement', 0],
  [null, 499],
  ['₹499', null],
  [undefined, undefined],
])('%j goes with %j', (text, fee) => {
  expect(isOtherFee(text, fee)).toBe(false)
})

test.each([
  ['₹499 a year + GST', 999],
  ['499', 999],
  ['₹499 a year', 0],
  ['No annual fee', 499],
  ['Lifetime free', 499],
  ['₹1 lakh', 1],
])('%j names another fee than %j', (text, fee) => {
  expect(isOtherFee(text, fee)).toBe(true)
})
