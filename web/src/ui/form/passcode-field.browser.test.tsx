import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import { PasscodeField } from './passcode-field.tsx'

const field = page.getByRole('textbox', { name: 'Passcode' })
const mountField = async () => {
  const onComplete = vi.fn<(passcode: string) => void>()
  await mount(<PasscodeField label="Passcode" onComplete={onComplete} />)
  return onComplete
}

test('six digits are told, once they stand there', async () => {
  const onComplete = await mountField()
  await userEvent.type(field, '12345')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.keyboard('6')
  expect(onComplete.mock.calls).toEqual([['123456']])
})

test('letters and a seventh digit do not come in', async () => {
  await mountField()
  await userEvent.type(field, 'a1b2 3-45678')
  await expect.element(field).toHaveValue('123456')
})

test('a paste with a space in the middle is read', async () => {
  const onComplete = await mountField()
  await userEvent.click(field)
  await userEvent.fill(field, '123 456')
  await expect.element(field).toHaveValue('123456')
  expect(onComplete.mock.calls).toEqual([['123456']])
})

test('the keyboard of a phone offers the passcode of the SMS', async () => {
  await mountField()
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(field).toHaveAttribute('inputmode', 'numeric')
})

test('what was typed before the page was live stays', async () => {
  const { rerender } = await mount(<PasscodeField label="Passcode" />)
  const input = field.element() as HTMLInputElement
  input.value = '123'
  await rerender(<PasscodeField label="Passcode" error="Wrong passcode" />)
  await expect.element(field).toHaveValue('123')
  await expect.element(field).toHaveAccessibleDescription('Wrong passcode')
})
