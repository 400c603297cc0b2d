import type { LenderMonthDetail, MonthLine } from '@marketplace/contract/money/reconciliation'

const at = '2026-11-08T06:36:00.000Z'
const uploadId = '0b9d6a3e-6f0e-4d7c-9d0e-2f6a1c3b5d7f'

/** A line that they pay by the next lower slab, for tests. */
export const exampleLine: MonthLine = {
  line_id: 'part-5-1',
  kind: 'TIER_MISSED',
  words: 'They paid 2 %, our rule 2 says 2.25 %',
  is_open: 1,
  lender_application_id: 5,
  tranche: 1,
  application_number: 'LA-7K3QX9V',
  day: '2026-10-03',
  disbursed_amount: 300_000,
  expected: 6750,
  stated: 6000,
  received: 6000,
  part: 3600,
  difference: -750,
  is_late: 0,
  our_percent: 2.25,
  their_percent: 2,
  settlement: null,
  waits_for_second: 0,
  stated_lines: [
    {
      stated_line_id: 3,
      upload_id: uploadId,
      line: 12,
      payout_month: '2026-10',
      amount: 6000,
      tds: 120,
      gst: 1080,
      invoice_no: '2611/044',
      utr: null,
    },
  ],
  receipts: [
    { receipt_id: 8, day: '2026-11-08', utr: 'SAHYN26110000', amount: 1500 },
    { receipt_id: 9, day: '2026-11-10', utr: 'SAHYN26110001', amount: 4500 },
  ],
  moves: [],
  priced_by: 'rule 2, version 3',
}

/** A line that no commission file states. */
export const unstatedLine: MonthLine = {
  ...exampleLine,
  line_id: 'part-6-1',
  kind: 'NOT_STATED',
  words: 'No commission file states it',
  lender_application_id: 6,
  application_number: 'LA-8M4RZ2W',
  day: '2026-10-14',
  disbursed_amount: 500_000,
  expected: 11_250.5,
  stated: 0,
  received: 0,
  part: 0,
  difference: -11_250.5,
  their_percent: null,
  stated_lines: [],
  receipts: [],
}

/** One that nobody is asked about. */
export const matchedLine: MonthLine = {
  ...exampleLine,
  line_id: 'part-7-1',
  kind: 'MATCHED',
  words: 'Stated and paid as expected',
  is_open: 0,
  lender_application_id: 7,
  application_number: 'LA-9N5SA3X',
  expected: 4500,
  stated: 4500,
  received: 4500,
  part: 2700,
  difference: 0,
}

/** The month of these three lines. */
export const exampleMonth: LenderMonthDetail = {
  lender_id: 1,
  lender_name: 'Sahyadri_Bank',
  lender_kind: 'bank',
  month: '2026-10',
  state: 'STATED',
  loans: 3,
  expected: 22_500.5,
  stated: 10_500,
  received: 10_500,
  partners_part: 6300,
  difference: -12_000.5,
  open: 2,
  priced_at: at,
  closed_at: null,
  closed_by: null,
  rule: 'rule 2 at 2.25 %',
  tolerance: 0,
  lines: 3,
  settled: 1,
  kinds: [
    { kind: 'MATCHED', count: 1, open: 0, difference: 0 },
    { kind: 'TIER_MISSED', count: 1, open: 1, difference: -750 },
    { kind: 'NOT_STATED', count: 1, open: 1, difference: -11_250.5 },
  ],
  groups: [
    {
      kind: 'TIER_MISSED',
      sentence: 'They paid 2 %, our rule 2 says 2.25 %.',
      more: 'Theirs is our next lower slab.',
      line_ids: ['part-5-1'],
      count: 1,
      expected: 6750,
      stated: 6000,
      difference: -750,
    },
  ],
  files: [{ upload_id: uploadId, file_name: 'oct.xlsx', created_at: at, lines: 2, stated: 10_500 }],
  invoices: [{ invoice_no: '2611/044', stated: 10_500, received: 10_400 }],
  receipts: [
    {
      receipt_id: 9,
      day: '2026-11-10',
      utr: 'SAHYN26110001',
      bank: 12_180,
      tds: 210,
      gst: 1890,
      base: 10_500,
      pays: 'month',
      invoices: [],
      lines: 2,
      staff_name: 'Test Staff',
      created_at: at,
      taken_back: null,
    },
  ],
  not_closable: ['2 lines are open'],
  not_reopenable: null,
  second_person_from: 10_000,
}
