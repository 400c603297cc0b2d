import { expect, test } from 'vitest'
import { shortRupees } from './short-rupees.ts'

test.each([
  [0, '₹0'],
  [999.4, '₹999'],
  [75_000, '₹75,000'],
  [99_999.4, '₹99,999'],
  [99_999.6, '₹1 L'],
  [14_01_000, '₹14.01 L'],
  [5_00_000, '₹5 L'],
  [99_99_400, '₹99.99 L'],
  [99_99_999, '₹1 Cr'],
  [1_00_00_000, '₹1 Cr'],
  [3_68_20_000, '₹3.68 Cr'],
  [1_234_50_00_000, '₹1,234.5 Cr'],
  [-16_125, '−₹16,125'],
  [-4_20_000, '−₹4.2 L'],
])('%d is %s', (rupees, text) => {
  expect(shortRupees(rupees).replaceAll('\u00a0', ' ')).toBe(text)
})
