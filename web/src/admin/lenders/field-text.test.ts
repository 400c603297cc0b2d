import type { LenderProperty } from '@marketplace/contract/market/lender-fields'
import { expect, test } from 'vitest'
import { fieldText, readField } from './field-text.ts'

test.each<[LenderProperty, string, unknown]>([
  ['min_income', '25,000', 25_000],
  ['min_income', '2.5 lakh', 250_000],
  ['amount_max', '40 lakh', 4_000_000],
  ['amount_max', '1.5 cr', 15_000_000],
  ['amount_max', '72,00,000', 7_200_000],
  ['min_income', ' ', null],
  ['min_age', '21', 21],
  ['apr_min', '1.25', 1.25],
  ['max_foir_percent', '50 %', 50],
  ['interest_rate', ' 18% To 28% ', '18% To 28%'],
  ['interest_rate', '', null],
  ['so_date_start', '31/12/2026', '2026-12-31'],
  ['so_date_start', '', null],
  ['pincode_prefixes', '4, 56  7', ['4', '56', '7']],
  ['pincode_prefixes', '', null],
  ['ticket_class', '2', 2],
  ['lender_kind', 'bank', 'bank'],
  ['priority', '0', 0],
])('%s of %j is %j', (property, typed, value) => {
  expect(readField(property, typed)).toEqual({ value })
})

test.each<[LenderProperty, string, string]>([
  ['priority', '-1', 'Priority must be a non-negative number'],
  ['priority', '1.5', 'Priority must be a non-negative number'],
  ['min_income', 'many', 'Please'],
  ['min_income', '-7', 'rupees'],
  ['min_income', '−7', 'rupees'],
  ['amount_min', '-40 lakh', 'rupees'],
  ['fee_percent', '-7', 'Must be between 0 and 100'],
  ['fee_percent', '–7', 'between 0 and 100'],
  ['min_age', '-21', 'Enter a whole number of years from 18'],
  ['min_age', '12', 'Enter a whole number of years from 18'],
  ['max_foir_percent', '101', 'Must be between 0 and 100'],
  ['kfs_url', 'http://x', 'Enter an address that begins with https://'],
  ['so_date_end', '31/02/2026', ''],
  ['pincode_prefixes', '0', 'Enter the first 1 to 6 digits of PIN codes, each once'],
])('%s of %j is refused in words', (property, typed, words) => {
  const read = readField(property, typed)
  expect(read).toHaveProperty('error')
  if ('error' in read && words !== 'Please') expect(read.error).toContain(words)
  if ('error' in read) expect(read.error).toMatch(/ /)
})

test('nothing, where a field needs something, is ignored', () => {
  expect(readField('priority', '')).toEqual({ ignored: true })
  expect(readField('name', ' ')).toEqual({ ignored: true })
})

test.each<[LenderProperty, unknown, string]>([
  ['min_income', 2_500_000, '25,00,000'],
  ['min_income', null, ''],
  ['apr_min', 0.8333, '0.8333'],
  ['so_date_start', '2026-12-31', '31/12/2026'],
  ['pincode_prefixes', ['4', '56'], '4 56'],
  ['interest_rate', '18%', '18%'],
])('%s %j shows as %j and reads back as itself', (property, value, text) => {
  expect(fieldText(property, value)).toBe(text)
  expect(readField(property, text)).toEqual({ value })
})
