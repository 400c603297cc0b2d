import type { PartnerStatementDetail } from '@marketplace/contract/money/partner-statements'
import { expect, test } from 'vitest'
import { gstNote, sumsRows } from './sums-rows.ts'

type Sums = Parameters<typeof sumsRows>[0]

const sums: PartnerStatementDetail['sums'] = {
  lines: 8,
  shares: 26_300,
  share_lines: 7,
  taken_back: -2_025,
  taken_back_lines: 1,
  disbursed: 26_00_000,
  received: 41_875,
  commission: 24_275,
  tds: 486,
  gst: 4_369.5,
  to_bank: 23_789,
  left_out_lines: 5,
  left_out: 11_358,
}
const statement: Sums = {
  state: 'APPROVED',
  sums,
  tds_of: {
    percent: 2,
    base: 24_275,
    threshold: 20_000,
    year_to_date: 1_86_420,
    tds_to_date: 3_728,
    tax_year: '2026-27',
    section: 's. 393(1)',
  },
  invoice: null,
}
const invoice = { number: 'GA/26/114', day: '2026-11-20', gst: 4_369.5 }

const textOf = (of: Sums, whose: 'Their' | 'Your'): string =>
  sumsRows(of, whose)
    .map(({ label, amount }) => `${label} ${amount}`)
    .join(' | ')

test('the worked statement of the design', () => {
  expect(textOf(statement, 'Their')).toBe(
    'Their part, 7 lines ₹26,300.00 | Taken back, 1 line −₹2,025.00 | Commission ₹24,275.00 | TDS 2 %, s. 393(1) −₹486.00 | To the bank ₹23,789.00',
  )
  expect(gstNote(statement, 'Their')).toBe(
    'GST of ₹4,369.50 follows when the partner’s tax invoice is with us.',
  )
  expect(gstNote(statement, 'Your')).toBe('GST of ₹4,369.50 follows when your tax invoice is with us.')
})

test('an invoice that was recorded before the approval adds its GST', () => {
  const of = { ...statement, invoice, sums: { ...sums, to_bank: 28_158.5 } }
  expect(textOf(of, 'Your')).toContain(
    '| GST, invoice GA/26/114 of 20/11/2026 ₹4,369.50 | To your bank ₹28,158.50',
  )
  expect(gstNote(of, 'Your')).toBeNull()
})

test('an invoice after the approval is paid by itself', () => {
  expect(gstNote({ ...statement, invoice }, 'Your')).toBe(
    'GST of ₹4,369.50 is paid by itself, for invoice GA/26/114.',
  )
})

test('TDS of a draft is a forecast, and none is said with the threshold', () => {
  expect(textOf({ ...statement, state: 'DRAFT' }, 'Their')).toContain('TDS 2 %, s. 393(1), expected −₹486.00')
  const none = {
    ...statement,
    sums: { ...sums, taken_back: 0, taken_back_lines: 0, tds: 0, gst: 0, to_bank: 24_275 },
    tds_of: { ...statement.tds_of, percent: 0 },
  }
  expect(textOf(none, 'Their')).toContain('TDS, none up to ₹20,000 a year ₹0.00 | To the bank')
  expect(textOf(none, 'Their')).not.toContain('Taken back')
  expect(gstNote(none, 'Their')).toBeNull()
})
