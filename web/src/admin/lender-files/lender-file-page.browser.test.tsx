import { listApplicationStatusFiles } from '@marketplace/contract/money/application-status-files'
import { QueryClientProvider, notifyManager } from '@tanstack/react-query'
import type { FileRow } from '@marketplace/contract/money/lender-file-rows'
import type { LenderFileDetail } from '@marketplace/contract/money/lender-files'
import { PathPatterns } from '../../router/router.tsx'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../office/query-client.ts'
import { setOfficeSession } from '../../office/session/office-session.ts'
import { encodeRole } from '../../office/session/role-code.ts'
import { getToasts } from '../../ui/toast-store.ts'
import { answerByHand, type Request } from '../../testing/answer-calls.ts'
import { exampleLenderFile } from '../../testing/example-lender-file.ts'
import { mount } from '../../testing/mount.tsx'
import { MisFilePage } from './lender-file-page.tsx'
import { StatusFilePage } from './status-file-page.tsx'

notifyManager.setScheduler(queueMicrotask)

const { upload_id: uploadId, created_at: at } = exampleLenderFile
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
  ...exampleLenderFile,
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
  last_change: null,
  stated: null,
}

beforeEach(() => {
  history.replaceState(null, '', `/admin/mis-upload/${uploadId}`)
  asRole(1)
})
afterEach(() => {
  queryClient.clear()
  history.replaceState(null, '', '/')
})

/** Answers what is asked and was not answered yet: the file as given, its rows, no views. */
const opener = (requests: readonly Request[]) => {
  const answered = new Set<Request>()
  return async (
    detail: LenderFileDetail,
    rows: readonly FileRow[] = [],
    { total = rows.length, goesBack = 3 }: { total?: number; goesBack?: number } = {},
  ): Promise<void> => {
    for (let round = 0; round < 3; round += 1) {
      for (const request of requests.filter((one) => one.method === 'GET' && !answered.has(one))) {
        answered.add(request)
        if (request.path.endsWith('/rows')) await request.answer({ success: true, data: rows, total })
        else if (request.path.endsWith(uploadId)) await request.answer({ success: true, data: detail })
        else if (request.path.endsWith('/undo'))
          await request.answer({
            success: true,
            data: { goes_back: goesBack, stays: [{ reason: 'Money was received for it', count: 1 }] },
          })
      }
    }
  }
}
const open = () =>
  mount(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter at={`/admin/mis-upload/${uploadId}`}>
        <PathPatterns patterns={['/admin/mis-upload/:uploadId']}>
          <MisFilePage />
        </PathPatterns>
      </MemoryRouter>
    </QueryClientProvider>,
  )
const applied: LenderFileDetail = {
  ...file,
  state: 'DONE',
  rows_updated: 4,
  outcomes: [{ outcome: 'applied', count: 4 }],
}
const asRole = (role: 1 | 2): void =>
  setOfficeSession({ a_atkn: 'token', adminId: '1', roleId: encodeRole(role) })
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
  await answer({ ...file, state: 'NEEDS_MAPPING', plan_hash: null, reading, outcomes: [], changes: [] })
  await expect.element(page.getByText('No column holds: Status.')).toBeVisible()
  await expect.element(page.getByText('Titles in line 1.')).toBeVisible()
  await expect.element(page.getByText(/^\d+ lines?/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('group', { name: 'Outcomes' })).not.toBeInTheDocument()
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
        amount_unit: 'rupees',
      },
    ],
  ])
})

test('titles of another line are asked for without columns, and what the file shows by itself is no answer', async () => {
  const requests = answerByHand()
  const answer = opener(requests)
  await open()
  await answer({ ...file, state: 'NEEDS_MAPPING', plan_hash: null, reading, outcomes: [], changes: [] })
  const line = page.getByLabelText('Titles stand in line')
  const again = page.getByRole('button', { name: 'Read again' })
  await userEvent.fill(line, '101')
  await expect.element(page.getByText('A line from 1 to 100')).toBeVisible()
  await expect.element(again).toBeDisabled()
  await userEvent.fill(line, '4')
  await userEvent.click(again)
  expect(sent(requests)).toEqual([
    [`/api/lender-files/${uploadId}/mapping`, { header_line: 4, columns: [], amount_unit: 'rupees' }],
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

test('an undo says first what goes back, and what stays for which reason, and asks why', async () => {
  const requests = answerByHand()
  const answer = opener(requests)
  await open()
  await answer({ ...applied, state: 'DONE_WITH_ERRORS' })
  await userEvent.click(page.getByRole('button', { name: 'Undo…' }))
  await userEvent.fill(page.getByLabelText('Reason'), 'The file of another month')
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
  await answer(applied)
  await expect
    .element(page.getByRole('list', { name: 'Why rows stay' }))
    .toHaveTextContent('1 row: Money was received for it')
  const undo = page.getByRole('button', { name: 'Undo 3 rows' })
  await userEvent.click(undo)
  expect(sent(requests)).toEqual([
    [`/api/lender-files/${uploadId}/undo`, { reason: 'The file of another month' }],
  ])
})

const headings = (): string[] =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)

test('why a row stays stands beside its application; of rows that need no word it is last', async () => {
  const requests = answerByHand()
  const answer = opener(requests)
  await open()
  const kept: LenderFileDetail = {
    ...applied,
    state: 'PARTLY_UNDONE',
    outcomes: [
      { outcome: 'reversed', count: 1 },
      { outcome: 'kept', count: 1 },
    ],
  }
  await answer(kept, [{ ...row, outcome: 'reversed' }])
  await expect.element(page.getByText('LA-7K3QX9V')).toBeVisible()
  expect(headings().slice(1, 3)).toEqual(['Application', 'Customer'])
  await userEvent.click(page.getByRole('button', { name: 'Kept 1' }))
  const last_change = { status: 'SANCTIONED', at, by: 'file', file_name: 'October.xlsx' } as const
  await answer(kept, [{ ...row, outcome: 'kept', reason: 'Somebody changed it', last_change }])
  await expect.element(page.getByText('Somebody changed it')).toBeVisible()
  expect(headings().slice(1, 5)).toEqual(['Application', 'Why', 'Last change', 'Customer'])
  await expect.element(page.getByText(/^Sanctioned by the file October\.xlsx, /)).toBeVisible()
})

test('nothing that is touched since goes back: there is nothing to undo', async () => {
  const requests = answerByHand()
  const answer = opener(requests)
  await open()
  await answer({ ...applied, state: 'PARTLY_UNDONE' })
  await userEvent.click(page.getByRole('button', { name: 'Undo…' }))
  await answer(applied, [], { goesBack: 0 })
  await userEvent.fill(page.getByLabelText('Reason'), 'The file of another month')
  await expect.element(page.getByRole('button', { name: 'Undo 0 rows' })).toBeDisabled()
  await expect.element(page.getByText('There is no row left that can go back.')).toBeVisible()
})

test.each([
  ['CANCELLED', 2, 1, true],
  ['CANCELLED', 0, 1, false],
  ['DONE', 2, 2, false],
  ['UNDONE', 2, 1, false],
] as const)(
  '%s with %d rows changed, role %d: undo offered %s',
  async (state, rows_updated, role, isOffered) => {
    asRole(role)
    const answer = opener(answerByHand())
    await open()
    await answer({ ...applied, state, rows_updated })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Konkan_Credit' })).toBeVisible()
    const undo = page.getByRole('button', { name: 'Undo…' })
    if (isOffered) await expect.element(undo).toBeVisible()
    else await expect.element(undo).not.toBeInTheDocument()
  },
)

test('a commission file is applied, and leads to the month that it states', async () => {
  const requests = answerByHand()
  const answer = opener(requests)
  await open()
  const commission: LenderFileDetail = {
    ...file,
    kind: 'commission',
    outcomes: [
      { outcome: 'stated', count: 5 },
      { outcome: 'extra', count: 1 },
    ],
    changes: [],
  }
  await answer(commission)
  await expect.element(page.getByText('Nothing is changed yet.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Reconcile/ })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Apply 6 lines…' }))
  await expect.element(page.getByText(/^What the lender states is booked/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Apply 6 lines', exact: true }))
  expect(sent(requests)).toEqual([[`/api/lender-files/${uploadId}/apply`, { plan_hash: 'hash-1' }]])
  const post = requests.find(({ method }) => method === 'POST')
  await post?.answer({ success: true, data: { ...commission, state: 'APPLYING' } })
  await answer({ ...commission, state: 'DONE', rows_updated: 6 })
  await expect
    .element(page.getByRole('link', { name: 'Reconcile October 2026' }))
    .toHaveAttribute('href', '/admin/reconciliation/1/2026-10')
  await userEvent.click(page.getByRole('button', { name: 'Undo…' }))
  await expect.element(page.getByText(/^Each line goes back by entries of the ledger/)).toBeVisible()
})

test('another plan than the one that was asked about is said, and read', async () => {
  const requests = answerByHand()
  const answer = opener(requests)
  await open()
  await answer(file, [row])
  await userEvent.click(page.getByRole('button', { name: 'Apply 4 changes…' }))
  await userEvent.click(page.getByRole('button', { name: 'Apply 4 changes', exact: true }))
  const message = 'The plan has changed since you looked at it. Look at it again'
  const post = requests.find(({ method }) => method === 'POST')
  await post?.answer({ success: false, code: 'plan_stale', message }, 409)
  expect(getToasts().map(({ text }) => text)).toEqual([message])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const changes = [{ status: 'DISBURSED' as const, count: 2, amount: 1 }]
  await answer({ ...file, plan_hash: 'hash-2', changes }, [{ ...row, line: 18 }])
  await expect.element(page.getByRole('button', { name: 'Apply 2 changes…' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Actions for line 18' })).toBeVisible()
})

test('a file is stopped once it was asked for, and says what it has changed', async () => {
  const requests = answerByHand()
  const answer = opener(requests)
  await open()
  await answer(file, [row])
  await userEvent.click(page.getByRole('button', { name: 'Cancel the file…' }))
  expect(sent(requests)).toEqual([])
  const stop = page.getByRole('button', { name: 'Cancel the file', exact: true })
  await userEvent.click(stop)
  await expect.element(stop).toBeDisabled()
  const post = requests.find(({ path }) => path.endsWith('/cancel'))
  await post?.answer({ success: true, data: { ...file, state: 'CANCELLED' } })
  await answer({ ...file, state: 'CANCELLED' }, [row])
  await expect.element(page.getByText('Nothing was changed.', { exact: true })).toBeVisible()
  await expect.element(page.getByText('₹4,00,000')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Not applied 4' })).toBeVisible()
})

test('two columns of one field are said before they are sent, and the questions can be closed', async () => {
  const requests = answerByHand()
  const answer = opener(requests)
  await open()
  await answer(file, [row])
  await userEvent.click(page.getByRole('button', { name: 'Change the columns' }))
  await userEvent.selectOptions(page.getByLabelText('What “Cust Status” holds'), 'Our reference')
  await expect.element(page.getByText(/^More than one column holds: Our reference/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Read again' })).toBeDisabled()
  await userEvent.click(page.getByRole('button', { name: 'Leave the columns' }))
  await expect.element(page.getByRole('button', { name: 'Change the columns' })).toBeVisible()
})

test('words of a file of several lenders are for all of them, and those of one that was applied for the next', async () => {
  const requests = answerByHand()
  const answer = opener(requests)
  await open()
  const words = [{ word: 'Disb-Partial', count: 14, lines: [17] }]
  await answer({ ...applied, kind: 'status', lender_id: null, month: null, reading: { ...reading, words } })
  await expect.element(page.getByText('14 rows, as line 17')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'All lenders' })).not.toBeInTheDocument()
  await userEvent.selectOptions(page.getByLabelText('What “Disb-Partial” means'), 'Part disbursed')
  await userEvent.click(page.getByRole('button', { name: 'Keep for the next file' }))
  expect(sent(requests)).toEqual([
    [
      `/api/lender-files/${uploadId}/words`,
      { words: [{ word: 'Disb-Partial', status: 'PART_DISBURSED', for_all: 1 }] },
    ],
  ])
})

test('a page after the last one leads to the last, and a search that finds nothing says so', async () => {
  history.replaceState(null, '', `/admin/mis-upload/${uploadId}?page=9&q=LA`)
  const requests = answerByHand()
  const answer = opener(requests)
  await open()
  const lastPage = (): string | undefined =>
    requests.findLast(({ path }) => path.endsWith('/rows'))?.query['page']
  await answer({ ...file, outcomes: [{ outcome: 'new_event', count: 150 }] })
  await expect.poll(lastPage).toBe('3')
  await expect.element(page.getByText('No row found')).toBeVisible()
})

test('a search that has fewer pages leads to its last', async () => {
  history.replaceState(null, '', `/admin/mis-upload/${uploadId}?page=3&q=LA`)
  const requests = answerByHand()
  const answer = opener(requests)
  await open()
  await answer({ ...file, outcomes: [{ outcome: 'new_event', count: 150 }] }, [], { total: 60 })
  await expect
    .poll(() => requests.filter(({ path }) => path.endsWith('/rows')).map(({ query }) => query['page']))
    .toEqual(['3', '2'])
})

test.each([
  [1, ['See the rows', 'Undo…']],
  [2, ['See the rows']],
] as const)('in the history role %d has %j', async (role, acts) => {
  asRole(role)
  history.replaceState(null, '', '/admin/application-status-file')
  const requests = answerByHand()
  await mount(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <StatusFilePage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const asked = (): Request | undefined =>
    requests.find(({ path }) => path === listApplicationStatusFiles.path)
  await expect.poll(asked).toBeDefined()
  await asked()?.answer({
    success: true,
    total: 1,
    data: [
      {
        id: uploadId,
        errors: '',
        upload_id: uploadId,
        created_at: at,
        file_name: 'status.csv',
        status: 'Done',
        state: 'DONE',
        rows_updated: 4,
        error: null,
        rows_done: 4,
        rows_total: 4,
        rows_failed: 0,
        can_undo: 1,
        staff_name: 'Test Staff',
        same_as: null,
      },
    ],
  })
  await userEvent.click(page.getByRole('button', { name: 'Actions for status.csv' }))
  await expect.element(page.getByRole('menuitem', { name: 'See the rows' })).toBeVisible()
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(acts)
})
