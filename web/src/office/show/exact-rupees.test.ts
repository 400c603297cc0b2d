import { expect, test } from 'vitest'
import { exactDeduction, exactDigits, exactRupees } from './exact-rupees.ts'

test.each([
  [23_789, '23,789.00', '₹23,789.00', '−₹23,789.00'],
  [-2_025.5, '−2,025.50', '−₹2,025.50', '₹2,025.50'],
  [12_34_567.05, '12,34,567.05', '₹12,34,567.05', '−₹12,34,567.05'],
  [0, '0.00', '₹0.00', '₹0.00'],
])('%d', (rupees, digits, amount, deduction) => {
  expect(exactDigits(rupees)).toBe(digits)
  expect(exactRupees(rupees)).toBe(amount)
  expect(exactDeduction(rupees)).toBe(deduction)
})
