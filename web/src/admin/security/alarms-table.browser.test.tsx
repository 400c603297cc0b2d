import { QueryClientProvider, notifyManager } from '@tanstack/react-query'
import type { Alarm } from '@marketplace/contract/office/security'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../office/query-client.ts'
import { setOfficeSession } from '../../office/session/office-session.ts'
import { answerByHand, type Request } from '../../testing/answer-calls.ts'
import { mount } from '../../testing/mount.tsx'
import { AlarmsTable } from './alarms-table.tsx'

notifyManager.setScheduler(queueMicrotask)

const alarm: Alarm = {
  alarm_id: 7,
  kind: 'gateway_down',
  subject: 'sms',
  detail: { minutes_down: 5 },
  raised_at: '2026-11-22T06:36:00.000Z',
  last_raised_at: '2026-11-22T06:40:00.000Z',
  times: 4,
  acknowledged_at: null,
  acknowledged_by: null,
  ended_at: null,
}
const listOf = (...data: Alarm[]) => ({
  success: true,
  data,
  total: data.length,
  open: data.filter(({ ended_at }) => ended_at === null).length,
})

beforeEach(() => {
  history.replaceState(null, '', '/admin/security')
  setOfficeSession({ a_atkn: 'token', adminId: '1' })
})
afterEach(() => {
  queryClient.clear()
  history.replaceState(null, '', '/')
})
const open = () =>
  mount(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <AlarmsTable page={1} onPage={vi.fn<(page: number) => void>()} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

/** What was asked about alarms: the views of the list are asked for beside. */
const ofAlarms = (requests: readonly Request[]): Request[] =>
  requests.filter(({ path }) => path.startsWith('/api/security'))

test('an alarm is acknowledged with a note, and the list is read again', async () => {
  const requests = answerByHand()
  await open()
  await ofAlarms(requests)[0]?.answer(listOf(alarm))
  await expect.element(page.getByText('1 open, 1 in all')).toBeVisible()
  await expect.element(page.getByText('sms, minutes down 5')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Actions for A gateway does not answer/ }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Acknowledge…' }))
  const send = page.getByRole('button', { name: 'Acknowledge', exact: true })
  await expect.element(send).toBeDisabled()
  await userEvent.type(page.getByRole('textbox', { name: 'Reason' }), 'Asked the gateway')
  await userEvent.click(send)
  expect(ofAlarms(requests)[1]).toMatchObject({
    path: '/api/security/alarms/acknowledge',
    body: { alarm_id: 7, note: 'Asked the gateway' },
  })
  await ofAlarms(requests)[1]?.answer({ success: true, message: 'Alarm acknowledged' })
  const taken = { ...alarm, acknowledged_at: '2026-11-22T07:00:00.000Z', acknowledged_by: 'asha' }
  await ofAlarms(requests)[2]?.answer(listOf(taken))
  await expect.element(page.getByText('asha looks into it')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Actions for/ }))
  await expect.element(page.getByRole('menuitem', { name: 'End…' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Acknowledge…' })).not.toBeInTheDocument()
})

test('an ended one can be asked nothing more', async () => {
  const requests = answerByHand()
  await open()
  await ofAlarms(requests)[0]?.answer(listOf({ ...alarm, ended_at: '2026-11-22T07:36:00.000Z' }))
  await expect.element(page.getByText('No alarm is open, 1 in all')).toBeVisible()
  await expect.element(page.getByText('1 hour', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Actions for/ }))
  await expect.element(page.getByRole('menuitem', { name: 'History' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'End…' })).not.toBeInTheDocument()
})
