import { QueryClientProvider, notifyManager } from '@tanstack/react-query'
import type { PartnerStatementDetail } from '@marketplace/contract/money/partner-statements'
import { PathPatterns } from '../../../router/router.tsx'
import { MemoryRouter } from '../../../testing/memory-router.tsx'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../../office/query-client.ts'
import { setOfficeSession } from '../../../office/session/office-session.ts'
import { encodeRole } from '../../../office/session/role-code.ts'
import { answerByHand } from '../../../testing/answer-calls.ts'
import { readsAnswerer, sentOf } from '../../../testing/answer-reads.ts'
import { exampleLine, exampleStatement } from '../../../testing/example-statement.ts'
import { mount } from '../../../testing/mount.tsx'
import { StatementPage } from './statement-page.tsx'

notifyManager.setScheduler(queueMicrotask)

const dataOf = (data: unknown) => ({ success: true, data })
const readsOf = (statement: PartnerStatementDetail) => ({
  '/api/saved-views': dataOf([]),
  '/api/partner-statements/117': dataOf(statement),
  '/117/lines': { success: true, data: [exampleLine], total: 1 },
  '/117/left-out': { success: true, data: [], total: 0 },
  '/117/lines/5/1': dataOf({
    expected: 13_500,
    stated: 13_500,
    received: 13_500,
    percent_share: 26_300,
    flat_share: 0,
    referral_share: 0,
    entries: [
      {
        tx_id: 1,
        kind: 'ACCRUAL',
        source: 'pricing',
        cause: 'disbursed',
        effective_day: '2026-10-12',
        booked_month: '2026-10',
        figure: 'percent_share',
        amount: 26_300,
        rule_id: 2,
        rule_version: 4,
        terms_id: 7,
        referral_terms_id: null,
      },
    ],
  }),
  '/api/approval-limits': dataOf({ limits: [], administrators: 2 }),
})

const open = (query = '') => {
  history.replaceState(null, '', `/admin/statements/117${query}`)
  return mount(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter at={`/admin/statements/117${query}`}>
        <PathPatterns patterns={['/admin/statements/:statementId']}>
          <StatementPage />
        </PathPatterns>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeEach(() => setOfficeSession({ a_atkn: 'token', adminId: '1', roleId: encodeRole(1) }))
afterEach(() => {
  queryClient.clear()
  history.replaceState(null, '', '/')
})

test('it leads from the lines to the bank, and is approved early with a reason alone', async () => {
  const requests = answerByHand()
  const answer = readsAnswerer(requests, readsOf(exampleStatement))
  await open()
  await answer()
  const side = page.getByRole('complementary', { name: 'From lines to bank' })
  await expect.element(side).toMatchTextContent(/TDS 2 %, s\. 393\(1\), expected−₹486\.00/)
  await expect.element(side).toMatchTextContent(/To the bank₹23,789\.00/)
  await userEvent.click(page.getByRole('button', { name: 'Approve ₹23,789.00…' }))
  await answer()
  const approve = page.getByRole('button', { name: 'Approve ₹23,789.00', exact: true })
  await expect.element(approve).toBeDisabled()
  await userEvent.fill(page.getByLabelText('Reason'), 'They asked for it')
  await userEvent.click(approve)
  expect(sentOf(requests)).toEqual([
    ['/api/partner-statements/117/approve', { commission: 24_275, reason: 'They asked for it' }],
  ])
})

test('a chosen line says how its part came about', async () => {
  const requests = answerByHand()
  const answer = readsAnswerer(requests, readsOf(exampleStatement))
  await open('?line=5-1')
  await answer()
  const line = page.getByRole('region', { name: 'LA-7K3QX9V, re-computed' })
  await expect.element(line).toMatchTextContent(/₹6,00,000\.00 × 2\.25\s%, expected₹13,500\.00/)
  await expect.element(line).toMatchTextContent(/By terms of 01\/08\/2026: 60 %₹26,300\.00/)
  await userEvent.click(page.getByText('Ledger entries: 1'))
  await expect
    .element(page.getByText('Earned 12/10/2026: disbursed, by rule 2 version 4 and terms 7'))
    .toBeVisible()
})

const payout = {
  payout_id: 9,
  part: 'commission',
  state: 'SENT',
  amount: 23_789,
  run_id: 12,
  utr: null,
  paid_day: null,
  failed_reason: null,
  failed_day: null,
} as const

test('a payment is recorded with its UTR in capital letters', async () => {
  const requests = answerByHand()
  const answer = readsAnswerer(
    requests,
    readsOf({ ...exampleStatement, state: 'APPROVED', payouts: [payout] }),
  )
  await open()
  await answer()
  await expect.element(page.getByText('In bank file 12')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Record payment…' }))
  await userEvent.fill(page.getByLabelText('UTR'), 'sbin12345678')
  await userEvent.fill(page.getByLabelText('Paid on', { exact: true }), '20/11/2026')
  await userEvent.click(page.getByRole('button', { name: 'Record payment', exact: true }))
  expect(sentOf(requests)).toEqual([
    ['/api/partner-payouts/9/paid', { run_id: 12, utr: 'SBIN12345678', day: '2026-11-20' }],
  ])
})

test('a payment that came back is that of the bank file on the page', async () => {
  const requests = answerByHand()
  const answer = readsAnswerer(
    requests,
    readsOf({ ...exampleStatement, state: 'APPROVED', payouts: [payout] }),
  )
  await open()
  await answer()
  await userEvent.click(page.getByRole('button', { name: 'Payment failed…' }))
  await userEvent.fill(page.getByLabelText('The bank’s reason'), 'Account closed')
  await userEvent.fill(page.getByLabelText('Sent back on', { exact: true }), '20/11/2026')
  await userEvent.click(page.getByRole('button', { name: 'Payment failed', exact: true }))
  expect(sentOf(requests)).toEqual([
    ['/api/partner-payouts/9/failed', { run_id: 12, reason: 'Account closed', day: '2026-11-20' }],
  ])
})

test('a draft is shown, not approved, and has no papers', async () => {
  const requests = answerByHand()
  const answer = readsAnswerer(
    requests,
    readsOf({ ...exampleStatement, state: 'DRAFT', shown_at: null, object_until: null, papers: [] }),
  )
  await open()
  await answer()
  await expect.element(page.getByRole('button', { name: 'Show…' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'PDF' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
})
