import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import '../office.css'
import { SearchSelect } from './search-select.tsx'

const options = Array.from({ length: 5_000 }, (_, at) => ({
  value: String(at + 1),
  label: `Lender ${at + 1}`,
}))
const Form = ({ first = '' }: { first?: string }) => {
  const [value, setValue] = useState(first)
  return (
    <>
      <SearchSelect label="Lender" options={options} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}
const field = page.getByRole('combobox', { name: 'Lender' })
const shown = page.getByRole('option')

test('of thousands only the first are there, and it says of how many', async () => {
  await mount(<Form />)
  await userEvent.click(field)
  await expect.element(page.getByText('The first 50 of 5000: type more of the name')).toBeVisible()
  expect(shown.elements()).toHaveLength(50)
})

test('a part of the name finds one, and Enter chooses it', async () => {
  await mount(<Form />)
  await userEvent.type(field, '4987')
  await expect.element(page.getByRole('option', { name: 'Lender 4987' })).toBeVisible()
  expect(shown.elements()).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('4987', { exact: true })).toBeVisible()
  await expect.element(field).toHaveValue('Lender 4987')
})

test('what is typed and left without a choice gives the chosen name back', async () => {
  await mount(<Form first="7" />)
  await expect.element(field).toHaveValue('Lender 7')
  await userEvent.fill(field, 'nobody')
  await expect.element(page.getByText('No data found')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Lender 7')
})
