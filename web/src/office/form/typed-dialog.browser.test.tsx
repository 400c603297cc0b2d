import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import { setOfficeSession } from '../session/office-session.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { TypedDialog } from './typed-dialog.tsx'

beforeEach(() => {
  setOfficeSession({ partnerId: '1' })
})
const name = page.getByRole('textbox', { name: 'Type Amaltas_Bank to go on' })
const button = page.getByRole('button', { name: 'Delete' })
const title = 'Are you sure?'
const onClose = (): void => undefined

test('nothing goes before its name is typed as it is shown', async () => {
  const onSubmit = vi.fn<() => Promise<void>>(async () => undefined)
  await mount(
    <TypedDialog
      isOpen
      title={title}
      action="Delete"
      typedName="Amaltas_Bank"
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <p>It leaves the list.</p>
    </TypedDialog>,
  )
  await userEvent.type(name, 'amaltas_bank{Enter}')
  await expect.element(button).toBeDisabled()
  await userEvent.fill(name, ' Amaltas_Bank ')
  await userEvent.click(button)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a reason alone is not enough where the name is asked for, too', async () => {
  const onSubmit = vi.fn<(reason: string) => Promise<void>>(async () => undefined)
  const dialog = { isOpen: true, title, action: 'Delete', draft: 'lender 1', onClose, onSubmit }
  await mount(<ReasonDialog {...dialog} typedName="Amaltas_Bank" />)
  await userEvent.type(page.getByRole('textbox', { name: 'Reason' }), 'out of business')
  await expect.element(button).toBeDisabled()
  await userEvent.fill(name, 'Amaltas_Bank')
  await userEvent.click(button)
  expect(onSubmit.mock.calls).toEqual([['out of business']])
})
