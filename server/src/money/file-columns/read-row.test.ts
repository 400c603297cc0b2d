import type { FileField } from '@marketplace/contract/money/lender-file-words'
import { expect, test } from 'vitest'
import type { SheetCell } from '../../platform/sheets/sheet-types.ts'
import { readRow } from './read-row.ts'

const text = (value: string): SheetCell => ({ kind: 'text', text: value, raw: value })
const read = (row: Partial<Record<FileField, SheetCell | null>>) => {
  const fields = Object.keys(row) as FileField[]
  return readRow(
    { line: 7, cells: fields.map((field) => row[field] ?? null) },
    [...fields.map((field, column) => ({ column, field })), { column: 99, field: null }],
    'rupees',
  )
}

test('a row of MIS becomes facts without a name or a contact', () => {
  expect(
    read({
      our_reference: text('la-7k3qx9r'),
      status: text(' Disb  Partial '),
      status_date: text('21/10/2026'),
      disbursal_date: text('2026-10-20'),
      disbursed_amount: text('1,75,000'),
      sanctioned_amount: text('3,50,000.00'),
      reject_reason: text('Asha Rao: high enq'),
      mobile: text('+91 98765 43210'),
      pan: text('ABCPE1234F'),
      customer_name: text('Asha Rao'),
      utr: null,
    }),
  ).toEqual({
    line: 7,
    facts: {
      our_reference: 'la-7k3qx9r',
      word: 'Disb Partial',
      status_date: '?21/10/2026',
      disbursal_date: '2026-10-20',
      disbursed: 17_500_000,
      sanctioned: 35_000_000,
      reject_reason: 'TOO_MANY_ENQUIRIES',
    },
    mobile: '9876543210',
  })
})

test.each([
  ['Oct-26', '2026-10'],
  ['October 2026', '2026-10'],
  ['2026-10', '2026-10'],
  ['202610', '2026-10'],
  ['10/2026', '2026-10'],
  ['2026-10-31', '2026-10'],
])('the month of commission %s', (value, month) => {
  expect(read({ payout_month: text(value) })?.facts).toEqual({ payout_month: month })
})

test('commission may be negative, with its invoice and tax', () => {
  const row = read({
    payout_amount: text('-5.00'),
    tds_amount: text('0.10'),
    gst_amount: text('0.9'),
    invoice_no: text('007'),
  })
  expect(row?.facts).toEqual({ payout: -500, tds: 10, gst: 90, invoice_no: '007' })
})

test('the first value that cannot be read is the fault of the row, and the others are read all the same', () => {
  expect(
    read({ status: text('Approved'), status_date: text('soon'), disbursed_amount: text('-1') })?.facts,
  ).toEqual({
    word: 'Approved',
    fault: 'date_unreadable',
  })
  expect(read({ status: { kind: 'error', text: '#N/A', raw: '#N/A' } })?.facts).toEqual({
    fault: 'error_value',
  })
  expect(read({ status: { kind: 'no-value', text: '', raw: '' } })?.facts).toEqual({ fault: 'no_value' })
  expect(read({ payout_month: text('13/2026') })?.facts).toEqual({ fault: 'date_unreadable' })
})

test.each([
  ['9876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['XXXXXX3210', null],
])('the mobile number %s', (value, mobile) => {
  expect(read({ status: text('x'), mobile: text(value) })?.mobile).toBe(mobile)
})

test('a row without anything in a mapped column is none', () => {
  expect(read({ status: null, utr: text('  ') })).toBeNull()
})

test('a row with more cells than the header is in error: 1,25,000 without quotes is three of them', () => {
  const columns = [
    { column: 0, field: 'our_reference' },
    { column: 1, field: 'disbursed_amount' },
  ] as const
  const cells = ['LA-7K3QX9R', '1', '25', '000'].map(text)
  expect(readRow({ line: 7, cells, width: 6 }, columns, 'rupees', 4)?.facts.fault).toBe('more_cells')
  expect(readRow({ line: 7, cells, width: 4 }, columns, 'rupees', 4)?.facts.fault).toBeUndefined()
  // Of a workbook nobody knows how many cells a row was meant to have.
  expect(readRow({ line: 7, cells }, columns, 'rupees', 2)?.facts.fault).toBeUndefined()
})

test('a word that is cut in the middle of a sign stays one that can be stored', () => {
  expect(read({ status: text(`${'x'.repeat(99)}😀`) })?.facts.word?.isWellFormed()).toBe(true)
})

test('days of a workbook of 1904 are counted from there', () => {
  const row = readRow(
    { line: 2, cells: [{ kind: 'number', text: '44854', raw: '44854' }], epoch: 1904 },
    [{ column: 0, field: 'status_date' }],
    'rupees',
  )
  expect(row?.facts).toEqual({ status_date: '2026-10-21' })
})
