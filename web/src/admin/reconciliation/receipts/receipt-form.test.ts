import { expect, it, test } from 'vitest'
import {
  baseOf,
  baseText,
  emptyReceipt,
  fieldOfReceipt,
  fieldOfRefusal,
  readReceipt,
} from './receipt-form.ts'

const typed = {
  ...emptyReceipt,
  day: '2026-11-10',
  utr: ' SAHYN26110001 ',
  bank: '187920',
  tds: '3240',
  gst: '29160',
}
const sums = { day: '2026-11-10', utr: 'SAHYN26110001', bank: 187_920, tds: 3240, gst: 29_160 }

it.each([
  [typed, 162_000],
  [{ bank: '100.10', tds: '', gst: '0.20' }, 99.9],
  [{ bank: '', tds: '1', gst: '' }, null],
])('the base of %j is %s', (form, base) => {
  expect(baseOf(form)).toBe(base)
})

it.each([
  [null, 100, null],
  [100, 100, 'Pays all of the ₹100 that is stated and not paid yet.'],
  [99.5, 100, '₹0.50 of what is stated stays unpaid. The oldest lines are paid first.'],
  [150, 100, '₹50 more than the ₹100 that is stated and not paid yet.'],
])('%s of %d', (base, open, text) => {
  expect(baseText(base, open)).toBe(text)
})

it.each([
  [{}, [], { ...sums, pays: 'month' }],
  [{ tds: '', gst: '' }, [], { ...sums, tds: 0, gst: 0, pays: 'month' }],
  [{ pays: 'lines' }, ['part-5-1'], { ...sums, pays: 'lines', line_ids: ['part-5-1'] }],
  [{ pays: 'lines' }, [], null],
  [{ pays: 'invoices', invoices: ['2611/044'] }, [], { ...sums, pays: 'invoices', invoices: ['2611/044'] }],
  [{ pays: 'invoices' }, [], null],
  [{ day: null }, [], null],
  [{ bank: '' }, [], null],
  [{ utr: ' 12345 ' }, [], null],
] as const)('with %j and %j it is sent as %j', (changes, lines, receipt) => {
  expect(readReceipt({ ...typed, ...changes }, lines)).toEqual(receipt)
})

test('what the server says goes to its field', () => {
  expect(['receipts.0.utr', 'receipts[0].bank', 'day'].map(fieldOfReceipt)).toEqual(['utr', 'bank', 'day'])
  expect(fieldOfRefusal('The UTR SAHYN26110001 is known with other sums')).toBe('utr')
  expect(fieldOfRefusal('₹50 more than is stated and open')).toBe('bank')
})
