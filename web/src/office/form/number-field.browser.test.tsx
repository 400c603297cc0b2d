import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import { NumberField } from './number-field.tsx'

const Form = ({ decimals }: { decimals?: number }) => {
  const [value, setValue] = useState('')
  return (
    <NumberField
      label="Rate"
      value={value}
      onChange={setValue}
      hint="A year"
      error={value === '99' ? 'Too high' : undefined}
      {...(decimals !== undefined && { decimals })}
    />
  )
}
const rate = page.getByRole('textbox', { name: 'Rate' })

test('letters cannot be typed', async () => {
  await mount(<Form />)
  await userEvent.type(rate, '1x2e3')
  await expect.element(rate).toHaveValue('123')
  await expect.element(rate).toHaveAttribute('inputmode', 'numeric')
})

test('a negative number stays as typed and is refused', async () => {
  await mount(<Form />)
  await userEvent.type(rate, '-500')
  await expect.element(rate).toHaveValue('-500')
  await expect.element(rate).toHaveAccessibleDescription('A year Must be a positive number')
  await expect.element(rate).toHaveAttribute('aria-invalid', 'true')
})

test('a number that is not whole stays as typed and is refused', async () => {
  await mount(<Form />)
  await userEvent.type(rate, '2.5')
  await expect.element(rate).toHaveValue('2.5')
  await expect.element(rate).toHaveAccessibleDescription('A year Enter a whole number')
})

test('what is no number is not pasted', async () => {
  await mount(<Form />)
  await userEvent.type(rate, '12')
  await userEvent.fill(rate, '1e5')
  await expect.element(rate).toHaveValue('12')
  await userEvent.fill(rate, '₹ 72,00,000')
  await expect.element(rate).toHaveValue('7200000')
})

test('with decimals it takes one point and no more places than it has', async () => {
  await mount(<Form decimals={2} />)
  await userEvent.type(rate, '1.234')
  await expect.element(rate).toHaveValue('1.23')
  await expect.element(rate).toHaveAttribute('inputmode', 'decimal')
})

test('the hint and the error belong to the field', async () => {
  await mount(<Form />)
  await expect.element(rate).toHaveAccessibleDescription('A year')
  await userEvent.type(rate, '99')
  await expect.element(rate).toHaveAccessibleDescription('A year Too high')
  await expect.element(rate).toHaveAttribute('aria-invalid', 'true')
})
