import { expect, test } from 'vitest'
import type { SheetCell } from '../../platform/sheets/sheet-types.ts'
import { addEvidence, noEvidence, orderOf, readDay, settleDay } from './read-day.ts'

const text = (value: string): SheetCell => ({ kind: 'text', text: value, raw: value })

test.each([
  [text('2026-10-21'), '2026-10-21'],
  [text('2026/1/2'), '2026-01-02'],
  [text('2026-10-21 23:59:59'), '2026-10-21'],
  [text('2026-10-21T20:00:00Z'), '2026-10-22'],
  [text('2026-10-21T20:00:00+05:30'), '2026-10-21'],
  [text('21/10/2026'), '?21/10/2026'],
  [text('01-02-26'), '?1/2/26'],
  [text('1.2.2026 10:15'), '?1/2/2026'],
  [text('21-Oct-2026'), '2026-10-21'],
  [text('21st October 26'), '2026-10-21'],
  [text('Oct 21, 2026'), '2026-10-21'],
  [text('20261021'), '2026-10-21'],
  [text('46316'), '2026-10-21'],
  [{ kind: 'date', text: '2026-10-21T18:30:00', raw: '46316.77' } as const, '2026-10-21'],
  [{ kind: 'number', text: '46316.5', raw: '46316.5' } as const, '2026-10-21'],
  [{ kind: 'number', text: '20261021', raw: '20261021' } as const, '2026-10-21'],
])('%j is %s', (cell, day) => {
  expect(readDay(cell)).toEqual({ day })
})

test.each([
  [text('yesterday'), 'date_unreadable'],
  [text('2026-02-30'), 'date_unreadable'],
  [text('30-Foo-2026'), 'date_unreadable'],
  [text('1026-10-21'), 'date_unreadable'],
  [{ kind: 'number', text: '12', raw: '12' } as const, 'date_unreadable'],
  [{ kind: 'boolean', text: 'TRUE', raw: '1' } as const, 'date_unreadable'],
  [{ kind: 'no-value', text: '', raw: '' } as const, 'no_value'],
  [{ kind: 'error', text: '#REF!', raw: '#REF!' } as const, 'error_value'],
])('%j: %s', (cell, reason) => {
  expect(readDay(cell)).toEqual({ reason })
})

test.each([
  [['?1/2/2026', '?21/10/2026'], 'dmy'],
  [['?1/2/2026', '?10/21/2026'], 'mdy'],
  [['?1/2/2026', '?3/4/2026'], null],
  [['?3/3/2026', '2026-10-21'], 'dmy'],
  [[], 'dmy'],
  [['?21/10/2026', '?10/21/2026', '?10/22/2026'], 'mdy'],
  [['?21/10/2026', '?10/21/2026'], 'dmy'],
])('%j are %s', (days, order) => {
  const evidence = noEvidence()
  for (const day of days) addEvidence(evidence, day)
  expect(orderOf(evidence, noEvidence(), null)).toBe(order)
})

test('a column without an order goes by the other one, then by what is remembered', () => {
  const [open, shown] = [noEvidence(), noEvidence()]
  addEvidence(open, '?1/2/2026')
  addEvidence(shown, '?10/21/2026')
  expect(orderOf(open, shown, 'dmy')).toBe('mdy')
  expect(orderOf(open, noEvidence(), 'mdy')).toBe('mdy')
  addEvidence(open, '?21/2/2026')
  expect(orderOf(open, shown, 'mdy')).toBe('dmy')
})

test.each([
  ['?1/2/2026', 'dmy', { day: '2026-02-01' }],
  ['?1/2/2026', 'mdy', { day: '2026-01-02' }],
  ['?10/21/2026', 'dmy', { reason: 'date_order' }],
  ['?21/10/2026', 'mdy', { reason: 'date_order' }],
  ['?31/2/2026', 'dmy', { reason: 'date_unreadable' }],
  ['?32/40/2026', 'dmy', { reason: 'date_unreadable' }],
  ['2026-10-21', 'mdy', { day: '2026-10-21' }],
  ['?21/10/26', 'dmy', { day: '2026-10-21' }],
  ['?26/10/21', 'ymd', { day: '2026-10-21' }],
  ['?32/13/40', 'ymd', { reason: 'date_unreadable' }],
  ['?26/2/31', 'ymd', { reason: 'date_order' }],
  ['?10/21/26', 'ymd', { reason: 'date_order' }],
  ['?21/10/2026', 'ymd', { reason: 'date_order' }],
] as const)('%s as %s', (day, order, expected) => {
  expect(settleDay(day, order)).toEqual(expected)
})

test('a serial number without a format counts from where its workbook does', () => {
  const serial = { kind: 'number', text: '44854', raw: '44854' } as const
  expect(readDay(serial, 1904)).toEqual({ day: '2026-10-21' })
  expect(readDay(serial)).toEqual({ day: '2022-10-20' })
})
