import { expect, it } from 'vitest'
import { lineKindText, lineName, ratesText } from './line-text.ts'

const stated = {
  stated_line_id: 3,
  upload_id: '0b9d6a3e-6f0e-4d7c-9d0e-2f6a1c3b5d7f',
  line: 12,
  payout_month: '2026-10',
  amount: 6000,
  tds: null,
  gst: null,
  invoice_no: null,
  utr: null,
}
const settlement = {
  outcome: 'dispute',
  reason: 'They know',
  staff_name: 'Asha Rao',
  at: '2026-11-22T06:36:00.000Z',
  can_take_back: 1,
} as const

it.each([
  ['LA-7K3QX9V', 1, [], 'LA-7K3QX9V'],
  ['LA-7K3QX9V', 2, [], 'LA-7K3QX9V, part 2'],
  [null, null, [stated], 'Line 12 of their file'],
  [null, null, [], 'stated-3'],
])('%s, part %s, is called %j as %s', (application_number, tranche, stated_lines, name) => {
  expect(lineName({ line_id: 'stated-3', application_number, tranche, stated_lines })).toBe(name)
})

it.each([
  [{}, 'Amount differs'],
  [{ is_late: 1 }, 'Amount differs · late'],
  [{ kind: 'LATE', is_late: 1 }, 'Late'],
  [{ settlement }, 'Amount differs · Disputed with the lender'],
  [{ waits_for_second: 1 }, 'Amount differs · Waits for a second administrator'],
] as const)('%j is said as %s', (changes, text) => {
  expect(
    lineKindText({ kind: 'AMOUNT_DIFFERS', settlement: null, waits_for_second: 0, is_late: 0, ...changes }),
  ).toBe(text)
})

it.each([
  [2.25, 2, 'We expect 2.25 %, they state 2 %'],
  [2.25, null, 'We expect 2.25 %'],
  [null, 2, null],
])('%s and %s are said as %s', (our_percent, their_percent, text) => {
  expect(ratesText({ our_percent, their_percent })).toBe(text)
})
