import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import { Slider } from './slider.tsx'

const Form = ({ stops }: { stops?: readonly number[] }) => {
  const [value, setValue] = useState(200_000)
  return (
    <>
      <Slider
        label="Amount"
        rangeLabel="Amount, slider"
        value={value}
        min={100_000}
        max={500_000}
        step={100_000}
        stops={stops}
        onChange={setValue}
        words={(rupees) => `₹${rupees / 100_000} lakh`}
      />
      <output>{value}</output>
    </>
  )
}
const field = page.getByRole('textbox', { name: 'Amount' })
const range = page.getByRole('slider', { name: 'Amount, slider' })
const value = page.getByRole('status')

test('a number that is typed counts when the field is left or by Enter, within the limits', async () => {
  await mount(<Form />)
  await userEvent.fill(field, '3,21,500')
  await expect.element(value).toHaveTextContent('200000')
  await userEvent.keyboard('{Enter}')
  await expect.element(value).toHaveTextContent('321500')
  await userEvent.fill(field, '9999999')
  await userEvent.tab()
  await expect.element(value).toHaveTextContent('500000')
  await expect.element(field).toHaveValue('5,00,000')
})

test('what is no number leaves the one that stood there', async () => {
  await mount(<Form />)
  await userEvent.fill(field, 'much')
  await userEvent.tab()
  await expect.element(field).toHaveValue('2,00,000')
})

test('the range moves by key and says its value in words', async () => {
  await mount(<Form />)
  range.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(value).toHaveTextContent('300000')
  await expect.element(range).toHaveAttribute('aria-valuetext', '₹3 lakh')
})

test('over stops it goes from one to the next', async () => {
  await mount(<Form stops={[100_000, 150_000, 250_000, 500_000]} />)
  // 2 lakh lies between two stops, nearer to the lower.
  range.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(value).toHaveTextContent('250000')
})
