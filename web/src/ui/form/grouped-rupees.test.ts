import { expect, test } from 'vitest'
import { count } from '../../i18n/format-values.ts'
import { groupedRupees } from './grouped-rupees.ts'

test.each([
  ['200000', '2,00,000'],
  ['20,0000', '2,00,000'],
  ['₹2 00 000', '2,00,000'],
  ['999', '999'],
  ['1000', '1,000'],
  ['123456789012', '1,23,45,67,89,012'],
  // Whoever mends the first digit has the others still.
  [',00,000', '00,000'],
  ['', ''],
  ['-5000', '-5000'],
  ['45000.50', '45000.50'],
  ['२०००००', '२०००००'],
])('%s is grouped as %s', (text, grouped) => {
  expect(groupedRupees(text)).toBe(grouped)
})

test('it groups as amounts are written elsewhere', () => {
  for (let rupees = 1; rupees < 1e12; rupees *= 7) expect(groupedRupees(String(rupees))).toBe(count(rupees))
})
