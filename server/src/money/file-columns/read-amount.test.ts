import { expect, test } from 'vitest'
import type { SheetCell } from '../../platform/sheets/sheet-types.ts'
import { readAmount } from './read-amount.ts'

const text = (value: string): SheetCell => ({ kind: 'text', text: value, raw: value })
const number = (raw: string): SheetCell => ({ kind: 'number', text: raw, raw })

test.each([
  [text('1,25,000.00'), 12_500_000],
  [text('₹ 1,25,000'), 12_500_000],
  [text('Rs. 500/-'), 50_000],
  [text('INR 500.5'), 50_050],
  [text(' 1 250 '), 125_000],
  [text('１２'), 1_200],
  [number('300000'), 30_000_000],
  [number('0'), 0],
  [number('1.25E5'), 12_500_000],
  [number('125e-2'), 125],
  [number('100.29999999999999716'), 10_030],
  [number('0.070000000000000007'), 7],
  [number('99.9949999999'), null],
  [number('1.005'), null],
  [text('1,20,000.005'), null],
])('%j is %j paise', (cell, paise) => {
  expect(readAmount(cell, 'rupees')).toEqual(paise === null ? { reason: 'amount_decimals' } : { paise })
})

test.each([
  ['thousands', '1.5', 150_000],
  ['lakh', '12.345', 123_450_000],
  ['lakh', '0.0000001', 1],
] as const)('in %s, %s is %d paise', (unit, raw, paise) => {
  expect(readAmount(number(raw), unit)).toEqual({ paise })
})

test.each([
  [text('twelve'), 'amount_unreadable'],
  [text('1,2,3'), 'amount_unreadable'],
  [text('12,50'), 'amount_unreadable'],
  [text('950,00'), 'amount_unreadable'],
  [text('1,25,00.00'), 'amount_unreadable'],
  [text('12,500'), { paise: 1_250_000 }],
  [text('1,234,567.5'), { paise: 123_456_750 }],
  [text('=1+1'), 'amount_unreadable'],
  [text('(500)9'), 'amount_unreadable'],
  [text('9(500)'), 'amount_unreadable'],
  [text('0x10'), 'amount_unreadable'],
  [{ kind: 'date', text: '2026-10-01', raw: '46296' } as const, 'amount_unreadable'],
  [{ kind: 'no-value', text: '', raw: '' } as const, 'no_value'],
  [{ kind: 'error', text: '#N/A', raw: '#N/A' } as const, 'error_value'],
  [number('1e15'), 'amount_too_large'],
  [number('999999999999.99'), { paise: 99_999_999_999_999 }],
  [number('-1'), 'amount_negative'],
  [number('-0'), { paise: 0 }],
])('%j: %j', (cell, expected) => {
  expect(readAmount(cell, 'rupees')).toEqual(typeof expected === 'string' ? { reason: expected } : expected)
})

test.each([
  ['-5.00', -500],
  ['(5)', -500],
  ['5-', -500],
  ['\u22125', -500],
])('commission may be taken back: %s', (value, paise) => {
  expect(readAmount(text(value), 'rupees', { mayBeNegative: true })).toEqual({ paise })
})
