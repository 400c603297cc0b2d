import type { LenderFileDetail } from '@marketplace/contract/money/lender-files'

const at = '2026-11-22T06:36:00.000Z'

/** An MIS file whose plan waits for somebody. */
export const exampleLenderFile: LenderFileDetail = {
  upload_id: '0b9d6a3e-6f0e-4d7c-9d0e-2f6a1c3b5d7f',
  kind: 'mis',
  lender_id: 1,
  lender_name: 'Konkan_Credit',
  month: '2026-10',
  scope: 'full_month',
  file_name: 'oct.xlsx',
  bytes: 3,
  state: 'PLANNED',
  rows_total: 5,
  rows_done: 5,
  rows_updated: 0,
  rows_failed: 1,
  staff_name: 'Test Staff',
  created_at: at,
  planned_at: at,
  processed_at: null,
  undone_at: null,
  error: null,
  same_as: null,
  plan_hash: 'hash-1',
  is_cancelling: 0,
  reading: null,
  outcomes: [],
  changes: [],
}
