import { QueryClientProvider, notifyManager } from '@tanstack/react-query'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../office/query-client.ts'
import { setOfficeSession } from '../../office/session/office-session.ts'
import { encodeRole } from '../../office/session/role-code.ts'
import { answerByHand } from '../../testing/answer-calls.ts'
import { readsAnswerer, sentOf } from '../../testing/answer-reads.ts'
import { exampleDispute, exampleStatement } from '../../testing/example-statement.ts'
import { mount } from '../../testing/mount.tsx'
import { StatementsPage } from './statements-page.tsx'

notifyManager.setScheduler(queueMicrotask)

const { sums: _, ...shown } = exampleStatement
const draft = { ...shown, statement_id: 118, number: 'S-2026-10-0118', state: 'DRAFT', shown_at: null }
const listOf = (...data: unknown[]) => ({ success: true, data, total: data.length })
const dataOf = (data: unknown) => ({ success: true, data })
const payout = {
  payout_id: 9,
  statement_id: 117,
  number: 'S-2026-10-0117',
  partner_id: 1,
  partner_name: 'Gomti Associates',
  part: 'commission',
  amount: 23_789,
  failed_reason: null,
  blocked: null,
}
const run = {
  run_id: 12,
  payouts: 1,
  amount: 23_789,
  paid: 0,
  failed: 0,
  made_by: 'admin',
  made_at: '2026-11-30T06:00:00.000Z',
  sha256: 'ab12',
}
const reads = {
  '/api/saved-views': dataOf([]),
  '/api/partner-statements': listOf(shown, draft),
  '/api/partner-statements/sums': dataOf([
    { state: 'SHOWN', count: 1, commission: 24_275, tds: 486, to_bank: 23_789 },
  ]),
  '/api/partner-payouts/waiting': dataOf({ payouts: [payout], count: 1, amount: 23_789 }),
  '/api/partner-payouts/runs': listOf(),
  '/api/partner-disputes': listOf(exampleDispute),
  '/api/approval-limits': dataOf({ limits: [], administrators: 2 }),
}

const open = (role: 1 | 2 = 1, query = '') => {
  history.replaceState(null, '', `/admin/statements${query}`)
  setOfficeSession({ a_atkn: 'token', adminId: '1', roleId: encodeRole(role) })
  return mount(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter at={`/admin/statements${query}`}>
        <StatementsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeEach(() => queryClient.clear())
afterEach(() => {
  queryClient.clear()
  history.replaceState(null, '', '/')
})

test('the list says how each statement stands, and drafts of a month are made', async () => {
  const requests = answerByHand()
  const answer = readsAnswerer(requests, reads)
  await open()
  await answer()
  const row = page.getByRole('row', { name: /S-2026-10-0117/ })
  await expect.element(row).toMatchTextContent(/Gomti Associates/)
  await expect.element(row).toMatchTextContent(/days to object/)
  await expect.element(row).toMatchTextContent(/23,789\.00/)
  await expect.element(page.getByText('Shown · 1')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Make the drafts of / }))
  const month = page.getByRole('dialog').getByLabelText('Month')
  const chosen = (month.element() as HTMLSelectElement).value
  await userEvent.click(page.getByRole('button', { name: 'Make the drafts', exact: true }))
  expect(sentOf(requests)).toEqual([['/api/partner-statements/draft', { month: chosen }]])
  await requests.at(-1)?.answer(dataOf({ drafted: 3, total: 4 }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('of the chosen those are shown that can be', async () => {
  const requests = answerByHand()
  const answer = readsAnswerer(requests, reads)
  await open()
  await answer()
  await userEvent.click(page.getByRole('checkbox', { name: /^Choose all/ }))
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Show…' }))
  await expect.element(page.getByText(/^1 of the chosen cannot be/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Show: 1 statements' }))
  await expect
    .poll(() => sentOf(requests).map(([path]) => path))
    .toEqual(['/api/partner-statements/118/show'])
})

test('what waits is put into one bank file, which is downloaded', async () => {
  const requests = answerByHand()
  const answer = readsAnswerer(requests, reads)
  await open(1, '?tab=payouts')
  await answer()
  await expect.element(page.getByText('1 payout, ₹23,789.00')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Make the bank file…' }))
  await userEvent.click(page.getByRole('button', { name: 'Make the bank file', exact: true }))
  const [[path, body] = []] = sentOf(requests)
  expect(path).toBe('/api/partner-payouts/runs/make')
  expect(body).toEqual({ request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  await requests.findLast(({ method }) => method === 'POST')?.answer(dataOf(run))
  await expect
    .poll(() => requests.map((request) => request.path))
    .toContain('/api/partner-payouts/runs/12/file')
})

test('a dispute is accepted with a sum, and with none it cannot be', async () => {
  const requests = answerByHand()
  const answer = readsAnswerer(requests, reads)
  await open(1, '?tab=disputes')
  await answer()
  await userEvent.click(page.getByRole('button', { name: 'LA-7K3QX9V' }))
  await expect.element(page.getByText('Agreed were 65 percent', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Accept', exact: true }).first())
  await userEvent.fill(page.getByLabelText('Text'), 'You are right')
  const accept = page
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept/ })
    .last()
  await expect.element(accept).toBeDisabled()
  await userEvent.fill(page.getByLabelText('Added to the share'), '1,250.50')
  await expect.element(accept).toMatchTextContent('Accept, ₹1,250.50')
  await userEvent.click(accept)
  expect(sentOf(requests)).toEqual([
    ['/api/partner-disputes/31/accept', { amount: 1250.5, text: 'You are right' }],
  ])
})

test('role 2 reads the sums alone', async () => {
  const requests = answerByHand()
  const answer = readsAnswerer(requests, reads)
  await open(2)
  await answer()
  await expect.element(page.getByText('Shown · 1')).toBeVisible()
  expect(requests.map(({ path }) => path)).toEqual(['/api/partner-statements/sums'])
  await expect.element(page.getByRole('button', { name: /drafts/ })).not.toBeInTheDocument()
})
