import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import { DayField } from './day-field.tsx'

const Form = ({ onSend, first = null }: { onSend: (day: string | null) => void; first?: string | null }) => {
  const [day, setDay] = useState(first)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend(day)
      }}
    >
      <DayField label="First day" value={day} onChange={setDay} />
      <button type="submit">Send</button>
    </form>
  )
}
const field = page.getByRole('textbox', { name: 'First day' })
const send = () => userEvent.click(page.getByRole('button', { name: 'Send' }))

test('the slashes come by themselves, and the day is told as on the wire', async () => {
  const onSend = vi.fn<(day: string | null) => void>()
  await mount(<Form onSend={onSend} />)
  await userEvent.type(field, '05112026')
  await expect.element(field).toHaveValue('05/11/2026')
  await send()
  expect(onSend.mock.calls).toEqual([['2026-11-05']])
})

test.each(['31/02/2026', '05/11'])(
  'the form does not send with %s; the field says so and has the focus',
  async (typed) => {
    const onSend = vi.fn<(day: string | null) => void>()
    await mount(<Form onSend={onSend} first="2026-01-01" />)
    await userEvent.clear(field)
    await userEvent.type(field, typed)
    await expect.element(field).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Enter}')
    expect(onSend).not.toHaveBeenCalled()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAccessibleDescription('Invalid date')
    await expect.element(field).toHaveValue(typed)
  },
)

test('an empty field is no day', async () => {
  const onSend = vi.fn<(day: string | null) => void>()
  await mount(<Form onSend={onSend} first="2026-01-01" />)
  await userEvent.clear(field)
  await send()
  expect(onSend.mock.calls).toEqual([[null]])
})
