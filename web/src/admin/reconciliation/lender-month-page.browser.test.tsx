import { QueryClientProvider, notifyManager } from '@tanstack/react-query'
import type { LenderMonthDetail, MonthLine } from '@marketplace/contract/money/reconciliation'
import { PathPatterns } from '../../router/router.tsx'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../office/query-client.ts'
import { setOfficeSession } from '../../office/session/office-session.ts'
import { encodeRole } from '../../office/session/role-code.ts'
import { getToasts } from '../../ui/toast-store.ts'
import { answerByHand, type Request } from '../../testing/answer-calls.ts'
import { mount } from '../../testing/mount.tsx'
import { exampleLine, exampleMonth, matchedLine, unstatedLine } from './example-month.ts'
import { LenderMonthPage } from './lender-month-page.tsx'
import { LenderMonthsPage } from './lender-months-page.tsx'

notifyManager.setScheduler(queueMicrotask)

const path = '/admin/reconciliation/1/2026-10'
const lines = [exampleLine, unstatedLine, matchedLine]

const asRole = (role: 1 | 2): void =>
  setOfficeSession({ a_atkn: 'token', adminId: '1', roleId: encodeRole(role) })

beforeEach(() => {
  history.replaceState(null, '', path)
  asRole(1)
})
afterEach(() => {
  queryClient.clear()
  history.replaceState(null, '', '/')
})

const open = () =>
  mount(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter at={path}>
        <PathPatterns patterns={['/admin/reconciliation/:lenderId/:month']}>
          <LenderMonthPage />
        </PathPatterns>
      </MemoryRouter>
    </QueryClientProvider>,
  )

/** Answers what is asked and was not answered yet: the month, its lines, its neighbours. */
const opener = (requests: readonly Request[]) => {
  const answered = new Set<Request>()
  return async (
    month: LenderMonthDetail = exampleMonth,
    rows: readonly MonthLine[] = lines,
  ): Promise<void> => {
    for (let round = 0; round < 3; round += 1) {
      for (const request of requests.filter((one) => one.method === 'GET' && !answered.has(one))) {
        answered.add(request)
        if (request.path.endsWith('/lines'))
          await request.answer({ success: true, data: rows, total: rows.length, is_exact: 1 })
        else if (request.path.endsWith('/2026-10')) await request.answer({ success: true, data: month })
        else if (request.path.endsWith('/lender-months'))
          await request.answer({
            success: true,
            total: 2,
            data: [month, { ...month, month: '2026-09' }],
          })
      }
    }
  }
}
const opened = async (
  month: LenderMonthDetail = exampleMonth,
): Promise<{ requests: readonly Request[]; answer: ReturnType<typeof opener> }> => {
  const requests = answerByHand()
  const answer = opener(requests)
  await open()
  await answer(month)
  await expect.element(page.getByRole('heading', { level: 1, name: 'October 2026' })).toBeVisible()
  return { requests, answer }
}
/** By key: without the style sheet of the office the rows lie below what follows them. */
const openMenu = async (row: string): Promise<void> => {
  const button = page.getByRole('button', { name: `Actions for ${row}` })
  await expect.element(button).toBeInTheDocument()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}
const posts = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'POST')
const refusal = (words: string) => ({
  success: false,
  code: 'conflict',
  message: 'This was changed in the meantime',
  present: { words, utr: 'SAHYN26110001' },
})

test('the month: five sums, tabs with their counts, one line a loan, and the sums below', async () => {
  const { requests } = await opened()
  await expect.element(page.getByText('Stated, 2 open')).toBeVisible()
  const sums = page.getByRole('region', { name: 'Sums of the month' })
  await expect.element(sums.getByText('−₹12,000.50')).toBeVisible()
  const tabs = page.getByRole('group', { name: 'Lines by kind' })
  expect(
    tabs
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['All 3', 'Open 2', 'Next lower slab 1', 'Not stated 1', 'Settled 1'])
  const totals = page.getByRole('group', { name: 'Totals' })
  await expect.element(totals.getByText('Expected: 22,500.50')).toBeVisible()
  await expect.element(totals.getByText('Disbursed: 11,00,000')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Month before, September 2026' }))
    .toHaveAttribute('href', '/admin/reconciliation/1/2026-09')
  await userEvent.click(tabs.getByRole('button', { name: 'Open 2' }))
  await expect
    .poll(() => requests.findLast(({ path: asked }) => asked.endsWith('/lines'))?.query['is_open'])
    .toBe('1')
})

test('what is chosen is summed, settled together, and a refusal loses nothing', async () => {
  const { requests, answer } = await opened()
  await userEvent.click(page.getByRole('checkbox', { name: 'Choose all 3 shown' }))
  const bar = page.getByRole('toolbar', { name: 'With the chosen rows' })
  await expect.element(bar.getByText('3 selected')).toBeVisible()
  await expect.element(bar.getByText('Expected 22,500.50')).toBeVisible()
  await expect.element(bar.getByText('Difference −12,000.50')).toBeVisible()
  await userEvent.click(bar.getByRole('button', { name: 'Dispute 2 lines…' }))
  const dialog = page.getByRole('dialog', { name: 'Dispute 2 lines with the lender?' })
  await expect.element(dialog.getByText(/^1 line of those chosen stays as it is/)).toBeVisible()
  await userEvent.fill(dialog.getByLabelText('Reason'), 'Their slab is ours of last year')
  await userEvent.click(dialog.getByRole('button', { name: 'Dispute 2 lines' }))
  expect(posts(requests).map(({ path: asked, body }) => [asked, body])).toEqual([
    [
      '/api/lender-months/1/2026-10/settle',
      {
        reason: 'Their slab is ours of last year',
        lines: [
          { line_id: 'part-5-1', outcome: 'dispute', expected: 6750, stated: 6000 },
          { line_id: 'part-6-1', outcome: 'dispute', expected: 11_250.5, stated: 0 },
        ],
      },
    ],
  ])
  await posts(requests)[0]?.answer(refusal('The month is closed'), 409)
  await expect.element(dialog.getByText('The month is closed')).toBeVisible()
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Their slab is ours of last year')
  await userEvent.click(dialog.getByRole('button', { name: 'Dispute 2 lines' }))
  await posts(requests)[1]?.answer({
    success: true,
    data: { settled: 2, waiting: 0, month: { ...exampleMonth, open: 0 } },
  })
  await expect.element(dialog).not.toBeInTheDocument()
  expect(getToasts().at(-1)?.text).toBe('2 lines disputed')
  await answer({ ...exampleMonth, open: 0, not_closable: [] })
  await expect.element(page.getByRole('button', { name: 'Close the month…', exact: true })).toBeVisible()
})

test('a large loss says that a second person is needed', async () => {
  await opened()
  await openMenu('LA-8M4RZ2W')
  await userEvent.click(page.getByRole('menuitem', { name: 'Write off…' }))
  const dialog = page.getByRole('dialog', { name: 'Write off ₹11,250.50 of 1 line?' })
  await expect.element(dialog.getByText(/^From ₹10,000 on a second administrator/)).toBeVisible()
})

test('like cases are settled by their card, with the figures as they stand then', async () => {
  const { requests, answer } = await opened()
  const card = page.getByRole('region', { name: 'They paid 2 %, our rule 2 says 2.25 %.' })
  await userEvent.click(card.getByRole('button', { name: /^Accept theirs…/ }))
  await expect
    .poll(() => requests.findLast(({ path: asked }) => asked.endsWith('/lines'))?.query['kind'])
    .toBe('TIER_MISSED')
  await answer(exampleMonth, [{ ...exampleLine, stated: 6100, difference: -650 }, unstatedLine])
  const dialog = page.getByRole('dialog', { name: 'Accept theirs for 1 line?' })
  await expect.element(dialog.getByText(/₹6,750 → ₹6,100/)).toBeVisible()
})

test('a line opens with its way, and what can be done with it', async () => {
  await opened()
  await userEvent.click(page.getByRole('button', { name: 'LA-7K3QX9V', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'LA-7K3QX9V' })
  await expect
    .element(
      dialog.getByText(
        /^rule 2 at 2.25 % · booked by rule 2, version 3 · ₹3,00,000 paid out on 03\/10\/2026/,
      ),
    )
    .toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: 'oct.xlsx, line 12' }))
    .toHaveAttribute('href', '/admin/commission-upload-file/0b9d6a3e-6f0e-4d7c-9d0e-2f6a1c3b5d7f')
  await expect.element(dialog.getByText('₹1,500 on 08/11/2026, UTR SAHYN26110000')).toBeVisible()
  await expect.element(dialog.getByText('₹4,500 on 10/11/2026, UTR SAHYN26110001')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Accept theirs…' }))
  await expect.element(page.getByRole('dialog', { name: 'Accept theirs for 1 line?' })).toBeVisible()
})

test('a receipt says its base before it is saved; why it is refused stands at its field', async () => {
  const { requests } = await opened()
  await userEvent.click(page.getByRole('button', { name: 'Add a receipt…' }))
  const dialog = page.getByRole('dialog', { name: 'Add a receipt' })
  await userEvent.fill(dialog.getByLabelText('Day'), '10/11/2026')
  await userEvent.fill(dialog.getByLabelText('UTR'), 'SAHYN26110002')
  await userEvent.fill(dialog.getByLabelText('Bank sum'), '116')
  await userEvent.fill(dialog.getByLabelText('TDS'), '2')
  await userEvent.fill(dialog.getByLabelText('GST'), '18')
  await expect.element(dialog.getByText('₹100', { exact: true })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Invoices' }))
  await userEvent.click(dialog.getByLabelText(/^2611\/044/))
  await expect.element(dialog.getByText(/Pays all of the ₹100 that is stated/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Book the receipt' }))
  expect(posts(requests).map(({ path: asked, body }) => [asked, body])).toEqual([
    [
      '/api/lender-months/1/2026-10/receipts',
      {
        receipts: [
          {
            day: '2026-11-10',
            utr: 'SAHYN26110002',
            bank: 116,
            tds: 2,
            gst: 18,
            pays: 'invoices',
            invoices: ['2611/044'],
          },
        ],
      },
    ],
  ])
  await posts(requests)[0]?.answer(refusal('The UTR SAHYN26110002 is known with other sums'), 409)
  await expect.element(dialog.getByLabelText('UTR')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(dialog.getByLabelText('UTR')).toHaveValue('SAHYN26110002')
})

test('pasted receipts are read before they are booked; a line that is none keeps all back', async () => {
  const { requests } = await opened({ ...exampleMonth, received: 10_300 })
  await userEvent.click(page.getByRole('button', { name: 'Paste receipts…' }))
  const dialog = page.getByRole('dialog', { name: 'Paste receipts' })
  const rows = dialog.getByLabelText('Rows')
  await userEvent.fill(rows, '10/11/2026;SAHYN26110003;100\n11/11/2026;;100')
  await expect.element(dialog.getByText('Line 2: The UTR is missing')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Book 1 receipt' })).toBeDisabled()
  await userEvent.fill(rows, '10/11/2026;SAHYN26110003;100\n11/11/2026;SAHYN26110004;100')
  await expect.element(dialog.getByText(/Pays all of the ₹200/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Book 2 receipts' }))
  const receipt = { bank: 100, tds: 0, gst: 0, pays: 'month' }
  expect(posts(requests).map(({ body }) => body)).toEqual([
    {
      receipts: [
        { ...receipt, day: '2026-11-10', utr: 'SAHYN26110003' },
        { ...receipt, day: '2026-11-11', utr: 'SAHYN26110004' },
      ],
    },
  ])
})

test('a receipt is taken back with a reason', async () => {
  const { requests } = await opened()
  await openMenu('SAHYN26110001')
  await userEvent.click(page.getByRole('menuitem', { name: 'Take back…' }))
  const dialog = page.getByRole('dialog', { name: 'Take back the receipt of ₹12,180?' })
  await userEvent.fill(dialog.getByLabelText('Reason'), 'Typed for the wrong lender')
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }))
  expect(posts(requests).map(({ path: asked, body }) => [asked, body])).toEqual([
    ['/api/receipts/9/take-back', { reason: 'Typed for the wrong lender' }],
  ])
})

test('the tolerance of the lender is seen, and changed with a reason', async () => {
  const { requests, answer } = await opened()
  await expect.element(page.getByText(/the same to the paisa/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Change the tolerance…' }))
  const dialog = page.getByRole('dialog', { name: 'Tolerance of Sahyadri_Bank' })
  const send = dialog.getByRole('button', { name: 'Change the tolerance' })
  await userEvent.fill(dialog.getByLabelText('Reason'), 'They round to the rupee')
  await expect.element(send).toBeDisabled()
  await userEvent.fill(dialog.getByLabelText('A line may differ by'), '10.01')
  await expect.element(dialog.getByText('Type a sum from ₹0 to ₹10')).toBeVisible()
  await expect.element(send).toBeDisabled()
  await userEvent.fill(dialog.getByLabelText('A line may differ by'), '0.5')
  await userEvent.click(send)
  expect(posts(requests).map(({ path: asked, body }) => [asked, body])).toEqual([
    ['/api/lender-tolerance/1', { tolerance: 0.5, reason: 'They round to the rupee' }],
  ])
  await posts(requests)[0]?.answer({ success: true, data: { tolerance: 0.5 } })
  await expect.element(dialog).not.toBeInTheDocument()
  expect(getToasts().at(-1)?.text).toBe('A line may differ by up to ₹0.50')
  await answer({ ...exampleMonth, tolerance: 0.5 })
  await expect.element(page.getByText('A line that differs by up to ₹0.50 matches.')).toBeVisible()
})

test('a month with open lines says why it cannot be closed', async () => {
  const { requests } = await opened()
  await userEvent.click(page.getByRole('button', { name: 'Close the month… 2 open' }))
  const dialog = page.getByRole('dialog', { name: 'October 2026 cannot be closed yet' })
  await expect.element(dialog.getByText('2 lines are open')).toBeVisible()
  expect(posts(requests)).toEqual([])
})

test.each([
  [{ state: 'RECONCILED' }, 'Close the month…', 'Close the month', 'close'],
  [{ state: 'CLOSED', closed_by: 'Asha Rao' }, 'Reopen…', 'Reopen the month', 'reopen'],
] as const)('with %j: %s', async (changes, button, action, call) => {
  const { requests } = await opened({ ...exampleMonth, open: 0, not_closable: [], ...changes })
  await userEvent.click(page.getByRole('button', { name: button, exact: true }))
  await userEvent.fill(page.getByLabelText('Reason'), 'All is settled')
  await userEvent.click(page.getByRole('button', { name: action, exact: true }))
  expect(posts(requests).map(({ path: asked, body }) => [asked, body])).toEqual([
    [`/api/lender-months/1/2026-10/${call}`, { reason: 'All is settled' }],
  ])
})

test('a closed month that stands on a statement says why it stays closed', async () => {
  await opened({ ...exampleMonth, state: 'CLOSED', not_reopenable: 'A line stands on a statement' })
  await userEvent.click(page.getByRole('button', { name: 'Reopen…' }))
  const dialog = page.getByRole('dialog', { name: 'October 2026 stays closed' })
  await expect.element(dialog.getByText('A line stands on a statement')).toBeVisible()
})

const openList = () =>
  mount(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter at={'/admin/reconciliation'}>
        <LenderMonthsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const listed = (requests: readonly Request[]) =>
  requests.find(({ path: asked }) => asked.endsWith('/lender-months'))

test.each([
  [1, true],
  [2, false],
] as const)('role %d reads the months, and opens them: %s', async (role, opens) => {
  asRole(role)
  const requests = answerByHand()
  await openList()
  const month = { ...exampleMonth, partners_part: role === 1 ? 6300 : null }
  await listed(requests)?.answer({ success: true, total: 1, data: [month] })
  await expect.element(page.getByText('22,500.50')).toBeVisible()
  const link = page.getByRole('link', { name: 'Sahyadri_Bank, October 2026' })
  const part = page.getByText('6,300', { exact: true })
  if (opens) {
    await expect.element(link).toHaveAttribute('href', path)
    await expect.element(part).toBeVisible()
  } else {
    await expect.element(link).not.toBeInTheDocument()
    await expect.element(part).not.toBeInTheDocument()
    expect(requests.some(({ path: asked }) => asked.endsWith('/lender/rows'))).toBe(false)
  }
})

test('nothing there begins with a commission file', async () => {
  const requests = answerByHand()
  await openList()
  await listed(requests)?.answer({ success: true, total: 0, data: [] })
  await expect
    .element(page.getByRole('link', { name: 'Upload a commission file' }))
    .toHaveAttribute('href', '/admin/commission-upload-file')
})
