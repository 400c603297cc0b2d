import { QueryClientProvider, notifyManager } from '@tanstack/react-query'
import type { FileRow } from '@marketplace/contract/money/lender-file-rows'
import type { LenderFileDetail } from '@marketplace/contract/money/lender-files'
import { MemoryRouter, Route, Routes } from 'react-router'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../office/query-client.ts'
import { setOfficeSession } from '../../office/session/office-session.ts'
import { encodeRole } from '../../office/session/role-code.ts'
import { answerByHand, type Request } from '../../testing/answer-calls.ts'
import { mount } from '../../testing/mount.tsx'
import { MisFilePage } from './lender-file-page.tsx'

notifyManager.setScheduler(queueMicrotask)

const uploadId = '0b9d6a3e-6f0e-4d7c-9d0e-2f6a1c3b5d7f'
const at = '2026-11-22T06:36:00.000Z'
const reading: NonNullable<LenderFileDetail['reading']> = {
  sheet: null,
  other_sheets: [],
  notices: [],
  header_line: 1,
  columns: [
    { column: 0, title: 'App Ref', field: 'our_reference', is_new: 0, shapes: ['A-9999-99'] },
    { column: 1, title: 'Cust Status', field: null, is_new: 1, shapes: ['AAAA'] },
  ],
  gone: [],
  needed: ['status'],
  date_order: 'dmy',
  asks_date_order: 0,
  amount_unit: 'rupees',
  words: [],
  mapping: null,
}
const file: LenderFileDetail = {
  upload_id: uploadId,
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
  reading: { ...reading, needed: [] },
  outcomes: [
    { outcome: 'new_event', count: 4 },
    { outcome: 'error', count: 1 },
  ],
  changes: [{ status: 'DISBURSED', count: 4, amount: 400_000 }],
}
const none = { from: null, to: null }
const row: FileRow = {
  key: 11,
  line: 17,
  outcome: 'new_event',
  reason: null,
  target: {
    lender_application_id: 5,
    application_number: 'LA-7K3QX9V',
    lender_id: 1,
    lender_name: 'Konkan_Credit',
    app_id: uploadId,
    user_id: uploadId,
    contact: '******1473',
    status: 'UNDER_PROCESS',
    applied_at: at,
  },
  candidates: [],
  word: 'Disbursed',
  status: { from: 'UNDER_PROCESS', to: 'DISBURSED' },
  status_date: '2026-10-21',
  sanctioned_amount: none,
  disbursed_amount: { from: null, to: 300_000 },
  disbursal_date: { from: null, to: '2026-10-21' },
  reject_reason: none,
  stated: null,
}

beforeEach(() => {
  history.replaceState(null, '', `/admin/mis-upload/${uploadId}`)
  setOfficeSession({ a_atkn: 'token', adminId: '1', roleId: encodeRole(1) })
})
afterEach(() => {
  queryClient.clear()
  history.replaceState(null, '', '/')
})

/** Answers what is asked and was not answered yet: the file as given, its rows, no views. */
const opener = (requests: readonly Request[]) => {
  const answered = new Set<Request>()
  return async (detail: LenderFileDetail, rows: readonly FileRow[] = []): Promise<void> => {
    for (let round = 0; round < 3; round += 1) {
      for (const request of requests.filter((one) => one.method === 'GET' && !answered.has(one))) {
        answered.add(request)
        if (request.path.endsWith('/rows'))
          await request.answer({ success: true, data: rows, total: rows.length })
        else if (request.path.endsWith(uploadId)) await request.answer({ success: true, data: detail })
        else if (request.path.endsWith('/undo'))
          await request.answer({ success: true, data: { goes_back: 3, stays_touched: 1 } })
      }
    }
  }
}
const open = () =>
  mount(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/admin/mis-upload/${uploadId}`]}>
        <Routes>
          <Route path="/admin/mis-upload/:uploadId" element={<MisFilePage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
const sent = (requests: readonly Request[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])

test('the plan shows every field old and new, and exactly that plan is applied', async () => {
  const requests = answerByHand()
  const answer = opener(requests)
  await open()
  await answer(file, [row])
  await expect.element(page.getByRole('heading', { level: 1, name: 'Konkan_Credit' })).toBeVisible()
  await expect.element(page.getByText('oct.xlsx · October 2026 · the whole month')).toBeVisible()
  await expect.element(page.getByText('5 lines: 4 + 1')).toBeVisible()
  await expect.element(page.getByText('LA-7K3QX9V')).toBeVisible()
  await expect.element(page.getByText('******1473')).toBeVisible()
  await expect.element(page.getByText('₹3,00,000')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Apply 4 changes…' }))
  await userEvent.click(page.getByRole('button', { name: 'Apply 4 changes', exact: true }))
  expect(sent(requests)).toEqual([[`/api/lender-files/${uploadId}/apply`, { plan_hash: 'hash-1' }]])
})

test('a row is left out by its menu', async () => {
  const requests = answerByHand()
  const answer = opener(requests)
  await open()
  await answer(file, [row])
  await userEvent.click(page.getByRole('button', { name: 'Actions for line 17' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Leave out' }))
  await expect
    .poll(() => sent(requests))
    .toEqual([[`/api/lender-files/${uploadId}/settle`, { keys: [11], choice: 'leave_out' }]])
})

test('columns that nobody has explained are asked for, and a needed one has to be there', async () => {
  const requests = answerByHand()
  const answer = opener(requests)
  await open()
  await answer({ ...file, state: 'NEEDS_MAPPING', planned_at: null, plan_hash: null, reading })
  await expect.element(page.getByText('No column holds: Status.')).toBeVisible()
  const again = page.getByRole('button', { name: 'Read again' })
  await expect.element(again).toBeDisabled()
  await userEvent.selectOptions(page.getByLabelText('What “Cust Status” holds'), 'Status')
  await userEvent.click(again)
  expect(sent(requests)).toEqual([
    [
      `/api/lender-files/${uploadId}/mapping`,
      {
        header_line: 1,
        columns: [
          { column: 0, field: 'our_reference' },
          { column: 1, field: 'status' },
        ],
        date_order: 'dmy',
        amount_unit: 'rupees',
      },
    ],
  ])
})

test('a new word is answered once, for one lender or for all', async () => {
  const requests = answerByHand()
  const answer = opener(requests)
  await open()
  const words = [{ word: 'Disb-Partial', count: 14, lines: [17, 204] }]
  await answer({ ...file, reading: { ...reading, needed: [], words } })
  await expect.element(page.getByText('14 rows, as line 17, 204')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '1 still open' })).toBeDisabled()
  await userEvent.selectOptions(page.getByLabelText('What “Disb-Partial” means'), 'Part disbursed')
  await userEvent.click(page.getByRole('button', { name: 'All lenders' }))
  await userEvent.click(page.getByRole('button', { name: 'Plan again' }))
  expect(sent(requests)).toEqual([
    [
      `/api/lender-files/${uploadId}/words`,
      { words: [{ word: 'Disb-Partial', status: 'PART_DISBURSED', for_all: 1 }] },
    ],
  ])
})

test('an undo says first what goes back and what stays, and asks why', async () => {
  const requests = answerByHand()
  const answer = opener(requests)
  await open()
  await answer({ ...file, state: 'DONE_WITH_ERRORS', outcomes: [{ outcome: 'applied', count: 4 }] })
  await userEvent.click(page.getByRole('button', { name: 'Undo…' }))
  await answer(file)
  const undo = page.getByRole('button', { name: 'Undo 3 rows' })
  await expect.element(undo).toBeDisabled()
  await userEvent.fill(page.getByLabelText('Reason'), 'The file of another month')
  await userEvent.click(undo)
  expect(sent(requests)).toEqual([
    [`/api/lender-files/${uploadId}/undo`, { reason: 'The file of another month' }],
  ])
})
