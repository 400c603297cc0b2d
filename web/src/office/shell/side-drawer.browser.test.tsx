import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import { SideDrawer } from './side-drawer.tsx'

const Page = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <SideDrawer isOpen={isOpen} title="Pages" onClose={() => setOpen(false)}>
        <a href="#lenders">Lenders</a>
      </SideDrawer>
    </>
  )
}
const drawer = page.getByRole('dialog', { name: 'Pages' })

test.each([
  ['its button', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s closes it, and the focus is back on what opened it', async (_, close) => {
  await mount(<Page />)
  await expect.element(drawer).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Menu' }))
  await expect.element(drawer).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Lenders' })).toBeVisible()
  await close()
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveFocus()
})

test('opened again at once it stays open, though the browser tells late that it was closed', async () => {
  await mount(<Page />)
  const menu = page.getByRole('button', { name: 'Menu' }).element() as HTMLButtonElement
  menu.click()
  await expect.element(drawer).toBeVisible()
  const dialog = drawer.element() as HTMLDialogElement
  const told = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
  ;(page.getByRole('button', { name: 'Close' }).element() as HTMLButtonElement).click()
  await Promise.resolve()
  expect(dialog.open).toBe(false)
  menu.click()
  await Promise.resolve()
  expect(dialog.open).toBe(true)
  await told
  await expect.element(page.getByRole('link', { name: 'Lenders' })).toBeVisible()
  expect(dialog.open).toBe(true)
})
