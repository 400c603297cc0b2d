import { expect, it, test } from 'vitest'
import { baseOfAll, readPasted } from './paste-receipts.ts'

const one = { day: '2026-11-10', utr: 'SAHYN26110001', bank: 187_920, tds: 3240, gst: 29_160, pays: 'month' }

test('rows of a spreadsheet, with and without titles', () => {
  const text = 'Day\tUTR\tBank\tTDS\tGST\r\n10/11/2026\tSAHYN26110001\t₹1,87,920.00\t3,240\t29160\r\n\r\n'
  expect(readPasted(text)).toEqual({ receipts: [one], wrong: [] })
  expect(readPasted('2026-11-10; SAHYN26110001; 187920; 3240; 29160')).toEqual({ receipts: [one], wrong: [] })
  expect(readPasted('10-11-2026\tSAHYN26110001\t100')).toEqual({
    receipts: [{ ...one, bank: 100, tds: 0, gst: 0 }],
    wrong: [],
  })
})

it.each([
  ['31/02/2026\tSAHYN26110001\t1', '“31/02/2026” is no day'],
  ['11/2026\tSAHYN26110001\t1', '“11/2026” is no day'],
  ['10/11/2026\t\t1', 'The UTR is missing'],
  ['10/11/2026\tAB 12\t1', '“AB 12” is no UTR'],
  ['10/11/2026\tSAHYN26110001\t', 'A sum is missing or cannot be read'],
  ['10/11/2026\tSAHYN26110001\t1.234', 'A sum is missing or cannot be read'],
  ['10/11/2026\tSAHYN26110001\t1\t-5', 'A sum is missing or cannot be read'],
])('%j is refused: %s', (row, words) => {
  expect(readPasted(`10/11/2026\tSAHYN26110001\t100\n${row}`)).toEqual({
    receipts: [{ ...one, bank: 100, tds: 0, gst: 0 }],
    wrong: [{ line: 2, words }],
  })
})

test('titles stand above alone', () => {
  expect(readPasted('10/11/2026\tSAHYN26110001\t100\nDate\tUTR\tSum').wrong).toEqual([
    { line: 2, words: '“Date” is no day' },
  ])
})

test('the base of all', () => {
  expect(baseOfAll([one, { bank: 0.1, tds: 0.2, gst: 0.3 }])).toBe(162_000)
  expect(baseOfAll([])).toBe(0)
})
