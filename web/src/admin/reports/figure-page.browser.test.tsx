import { QueryClientProvider, notifyManager } from '@tanstack/react-query'
import type { ReportAnswer } from '@marketplace/contract/reports/reports'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../office/query-client.ts'
import { setOfficeSession } from '../../office/session/office-session.ts'
import { encodeRole } from '../../office/session/role-code.ts'
import { answerByHand, type Request } from '../../testing/answer-calls.ts'
import { mount } from '../../testing/mount.tsx'
import '../../office/office.css'
import { ProductsReportPage } from './figure-reports.tsx'

notifyManager.setScheduler(queueMicrotask)

const path = '/admin/products-report?preset=custom&from=2026-10-24&to=2026-11-22'
const measures = [
  'customers',
  'lender_applied',
  'approval_rate',
  'disbursed_amount',
] as const satisfies ReportAnswer['measures']
const report: ReportAnswer = {
  as_of: '2026-11-23T13:12:00.000Z',
  range: { from: '2026-10-24', to: '2026-11-22' },
  range_before: { from: '2026-09-24', to: '2026-10-23' },
  by: 'product',
  measures: [...measures],
  total: {
    key: '',
    label: 'Total',
    values: [8_984, 13_535, 0.258, 146_305_000],
    before: [1, 1, 1, 135_593_141],
  },
  rows: [
    {
      key: 'Personal Loans',
      label: 'Personal Loans',
      values: [3_106, 6_204, 0.24, 39_875_000],
      before: [1, 1, 1, 42_465_389],
      spark: [1, 3, 2],
    },
    { key: 'Car', label: 'Car', values: [null, 181, null, 0], before: [0, 0, null, 0], spark: [0, 0, 1] },
  ],
  is_filling: 1,
}
const beneath: ReportAnswer = {
  ...report,
  by: 'lender',
  rows: [{ key: '7', label: 'Sahyadri_Bank', values: [null, 12, 0.5, 500], before: null }],
}

beforeEach(() => {
  history.replaceState(null, '', path)
  setOfficeSession({ a_atkn: 'token', adminId: '1', roleId: encodeRole(1) })
})
afterEach(() => {
  queryClient.clear()
  history.replaceState(null, '', '/')
})

const open = () =>
  mount(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter at={path}>
        <ProductsReportPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )

/** The question for the figures of the table, newest last. */
const asked = (requests: readonly Request[]): Request[] =>
  requests.filter(
    ({ path: at, query }) => at === '/api/reports/answers/products-report' && query['compare'] === 'before',
  )

const lastAsked = async (requests: readonly Request[], count: number): Promise<Request> => {
  await expect.poll(() => asked(requests).length).toBe(count)
  const [last] = asked(requests).slice(-1)
  if (last === undefined) throw new Error('nothing was asked')
  return last
}

test('the total first, figures with their rows, shares, what is unknown, and the change', async () => {
  const requests = answerByHand()
  await open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Products report' })).toBeVisible()
  await expect.element(page.getByText('Counting...')).toBeVisible()
  const request = await lastAsked(requests, 1)
  expect(request.query).toMatchObject({ by: 'product', times: 'heard', spark: 'lender_applied' })
  await request.answer({ success: true, data: report })
  const totals = page.getByRole('group', { name: 'Totals' })
  await expect.element(totals.getByText('All products')).toBeVisible()
  await expect
    .element(totals.getByRole('link', { name: '14,63,05,000, Disbursed ₹, All products' }))
    .toBeVisible()
  await expect.element(totals.getByText('+7.9\u00a0%')).toBeInTheDocument()
  const row = page.getByRole('row').filter({ hasText: 'Personal Loans' })
  await expect.element(row.getByText('24.0\u00a0%')).toBeVisible()
  await expect.element(row.getByText('−6.1\u00a0%')).toHaveClass('text-bad')
  await expect.element(row.getByText('3 days: least 1, most 3, last 2')).toBeInTheDocument()
  await expect
    .element(row.getByRole('link', { name: '6,204, Applied, Personal Loans' }))
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/report-rows\?measure=lender_applied&.*product=Personal/),
    )
  const car = page.getByRole('row').filter({ hasText: 'Car' })
  await expect.element(car.getByTitle('Not known', { exact: true }).first()).toBeInTheDocument()
  await expect.element(car.getByTitle('Nothing to take a share of')).toBeInTheDocument()
  await expect
    .element(page.getByText('What happened before these reports is still being counted.'))
    .toBeVisible()
  await expect.element(page.getByText(/as of 18:42$/)).toBeVisible()
})

test('a row opens into those by another dimension, read once while the question stays', async () => {
  const requests = answerByHand()
  await open()
  await (await lastAsked(requests, 1)).answer({ success: true, data: report })
  await userEvent.click(page.getByRole('button', { name: 'Open Personal Loans' }))
  const opened = requests.filter(({ query }) => query['by'] === 'lender' && query['product'] !== undefined)
  expect(opened).toHaveLength(1)
  expect(opened[0]?.query).toMatchObject({ product: 'Personal Loans' })
  await opened[0]?.answer({ success: true, data: beneath })
  const under = page.getByRole('rowheader', { name: 'Personal Loans: Sahyadri_Bank' })
  await expect.element(under).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Close Personal Loans' }))
  await expect.element(under).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Open Personal Loans' }))
  await expect.element(under).toBeVisible()
  expect(
    requests.filter(({ query }) => query['by'] === 'lender' && query['product'] !== undefined),
  ).toHaveLength(1)
})

test('a refusal says what to change, and another try asks again', async () => {
  const requests = answerByHand()
  await open()
  const words = 'Choose at most 3,660 days'
  await (
    await lastAsked(requests, 1)
  ).answer(
    {
      success: false,
      code: 'invalid_request',
      message: 'Check what you entered',
      details: [{ field: 'from', message: words }],
    },
    400,
  )
  await expect.element(page.getByText(words)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await (await lastAsked(requests, 2)).answer({ success: true, data: report })
  await expect.element(page.getByText('All products')).toBeVisible()
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
})

test('days without anything lead to the last 30', async () => {
  history.replaceState(null, '', '/admin/products-report?preset=yesterday')
  const requests = answerByHand()
  await open()
  const ofOneDay = () => asked(requests).find(({ query }) => query['from'] === query['to'])
  await expect.poll(ofOneDay).toBeDefined()
  const day = ofOneDay()?.query['from'] ?? ''
  await ofOneDay()?.answer({
    success: true,
    data: { ...report, range: { from: day, to: day }, rows: [], is_filling: 0 },
  })
  await expect.element(page.getByText('No applications in these days')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Show the last 30 days' }))
  const ofThirty = () => asked(requests).findLast(({ query }) => query['from'] !== query['to'])
  await expect
    .poll(() => requests.indexOf(ofThirty() as Request) > requests.indexOf(ofOneDay() as Request))
    .toBe(true)
  const { from = '', to = '' } = ofThirty()?.query ?? {}
  await ofThirty()?.answer({ success: true, data: { ...report, range: { from, to } } })
  await expect.element(page.getByText('All products')).toBeVisible()
})
