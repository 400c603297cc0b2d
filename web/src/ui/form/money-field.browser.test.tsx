import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import { MoneyField } from './money-field.tsx'

const amount = page.getByRole('textbox', { name: 'Amount' })
const field = (): HTMLInputElement => amount.element() as HTMLInputElement
const stands = (): string => {
  const { value, selectionStart } = field()
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`
}
/** What is pressed from a place in a text on, and what stands there then: | is the caret. */
const press = async (from: string, keys: string): Promise<string> => {
  await userEvent.fill(amount, from.replace('|', ''))
  field().setSelectionRange(from.indexOf('|'), from.indexOf('|'))
  await userEvent.keyboard(keys)
  return stands()
}

test('what stands there is grouped, once, and nothing is said beside it', async () => {
  const { element } = await mount(<MoneyField label="Amount" defaultValue={200_000} />)
  await expect.element(amount).toHaveValue('2,00,000')
  expect(element.textContent).toBe('Amount₹')
})

test('digits are grouped while they are typed, and the caret stays where the person types', async () => {
  await mount(<MoneyField label="Amount" />)
  expect(await press('|', '200000')).toBe('2,00,000|')
  expect(await press('2|,00,000', '5')).toBe('25|,00,000')
  expect(await press('|2,00,000', '1')).toBe('1|2,00,000')
  expect(await press('2,00|,000', '{Backspace}')).toBe('20|,000')
  // A comma is no digit: what takes it away goes past it.
  expect(await press('2,|00,000', '{Backspace}')).toBe('2|,00,000')
  expect(await press('2|,00,000', '{Delete}{Delete}')).toBe('2|0,000')
})

test('the first digit is mended without the loss of the others', async () => {
  await mount(<MoneyField label="Amount" />)
  expect(await press('2|,00,000', '{Backspace}')).toBe('|00,000')
  await userEvent.keyboard('3')
  expect(stands()).toBe('3|,00,000')
})

test.each([
  ['2,00,000', '2,00,000'],
  ['₹2 00 000', '2,00,000'],
  ['२००', '२००'],
  ['two lakh', 'two lakh'],
])('of %s that is pasted %s stands there', async (pasted, value) => {
  await mount(<MoneyField label="Amount" />)
  await userEvent.fill(amount, pasted)
  await expect.element(amount).toHaveValue(value)
})
