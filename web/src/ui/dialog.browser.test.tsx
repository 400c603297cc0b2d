import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { Dialog } from './dialog.tsx'

const Page = ({ mustAnswer = false, onClosed }: { mustAnswer?: boolean; onClosed?: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => {
    setOpen(false)
    onClosed?.()
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Help
      </button>
      <Dialog isOpen={isOpen} title="Need help?" onClose={mustAnswer ? null : close} closeLabel="Close">
        <button type="button" onClick={close}>
          Answer
        </button>
      </Dialog>
    </>
  )
}
const dialog = page.getByRole('dialog', { name: 'Need help?' })
const open = () => userEvent.click(page.getByRole('button', { name: 'Help' }))

test('the focus stays in it and goes back to where it was opened from', async () => {
  await mount(<Page />)
  await open()
  await expect.element(dialog).toBeVisible()
  expect(document.activeElement?.closest('dialog')).not.toBe(null)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Help' })).toHaveFocus()
})

test('a press beside it closes it', async () => {
  const onClosed = vi.fn<() => void>()
  await mount(<Page onClosed={onClosed} />)
  await open()
  const box = dialog.element().getBoundingClientRect()
  dialog
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: box.left - 20, clientY: box.top }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onClosed).toHaveBeenCalledTimes(1)
})

test('one that has to be answered has no other way out', async () => {
  await mount(<Page mustAnswer />)
  await open()
  await expect.element(page.getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Answer' }))
  await expect.element(dialog).not.toBeInTheDocument()
})

test('one that is taken away while it is open gives the focus back', async () => {
  const { rerender } = await mount(<Page key="with" />)
  await open()
  await expect.element(dialog).toBeVisible()
  await rerender(<p>Another page</p>)
  await expect.element(page.getByText('Another page')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})
