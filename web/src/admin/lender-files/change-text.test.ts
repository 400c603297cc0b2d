import { expect, it, test } from 'vitest'
import { changesOf, changeText, lastChangeText, statusText } from './change-text.ts'

const none = { from: null, to: null }

test('every field that changes, and none that stays', () => {
  const row = {
    sanctioned_amount: { from: 500_000, to: null },
    disbursed_amount: { from: 100_000, to: 175_000.5 },
    disbursal_date: { from: null, to: '2026-10-21' },
    reject_reason: none,
  }
  expect(changesOf(row).map(changeText)).toEqual(['Disbursed ₹1,00,000 → ₹1,75,000.50', 'Paid on 21/10/2026'])
  expect(
    changesOf({
      ...row,
      sanctioned_amount: { from: 1, to: 2 },
      disbursed_amount: none,
      disbursal_date: none,
      reject_reason: { from: null, to: 'LOW_SCORE' },
    }).map(changeText),
  ).toEqual(['Sanctioned ₹1 → ₹2', 'Reason Credit score too low'])
})

test('what is said again is no change', () => {
  expect(
    changesOf({
      sanctioned_amount: { from: 1, to: 1 },
      disbursed_amount: none,
      disbursal_date: { from: '2026-10-21', to: '2026-10-21' },
      reject_reason: { from: 'POLICY', to: 'POLICY' },
    }),
  ).toEqual([])
})

it.each([
  ['SENT', 'DISBURSED', 'Sent to lender → Disbursed'],
  [null, 'DISBURSED', 'Disbursed'],
  ['SENT', null, 'Sent to lender'],
  [null, null, ''],
] as const)('%s to %s', (from, to, text) => {
  expect(statusText({ from, to })).toBe(text)
})

it.each([
  ['lender', null, "Sanctioned by the lender's own message"],
  ['customer', null, 'Sanctioned by the customer'],
  ['system', null, 'Sanctioned by the marketplace'],
  ['file', 'October.xlsx', 'Sanctioned by the file October.xlsx'],
] as const)('by whose word an application moved: %s', (by, file_name, text) => {
  expect(lastChangeText({ status: 'SANCTIONED', at: '2026-11-05T08:30:00.000Z', by, file_name })).toBe(text)
})
