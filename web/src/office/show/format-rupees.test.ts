import { expect, test } from 'vitest'
import { formatRupees } from './format-rupees.ts'

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [1_234_567, '₹12,34,567'],
  [250.5, '₹250.50'],
  [0.07, '₹0.07'],
])('%f', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text)
})
