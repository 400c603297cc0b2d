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
