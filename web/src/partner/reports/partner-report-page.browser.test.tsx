import { QueryClientProvider, notifyManager } from '@tanstack/react-query'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../office/query-client.ts'
import { setOfficeSession } from '../../office/session/office-session.ts'
import { answerByHand } from '../../testing/answer-calls.ts'
import { readsAnswerer } from '../../testing/answer-reads.ts'
import { mount } from '../../testing/mount.tsx'
import { PartnerReportPage } from './partner-report-page.tsx'

notifyManager.setScheduler(queueMicrotask)

const figures = {
  applied: 3,
  sanctioned: 2,
  disbursals: 2,
  disbursed: 5_00_000,
  earned: 4_500.5,
  received: 2_700,
  on_statements: 2_700,
  paid: 0,
}
const report = {
  as_of: '2026-11-24T06:00:00.000Z',
  months: [
    {
      month: '2026-11',
      leads: 5,
      ...figures,
      lenders: [{ lender_id: 7, lender_name: 'Konkan_Credit', ...figures }],
    },
  ],
  total: { leads: 5, ...figures },
}

beforeEach(() => {
  history.replaceState(null, '', '/partner/reports')
  setOfficeSession({ p_atkn: 'token', partnerId: '1' })
})
afterEach(() => {
  queryClient.clear()
  history.replaceState(null, '', '/')
})

test('months and their lenders, with the estimate called one', async () => {
  const requests = answerByHand()
  const answer = readsAnswerer(requests, { '/api/partner/report': { success: true, data: report } })
  await mount(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter at={'/partner/reports'}>
        <PartnerReportPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await answer()
  await expect.element(page.getByRole('row', { name: /November 2026/ })).toMatchTextContent(/4,500\.50/)
  await expect.element(page.getByText('Earned, an estimate')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'By month and lender' }))
  await expect.element(page.getByRole('row', { name: /Konkan_Credit/ })).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Show', { exact: true }), '12')
  await expect
    .poll(() => requests.map(({ query }) => query).at(-1))
    .toEqual({ from: expect.stringMatching(/^\d{4}-\d{2}$/), to: expect.stringMatching(/^\d{4}-\d{2}$/) })
  expect(requests.length).toBe(2)
})
