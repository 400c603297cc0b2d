import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import '../office.css'
import { PeriodPicker } from './period-picker.tsx'
import type { Period } from './preset-days.ts'

const last30: Period = { preset: 'last_30_days', from: '', to: '' }

const Page = ({ first, onChange }: { first: Period; onChange: (period: Period) => void }) => {
  const [value, setValue] = useState(first)
  return (
    <PeriodPicker
      value={value}
      today="2026-11-23"
      onChange={(period) => {
        setValue(period)
        onChange(period)
      }}
    />
  )
}
const open = async (first = last30) => {
  const onChange = vi.fn<(period: Period) => void>()
  await mount(<Page first={first} onChange={onChange} />)
  return onChange
}
const button = (name: string) => page.getByRole('group', { name: 'Days' }).getByRole('button', { name })
const dialog = page.getByRole('dialog', { name: 'Custom Range' })
const field = (name: string) => dialog.getByRole('textbox', { name })
const send = dialog.getByRole('button', { name: 'Show these days' })
const type = async (name: string, day: string): Promise<void> => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), day)
}

test('a preset is chosen in one press and has no days of its own', async () => {
  const onChange = await open()
  await expect.element(button('Last 30 Days')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(button('Last 7 Days'))
  expect(onChange.mock.calls).toEqual([[{ preset: 'last_7_days', from: '', to: '' }]])
  await expect.element(button('Last 7 Days')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('Last 30 Days')).toHaveAttribute('aria-pressed', 'false')
})

test('a range begins with the days that are seen, and is chosen by keys alone', async () => {
  const onChange = await open()
  button('Custom Range').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('From')).toHaveFocus()
  await expect.element(field('From')).toHaveValue('24/10/2026')
  await expect.element(field('To')).toHaveValue('22/11/2026')
  await type('From', '01042026')
  await type('To', '30092026')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onChange.mock.calls).toEqual([[{ preset: 'custom', from: '2026-04-01', to: '2026-09-30' }]])
  await expect.element(button('Custom Range')).toHaveFocus()
  await expect.element(button('Custom Range')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('From')).toHaveValue('01/04/2026')
})

test.each([
  ['From', '25112026', 'Must not be after today, 23/11/2026'],
  ['To', '01102026', 'Must not be before From, 24/10/2026'],
  ['To', '24112026', 'Must not be after today, 23/11/2026'],
  ['From', '01012010', 'At most 3,660 days: not before 15/11/2016'],
])('a wrong %s, %s, is said at the field and keeps what was typed', async (name, typed, words) => {
  const onChange = await open()
  await userEvent.click(button('Custom Range'))
  await type(name, typed)
  await expect.element(field(name)).toHaveAccessibleDescription(words)
  await expect.element(dialog.getByRole('status')).toHaveTextContent(words)
  await expect.element(send).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await expect.element(field(name)).toHaveValue(typed.replace(/(..)(..)(....)/, '$1/$2/$3'))
  expect(onChange).not.toHaveBeenCalled()
})

test('an empty day is no range, and whoever gives up changes nothing', async () => {
  const onChange = await open()
  await userEvent.click(button('Custom Range'))
  await userEvent.clear(field('To'))
  await expect.element(send).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onChange).not.toHaveBeenCalled()
  await expect.element(button('Last 30 Days')).toHaveAttribute('aria-pressed', 'true')
})

test('on a phone the four break into lines', async () => {
  await page.viewport(360, 740)
  try {
    await open()
    await expect.element(button('Custom Range')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  } finally {
    await page.viewport(1_280, 800)
  }
})
