import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatRupees } from './format-rupees.ts'

it.each([
  [0, '₹0'],
  [999, '₹999'],
  [1_000, '₹1,000'],
  [25_000, '₹25,000'],
  [100_000, '₹1,00,000'],
  [1_234_567, '₹12,34,567'],
  [10_000_000, '₹1,00,00,000'],
  [962.56, '₹962.56'],
  [0.5, '₹0.50'],
  [-250, '-₹250'],
])('%d is %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text)
})

it('groups as the en-IN locale does', () => {
  const intl = new Intl.NumberFormat('en-IN')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (rupees) => {
      expect(formatRupees(rupees)).toBe(`₹${intl.format(rupees)}`)
    }),
  )
})
