import { QueryClientProvider, notifyManager } from '@tanstack/react-query'
import type { Trace, TraceEvent } from '@marketplace/contract/partner-area/partner-trace'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../office/query-client.ts'
import { setOfficeSession } from '../../office/session/office-session.ts'
import { answerByHand } from '../../testing/answer-calls.ts'
import { readsAnswerer, sentOf } from '../../testing/answer-reads.ts'
import { mount } from '../../testing/mount.tsx'
import { OwnTracePage } from './own-trace-page.tsx'

notifyManager.setScheduler(queueMicrotask)

const nothing = { name: null, link: null, verdict: null, seen: null, is_qr: null, amount: null, until: null }
const until = '2026-11-29T18:30:00.000Z'
const events: TraceEvent[] = [
  { ...nothing, at: '2026-08-31T05:50:00.000Z', kind: 'arrival', by: 'another' },
  { ...nothing, at: '2026-08-31T05:51:00.000Z', kind: 'lead', by: 'another', until },
  {
    ...nothing,
    at: '2026-11-14T10:32:00.000Z',
    kind: 'click',
    by: 'you',
    link: 'Counter 2',
    verdict: 'ok',
    seen: 1,
    is_qr: 1,
  },
  { ...nothing, at: '2026-11-14T10:33:00.000Z', kind: 'arrival', by: 'you', link: 'Counter 2' },
  { ...nothing, at: '2026-11-14T10:35:00.000Z', kind: 'begun', by: 'customer' },
  { ...nothing, at: '2026-11-19T07:10:00.000Z', kind: 'disbursed', by: 'lender' },
  { ...nothing, at: until, kind: 'lock_end', by: 'rule' },
]
const case_id = '0123456789abcdef0123456789abcdef'
const trace: Trace = {
  asked: 'mobile',
  click: null,
  as_of: '2026-11-23T06:00:00.000Z',
  lock_days: 90,
  arrival_days: 30,
  cases: [
    {
      case_id,
      masked_contact: '******4402',
      product_type: 'Personal Loans',
      outcome: 'others',
      rule: 'lock',
      until,
      lead_id: null,
      partner_name: null,
      events,
      watch: { of: 'lock_end', is_on: 0, told_at: null },
      may_dispute: 1,
      disputes: [],
    },
  ],
}

const open = () =>
  mount(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter at={'/partner/trace?q=4402'}>
        <OwnTracePage />
      </MemoryRouter>
    </QueryClientProvider>,
  )

beforeEach(() => {
  history.replaceState(null, '', '/partner/trace?q=4402')
  setOfficeSession({ p_atkn: 'token', partnerId: '1' })
})
afterEach(() => {
  queryClient.clear()
  history.replaceState(null, '', '/')
})

test('a trace is drawn and told, what comes next can be asked for, and what decided disputed', async () => {
  const requests = answerByHand()
  const answer = readsAnswerer(requests, { '/api/partner/trace': { success: true, data: trace } })
  await open()
  await answer()
  const drawing = page.getByRole('img', { name: /^This customer's personal loan is another partner's/ })
  await expect.element(drawing).toBeVisible()
  for (const number of ['1', '2', '3', '4', '5', '6'])
    await expect.element(drawing.getByText(number, { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'What happened' }).getByRole('listitem').nth(5))
    .toBeVisible()
  const tell = page.getByRole('button', { name: 'Tell me on 30/11/2026' })
  await expect.element(tell).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(tell)
  expect(sentOf(requests)).toEqual([['/api/partner/trace/watch', { q: '4402', case_id, on: 1 }]])
  await userEvent.click(page.getByRole('button', { name: 'Dispute…' }))
  await userEvent.fill(page.getByLabelText('What is wrong with it?'), 'My link came first')
  await userEvent.click(page.getByRole('button', { name: 'Send the dispute' }))
  expect(sentOf(requests).at(-1)).toEqual([
    '/api/partner/lead-disputes/open',
    {
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      q: '4402',
      case_id,
      text: 'My link came first',
    },
  ])
})
