import { randomUUID } from 'node:crypto'
import type { Samples } from './sample-request.ts'

/** One that is not there. */
const lenderMonth = { lenderId: '1', month: '2025-01' }

/** About staff, and what needs a second administrator. */
export const staffSamples: Samples = {
  'GET /api/staff/list': () => ({
    query: { page: '1', page_size: '20', search: 'a', role_id: '1', disabled: '0' },
  }),
  'POST /api/staff/add': () => ({
    body: {
      username: `u-${randomUUID().slice(0, 8)}`,
      full_name: 'Asha Rao',
      role_id: 2,
      password: 'copper kettle ninth',
    },
  }),
  'POST /api/staff/update': () => ({ body: { staff_id: 1, full_name: 'Asha Rao', role_id: 2 } }),
  'POST /api/staff/disable': () => ({ body: { staff_id: 1, disabled: 1 } }),
  'POST /api/staff/force-logout': () => ({ body: { staff_id: 1 } }),
  'POST /api/staff/reset-second-factor': () => ({ body: { staff_id: 1, reason: 'Lost the phone' } }),
  'POST /api/staff/set-password': () => ({
    body: { staff_id: 1, password: 'copper kettle ninth', reason: 'Has forgotten it' },
  }),
  'GET /api/approvals': () => ({ query: { page: '1', page_size: '20', kind: 'regulated_figure' } }),
  'GET /api/approvals/waiting': () => ({}),
  'POST /api/approvals/decide': () => ({
    body: { request_id: 1, decision: 'declined', note: 'Nobody knows of it' },
  }),
  'POST /api/approvals/withdraw': () => ({ body: { request_id: 1 } }),
  'GET /api/approvals/limits': () => ({}),
  'POST /api/approvals/limit': () => ({
    body: { name: 'write_off', value: 20_000, reason: 'Agreed with finance' },
  }),
  'GET /api/get-application-status-files-list': () => ({ query: { page: '1', page_size: '5' } }),
  'POST /api/upload-application-status-file': () => ({}),
  'GET /api/lender-months': () => ({ query: { page: '1', page_size: '20', state: 'STATED' } }),
  'GET /api/lender-months/:lenderId/:month': () => ({ params: lenderMonth }),
  'GET /api/lender-months/:lenderId/:month/lines': () => ({
    params: lenderMonth,
    query: { page: '1', page_size: '20', kind: 'NOT_STATED', is_open: '1', search: 'LA-2222223' },
  }),
  'POST /api/lender-months/:lenderId/:month/settle': () => ({
    params: lenderMonth,
    body: {
      lines: [{ line_id: 'part-1-1', outcome: 'dispute', expected: 100, stated: 90 }],
      reason: 'They answer by Friday',
    },
  }),
  'POST /api/lender-months/:lenderId/:month/receipts': () => ({
    params: lenderMonth,
    body: {
      receipts: [{ day: '2025-01-08', utr: 'SAHYN2501', bank: 100, tds: 2, gst: 18, pays: 'month' }],
    },
  }),
  'POST /api/receipts/:receiptId/take-back': () => ({
    params: { receiptId: '1' },
    body: { reason: 'Of another lender' },
  }),
  'POST /api/lender-months/:lenderId/:month/close': () => ({
    params: lenderMonth,
    body: { reason: 'All settled' },
  }),
  'POST /api/lender-months/:lenderId/:month/reopen': () => ({
    params: lenderMonth,
    body: { reason: 'One more line' },
  }),
  'POST /api/lender-tolerance/:lenderId': () => ({
    params: { lenderId: '1' },
    body: { tolerance: 1.5, reason: 'They round to the rupee' },
  }),
  'POST /api/lender-files': () => ({ body: { kind: 'status' } }),
  'GET /api/lender-files': () => ({ query: { kind: 'status', page: '1', page_size: '20' } }),
  'GET /api/lender-files/:uploadId': () => ({ params: { uploadId: randomUUID() } }),
  'GET /api/lender-files/:uploadId/rows': () => ({
    params: { uploadId: randomUUID() },
    query: { outcome: 'error', page: '1', page_size: '20' },
  }),
  'GET /api/lender-files/:uploadId/errors': () => ({ params: { uploadId: randomUUID() } }),
  'GET /api/lender-files/:uploadId/errors/xlsx': () => ({ params: { uploadId: randomUUID() } }),
  'POST /api/lender-files/:uploadId/mapping': () => ({
    params: { uploadId: randomUUID() },
    body: { header_line: 1, columns: [{ column: 0, field: 'our_reference' }], amount_unit: 'rupees' },
  }),
  'POST /api/lender-files/:uploadId/words': () => ({
    params: { uploadId: randomUUID() },
    body: { words: [{ word: 'Lead dropped', status: 'WITHDRAWN', for_all: 1 }] },
  }),
  'POST /api/lender-files/:uploadId/settle': () => ({
    params: { uploadId: randomUUID() },
    body: { keys: [2], choice: 'leave_out' },
  }),
  'POST /api/lender-files/:uploadId/apply': () => ({
    params: { uploadId: randomUUID() },
    body: { plan_hash: 'ab'.repeat(32) },
  }),
  'POST /api/lender-files/:uploadId/cancel': () => ({ params: { uploadId: randomUUID() } }),
  'GET /api/lender-files/:uploadId/undo': () => ({ params: { uploadId: randomUUID() } }),
  'POST /api/lender-files/:uploadId/undo': () => ({
    params: { uploadId: randomUUID() },
    body: { reason: 'The month of before under this one' },
  }),
}
