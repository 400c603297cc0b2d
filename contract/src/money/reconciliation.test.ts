import { expect, test } from 'vitest'
import { addReceipt, MonthLineId, NewReceipt, settleLines, Utr } from './reconciliation.ts'

test.each([
  ['part-12-1', true],
  ['stated-9', true],
  ['part-12', false],
  ['part-0-1', false],
  ['stated-x', false],
  ['part-1-1 ', false],
])('%j is a line: %s', (id, isOne) => {
  expect(MonthLineId.safeParse(id).success).toBe(isOne)
})

const receipt = {
  day: '2026-11-08',
  utr: 'SAHYN26110800',
  bank: 18_096,
  tds: 312,
  gst: 2_808.5,
  pays: 'month',
}

test.each([
  [receipt, true],
  [{ ...receipt, pays: 'lines', line_ids: ['part-1-1'] }, true],
  [{ ...receipt, bank: 0 }, true],
  [{ ...receipt, bank: -1 }, false],
  [{ ...receipt, bank: 1.001 }, false],
  [{ ...receipt, bank: 20_000_000_000 }, false],
  [{ ...receipt, day: '2026-02-30' }, false],
  [{ ...receipt, pays: 'all' }, false],
  [{ ...receipt, pays: 'lines', line_ids: [] }, false],
])('%j is a receipt: %s', (typed, isOne) => {
  expect(NewReceipt.safeParse(typed).success).toBe(isOne)
  expect(addReceipt.body.safeParse({ receipts: [typed] }).success).toBe(isOne)
})

test.each([
  [' SAHY/N26-1 ', true],
  ['SAHY1', false],
  ['SAHY N26110800', false],
  ['S'.repeat(31), false],
])('%j is a UTR: %s', (utr, isOne) => {
  expect(Utr.safeParse(utr).success).toBe(isOne)
})

const line = { line_id: 'part-1-1', outcome: 'accept', expected: 10, stated: 9.5 }

test.each([
  [{ lines: [line], reason: 'Agreed' }, true],
  [{ lines: [], reason: 'Agreed' }, false],
  [{ lines: [line], reason: 'no' }, false],
  [{ lines: [{ ...line, outcome: 'forget' }], reason: 'Agreed' }, false],
])('%j settles lines: %s', (body, isOne) => {
  expect(settleLines.body.safeParse(body).success).toBe(isOne)
})
