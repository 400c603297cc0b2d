import { QueryClientProvider, notifyManager } from '@tanstack/react-query'
import { PathPatterns } from '../../router/router.tsx'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../office/query-client.ts'
import { setOfficeSession } from '../../office/session/office-session.ts'
import { answerByHand } from '../../testing/answer-calls.ts'
import { readsAnswerer, sentOf } from '../../testing/answer-reads.ts'
import { exampleDispute, exampleLine, exampleStatement } from '../../testing/example-statement.ts'
import { mount } from '../../testing/mount.tsx'
import { OwnStatementPage } from './own-statement-page.tsx'

notifyManager.setScheduler(queueMicrotask)

const reads = {
  '/api/partner/statements/117': { success: true, data: exampleStatement },
  '/117/lines': { success: true, data: [exampleLine], total: 1 },
  '/117/left-out': {
    success: true,
    data: [
      {
        lender_application_id: 6,
        tranche: 1,
        application_number: 'LA-8K3QX9W',
        lender_id: 7,
        lender_name: 'Sahyadri_Bank',
        day: '2026-10-14',
        disbursed: 3_00_000,
        amount: 4_388,
        reason: 'lender_not_paid',
        until: null,
        reason_words: 'lender has not paid us yet',
        brought_by: null,
        dispute: null,
      },
    ],
    total: 1,
  },
  '/api/partner/disputes': { success: true, data: [], total: 0 },
}

const open = () =>
  mount(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter at={'/partner/statements/117'}>
        <PathPatterns patterns={['/partner/statements/:statementId']}>
          <OwnStatementPage />
        </PathPatterns>
      </MemoryRouter>
    </QueryClientProvider>,
  )

beforeEach(() => {
  history.replaceState(null, '', '/partner/statements/117')
  setOfficeSession({ p_atkn: 'token', partnerId: '1' })
})
afterEach(() => {
  queryClient.clear()
  history.replaceState(null, '', '/')
})

test('it says the sum and when first, why the others are not in it, and that it was opened', async () => {
  const requests = answerByHand()
  const answer = readsAnswerer(requests, reads)
  await open()
  await answer()
  const sum = page.getByRole('region', { name: 'To your bank' })
  await expect.element(sum).toMatchTextContent(/₹23,789\.00You may object to any line until 25\/11\/2099/)
  await expect
    .element(page.getByRole('heading', { name: 'Why 1 line of ₹4,388.00 is not in it' }))
    .toBeVisible()
  await expect.element(page.getByText('lender has not paid us yet')).toBeVisible()
  expect(sentOf(requests)).toEqual([['/api/partner/statements/117/opened', null]])
})

test('a line is objected to in the partner’s own words', async () => {
  const requests = answerByHand()
  const answer = readsAnswerer(requests, reads)
  await open()
  await answer()
  const menu = page.getByRole('button', { name: 'Actions for LA-7K3QX9V' })
  await expect.element(menu).toBeVisible()
  // Without the office's style sheet the lists lie on each other: the menu is opened by its key.
  ;(menu.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('menuitem', { name: 'Object…' }))
  await userEvent.fill(page.getByLabelText('What is wrong with it?'), 'Agreed were 65 percent')
  await userEvent.click(page.getByRole('button', { name: 'Send the objection' }))
  expect(sentOf(requests).at(-1)).toEqual([
    '/api/partner/disputes/open',
    {
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      statement_id: 117,
      lender_application_id: 5,
      tranche: 1,
      text: 'Agreed were 65 percent',
    },
  ])
})

test('a dispute has its thread, and is written to while it is not decided', async () => {
  const requests = answerByHand()
  const answer = readsAnswerer(requests, {
    ...reads,
    '/api/partner/disputes': { success: true, data: [exampleDispute], total: 1 },
  })
  await open()
  await answer()
  await userEvent.click(page.getByText(/^LA-7K3QX9V, Meghdoot_Bank/))
  await expect.element(page.getByText('Agreed were 65 percent')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Write to us'), 'See the mail of May')
  await userEvent.click(page.getByRole('button', { name: 'Send', exact: true }))
  expect(sentOf(requests).at(-1)).toEqual([
    '/api/partner/disputes/31/answer',
    { request_id: expect.stringMatching(/^[0-9a-f-]{36}$/), text: 'See the mail of May' },
  ])
})
