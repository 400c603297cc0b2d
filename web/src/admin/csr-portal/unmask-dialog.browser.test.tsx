import type { OpenReference } from '@marketplace/contract/office/customer-care'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { setOfficeSession } from '../../office/session/office-session.ts'
import { answerByHand } from '../../testing/answer-calls.ts'
import { mount } from '../../testing/mount.tsx'
import { UnmaskDialog, type Unmasked } from './unmask-dialog.tsx'

const userId = '0b9d6a3e-6f0e-4d7c-9d0e-2f6a1c3b5d7f'
const at = '2026-11-22T06:36:00.000Z'
const one: OpenReference = { kind: 'application', id: 'a', at, detail: 'Personal Loans' }
const other: OpenReference = { ...one, id: 'b', detail: 'Gold Loans' }

beforeEach(() => {
  history.replaceState(null, '', '/admin/csr-portal')
  setOfficeSession({ a_atkn: 'token', adminId: '1' })
})
const open = (
  references: readonly OpenReference[],
  onUnmasked: (values: Unmasked) => void = () => undefined,
) =>
  mount(
    <UnmaskDialog
      userId={userId}
      fields={['mobile', 'pan']}
      references={references}
      isOpen
      onClose={() => undefined}
      onUnmasked={onUnmasked}
    />,
  )
const show = page.getByRole('button', { name: 'Show', exact: true })
const purpose = page.getByRole('combobox', { name: 'What for' })
const about = page.getByRole('combobox', { name: 'What about' })

test('a purpose, an open reference and a field are needed; the only reference needs no choice', async () => {
  const requests = answerByHand()
  const onUnmasked = vi.fn<(values: Unmasked) => void>()
  await open([one], onUnmasked)
  await userEvent.click(page.getByRole('checkbox', { name: 'PAN' }))
  await expect.element(show).toBeDisabled()
  await userEvent.selectOptions(purpose, 'Answer a complaint')
  await expect.element(page.getByText(/^Nothing of that kind is open/)).toBeVisible()
  await expect.element(show).toBeDisabled()
  await userEvent.selectOptions(purpose, 'Help with an application')
  await expect.element(about).toHaveValue('application a')
  await userEvent.click(show)
  expect(requests.map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/customer-care/unmask',
      {
        user_id: userId,
        fields: ['pan'],
        purpose: 'finish_application',
        reference: { kind: 'application', id: 'a' },
      },
    ],
  ])
  await requests[0]?.answer({ success: true, data: { pan: 'ABCPV1234F' } })
  expect(onUnmasked.mock.calls).toEqual([[{ pan: 'ABCPV1234F' }]])
})

test('of several references one is chosen, and a purpose that changes forgets it', async () => {
  answerByHand()
  await open([one, other])
  await userEvent.click(page.getByRole('checkbox', { name: 'Mobile number' }))
  await userEvent.selectOptions(purpose, 'Help with an application')
  await expect.element(show).toBeDisabled()
  await userEvent.selectOptions(about, 'application b')
  await expect.element(show).toBeEnabled()
  await userEvent.selectOptions(purpose, 'A lender asks about an application')
  await expect.element(show).toBeDisabled()
})

test('what the server refuses stands in the dialog, with what was typed', async () => {
  const requests = answerByHand()
  await open([one])
  await userEvent.click(page.getByRole('checkbox', { name: 'PAN' }))
  await userEvent.selectOptions(purpose, 'Help with an application')
  await userEvent.type(page.getByRole('textbox', { name: 'Note (optional)' }), 'She called')
  await userEvent.click(show)
  expect(requests[0]?.body).toMatchObject({ note: 'She called' })
  const message = 'This is not open for this customer. Load the record again and choose another'
  await requests[0]?.answer(
    { success: false, code: 'reference_refused', message, details: [{ field: 'reference', message }] },
    422,
  )
  await expect.element(page.getByText(message).first()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Note (optional)' })).toHaveValue('She called')
})
