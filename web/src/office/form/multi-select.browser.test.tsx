import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import '../office.css'
import { MultiSelect } from './multi-select.tsx'

const options = ['Banks', 'Housing banks', 'NBFC'].map((label, index) => ({
  value: String(index + 1),
  label,
}))
const none: readonly string[] = []
const Form = ({
  first = none,
  onCreate,
}: {
  first?: readonly string[]
  onCreate?: (typed: string) => void
}) => {
  const [value, setValue] = useState<readonly string[]>(first)
  return (
    <>
      <MultiSelect
        label="Groups"
        options={options}
        value={value}
        onChange={setValue}
        {...(onCreate !== undefined && { create: { label: 'Create Group', onCreate } })}
      />
      <output>{value.join(',')}</output>
    </>
  )
}
const field = page.getByRole('combobox', { name: 'Groups' })
const chosen = page.getByRole('status')

test('typing a part of a name finds it, Enter chooses it, and the text is free for the next', async () => {
  await mount(<Form />)
  await userEvent.type(field, 'bank')
  await expect.element(page.getByRole('option', { name: 'Banks', exact: true })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'NBFC' })).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(chosen).toHaveTextContent('1')
  await expect.element(field).toHaveValue('')
  await userEvent.type(field, 'nbfc')
  await userEvent.click(page.getByRole('option', { name: 'NBFC' }))
  await expect.element(chosen).toHaveTextContent('1,3')
})

test('a choice is taken away by its button and by Backspace', async () => {
  await mount(<Form first={['1', '2', '3']} />)
  await userEvent.click(page.getByRole('button', { name: 'Remove Housing banks' }))
  await expect.element(chosen).toHaveTextContent('1,3')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  await expect.element(chosen).toHaveTextContent('1')
})

test('what is not there says so, and can be made of what was typed', async () => {
  const onCreate = vi.fn<(typed: string) => void>()
  const { unmount } = await mount(<Form />)
  await userEvent.type(field, 'solar')
  await expect.element(page.getByText('No data found')).toBeVisible()
  await unmount()
  await mount(<Form onCreate={onCreate} />)
  await userEvent.type(field, 'solar ')
  await userEvent.click(page.getByRole('option', { name: 'Create Group' }))
  expect(onCreate.mock.calls).toEqual([['solar']])
  await expect.element(chosen).toHaveTextContent('')
})
