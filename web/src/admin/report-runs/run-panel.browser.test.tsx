import { QueryClientProvider, notifyManager } from '@tanstack/react-query'
import type { RunResult } from '@marketplace/contract/reports/report-runs'
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
import { VendorsProductsReportPage } from '../reports/figure-reports.tsx'

notifyManager.setScheduler(queueMicrotask)

const range = { from: '2026-08-14', to: '2026-11-22' }
const path = `/admin/vendors-products-report?preset=custom&from=${range.from}&to=${range.to}&by=product&lender=7&brand=2`
const asOf = '2026-11-23T13:12:00.000Z'
const result: ReportAnswer = {
  as_of: asOf,
  range,
  range_before: null,
  by: 'product',
  measures: ['lender_applied', 'disbursed_amount'],
  total: { key: '', label: 'Total', values: [13_535, 146_305_000], before: null },
  rows: [{ key: 'Car', label: 'Car', values: [13_535, 146_305_000], before: null }],
  is_filling: 0,
}
const queued: RunResult = {
  run_id: '0192c1de-0000-7000-8000-000000000001',
  report: 'vendors-products-report',
  range,
  times: 'heard',
  by: 'product',
  filters: [
    { name: 'brand', values: '2', words: 'Lakshmi Loans' },
    { name: 'lender', values: '7', words: 'Sahyadri_Bank' },
  ],
  state: 'queued',
  days_done: 0,
  days: 101,
  error: null,
  staff_name: 'Asha Rao',
  can_cancel: 1,
  created_at: asOf,
  started_at: null,
  as_of: null,
  ended_at: null,
  result: null,
  course: null,
}
const running: RunResult = { ...queued, state: 'running', days_done: 62, started_at: asOf, as_of: asOf }
const done: RunResult = {
  ...running,
  state: 'done',
  days_done: 101,
  can_cancel: 0,
  ended_at: asOf,
  result,
  course: {
    measures: ['lender_applied', 'disbursed_amount'],
    rows: [{ key: '2026-08-17', label: '2026-08-17', values: [13_535, 146_305_000], before: null }],
  },
}

beforeEach(() => {
  history.replaceState(null, '', path)
  setOfficeSession({ a_atkn: 'token', adminId: '1', roleId: encodeRole(1) })
})
afterEach(() => {
  queryClient.clear()
  history.replaceState(null, '', '/')
})

const answers = '/api/reports/answers/vendors-products-report'
const runs = '/api/reports/runs/of/vendors-products-report'
const requestOf = async (
  requests: readonly Request[],
  method: string,
  at: string,
  count = 1,
): Promise<Request> => {
  const found = () => requests.filter((one) => one.method === method && one.path === at)
  await expect.poll(() => found().length, { timeout: 5_000 }).toBeGreaterThanOrEqual(count)
  const last = found().at(-1)
  if (last === undefined) throw new Error('nothing was asked')
  return last
}

/** The page, refused its figures, with what is known of a run. */
const open = async (found: RunResult | null) => {
  const requests = answerByHand()
  await mount(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter at={path}>
        <VendorsProductsReportPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const asked = () => requests.find(({ path: at, query }) => at === answers && query['compare'] === 'before')
  await expect.poll(asked).toBeDefined()
  await asked()?.answer({ success: false, code: 'report_needs_run', message: 'Choose at most 31 days' }, 422)
  await (await requestOf(requests, 'GET', runs)).answer({ success: true, data: found })
  return requests
}

test('a question that needs a run is started, watched, and shown as any report', async () => {
  const requests = await open(null)
  await expect.element(page.getByText('These days and filters need a run')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Run this report' }))
  const started = await requestOf(requests, 'POST', runs)
  expect(started.query).toMatchObject({ ...range, by: 'product', lender: '7', brand: '2', times: 'heard' })
  expect(started.query['again']).toBeUndefined()
  await started.answer({ success: true, data: running })
  const bar = page.getByRole('progressbar', { name: 'Days counted' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '62')
  await expect.element(bar).toHaveAttribute('aria-valuetext', 'Day 62 of 101')
  await expect.element(page.getByText('Day 62 of 101')).toBeVisible()
  await (await requestOf(requests, 'GET', runs, 2)).answer({ success: true, data: done })
  await expect.element(page.getByText('As of 23/11/2026, 18:42, counted for Asha Rao')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Car' })
  await expect.element(row.getByText('14,63,05,000')).toBeVisible()
  // Rows behind 101 days would need a run of their own, and so would what a row opens into.
  expect(row.getByRole('link').elements()).toHaveLength(0)
  expect(row.getByRole('button').elements()).toHaveLength(0)
  await expect.element(page.getByRole('heading', { name: 'Disbursed ₹ a week' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Run again' }))
  const again = await requestOf(requests, 'POST', runs, 2)
  expect(again.query['again']).toBe('1')
  await again.answer({ success: true, data: queued })
  await expect.element(page.getByText('Waits for its turn')).toBeVisible()
})

test('a run that counts is cancelled', async () => {
  const requests = await open(running)
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  const cancelled = await requestOf(requests, 'POST', `/api/reports/runs/${queued.run_id}/cancel`)
  const before = requests.filter((one) => one.method === 'GET' && one.path === runs).length
  await cancelled.answer({ success: true })
  await (await requestOf(requests, 'GET', runs, before + 1)).answer({ success: true, data: null })
  await expect.element(page.getByRole('button', { name: 'Run this report' })).toBeVisible()
})

test('nobody cancels a run of somebody else', async () => {
  await open({ ...running, can_cancel: 0 })
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument()
  expect(page.getByRole('button', { name: 'Cancel' }).elements()).toHaveLength(0)
})

test('a run that failed says why and is run again', async () => {
  const requests = await open({ ...running, state: 'failed', error: 'too_slow', ended_at: asOf })
  await expect.element(page.getByText(/took longer than ten minutes/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Run again' }))
  const again = await requestOf(requests, 'POST', runs)
  expect(again.query['again']).toBe('1')
  await again.answer({ success: true, data: queued })
  await expect.element(page.getByText('Waits for its turn')).toBeVisible()
})
