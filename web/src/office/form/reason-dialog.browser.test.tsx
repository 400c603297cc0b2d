import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import { setOfficeSession } from '../session/office-session.ts'
import { ReasonDialog } from './reason-dialog.tsx'

beforeEach(() => {
  setOfficeSession({ partnerId: '1' })
})
const dialog = (onSubmit: (reason: string) => Promise<unknown>, onClose = () => undefined) => (
  <ReasonDialog
    isOpen
    draft="partner 1"
    title="Close the partner"
    action="Close it"
    onClose={onClose}
    onSubmit={onSubmit}
  />
)
const reason = page.getByRole('textbox', { name: 'Reason' })

test('a reason of a few letters is needed, and its spaces do not count', async () => {
  const onSubmit = vi.fn<(reason: string) => Promise<void>>(async () => undefined)
  await mount(dialog(onSubmit))
  await userEvent.type(reason, '  ab ')
  await expect.element(page.getByRole('button', { name: 'Close it' })).toBeDisabled()
  await userEvent.type(reason, 'out of business ')
  await userEvent.click(page.getByRole('button', { name: 'Close it' }))
  expect(onSubmit.mock.calls).toEqual([['ab out of business']])
})

test('what was typed is there again after a reload, until it is sent or given up', async () => {
  const first = await mount(dialog(async () => undefined))
  await userEvent.type(reason, 'moved away')
  await first.unmount()
  const second = await mount(dialog(async () => undefined))
  await expect.element(reason).toHaveValue('moved away')
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await second.unmount()
  await mount(dialog(async () => undefined))
  await expect.element(reason).toHaveValue('')
})
