import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import '../office.css'
import { Tabs } from './tabs.tsx'

const Page = () => {
  const [value, setValue] = useState('one')
  const tabs = ['one', 'two', 'three'].map((key) => ({ key, title: key, content: <p>About {key}</p> }))
  return <Tabs label="Parts" tabs={tabs} value={value} onChange={setValue} />
}
const tab = (name: string) => page.getByRole('tab', { name })

test('one part is shown at a time, by a press', async () => {
  await mount(<Page />)
  await expect.element(tab('one')).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(tab('two'))
  await expect.element(page.getByRole('tabpanel', { name: 'two' })).toHaveTextContent('About two')
  await expect.element(page.getByText('About one')).not.toBeInTheDocument()
})

test('the arrow keys go round the tabs', async () => {
  await mount(<Page />)
  await userEvent.click(tab('one'))
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expect.element(tab('three')).toHaveFocus()
  await expect.element(tab('three')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText('About three')).toBeVisible()
})

test('the open tab stays in sight in a strip that is narrower than its tabs, wherever the strip stands', async () => {
  const { element } = await mount(
    <div style={{ marginInlineStart: 500, width: 120 }}>
      <Page />
    </div>,
  )
  const strip = element.querySelector('[role="tablist"]')
  await expect.element(tab('one')).toHaveAttribute('aria-selected', 'true')
  expect(strip?.scrollWidth).toBeGreaterThan(120)
  expect(strip?.scrollLeft).toBe(0)
})
