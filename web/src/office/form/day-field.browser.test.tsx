import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DayField } from './day-field.tsx'

interface FormProps {
  onSend: (day: string | null) => void
  first?: string | null
  min?: string
  max?: string
}

const Form = ({ onSend, first = null, min, max }: FormProps) => {
  const [day, setDay] = useState(first)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend(day)
      }}
    >
      <DayField label="First day" value={day} onChange={setDay} min={min} max={max} />
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

test('a press on what the error moves away is not lost', async () => {
  const onCancel = vi.fn<() => void>()
  await mount(
    <>
      <DayField label="First day" value={null} onChange={() => undefined} />
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </>,
  )
  await userEvent.type(field, '05/11')
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }), { position: { x: 4, y: 3 } })
  await expect.element(field).toHaveAccessibleDescription('Invalid date')
  expect(onCancel).toHaveBeenCalledTimes(1)
})

const button = page.getByRole('button', { name: 'Open the calendar' })
const calendar = page.getByRole('dialog', { name: 'Calendar' })

test('a day is chosen in the calendar by keys: weeks begin on Monday', async () => {
  const onSend = vi.fn<(day: string | null) => void>()
  await mount(<Form onSend={onSend} first="2026-11-18" />)
  await userEvent.click(field)
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(calendar.getByRole('button', { name: /18 November 2026/ })).toHaveFocus()
  expect(calendar.element().querySelector('thead')?.textContent).toBe('MoTuWeThFrSaSu')
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('26/11/2026')
  await send()
  expect(onSend.mock.calls).toEqual([['2026-11-26']])
})

test('days out of bounds are not offered; what is half typed gives way to the chosen day', async () => {
  await mount(<Form onSend={() => undefined} min="2026-11-10" max="2026-11-20" />)
  await userEvent.type(field, '1')
  await userEvent.click(button)
  await expect.element(calendar.getByRole('button', { name: / 9 November/ })).toBeDisabled()
  await expect.element(calendar.getByRole('button', { name: / 21 November/ })).toBeDisabled()
  await userEvent.click(calendar.getByRole('button', { name: / 20 November/ }))
  await expect.element(field).toHaveValue('20/11/2026')
})

test('Escape closes the calendar and not the dialog around it', async () => {
  const onClose = vi.fn<() => void>()
  await mount(
    <Dialog isOpen title="Offer" onClose={onClose} closeLabel="Close">
      <Form onSend={() => undefined} first="2026-11-18" />
    </Dialog>,
  )
  await userEvent.click(button)
  await expect.element(calendar.getByRole('button', { name: /18 November 2026/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
})
