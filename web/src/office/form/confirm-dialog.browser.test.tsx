import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const Page = ({ onConfirm }: { onConfirm: () => Promise<unknown> }) => {
  const [isOpen, setOpen] = useState(true)
  return (
    <ConfirmDialog isOpen={isOpen} action="Delete" onClose={() => setOpen(false)} onConfirm={onConfirm}>
      <p>Sahyadri leaves the list.</p>
    </ConfirmDialog>
  )
}
const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
const button = (name: string) => page.getByRole('button', { name })

test('nothing is done before it is confirmed', async () => {
  const onConfirm = vi.fn<() => Promise<void>>(async () => undefined)
  await mount(<Page onConfirm={onConfirm} />)
  await expect.element(dialog).toBeVisible()
  await userEvent.click(button('Cancel'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('what is confirmed is done once, and the dialog closes', async () => {
  const onConfirm = vi.fn<() => Promise<void>>(async () => undefined)
  await mount(<Page onConfirm={onConfirm} />)
  await userEvent.dblClick(button('Delete'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('what fails stands in the dialog, which stays and can be tried again', async () => {
  const onConfirm = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('It is used'))
    .mockResolvedValue(undefined)
  await mount(<Page onConfirm={onConfirm} />)
  await userEvent.click(button('Delete'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('It is used')
  await userEvent.click(button('Delete'))
  await expect.element(dialog).not.toBeInTheDocument()
})
