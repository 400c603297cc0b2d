import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { mount } from '../../testing/mount.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'

const refusal = new ApiError(422, {
  code: 'invalid_request',
  message: 'Please check the form',
  details: [{ field: 'name', message: 'Name is taken' }],
})

const Page = ({ onSubmit }: { onSubmit: (name: string) => Promise<unknown> }) => {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add lender
      </button>
      <FormDialog
        isOpen={isOpen}
        title="Add a lender"
        action="Save"
        canSubmit={name !== ''}
        onClose={() => setOpen(false)}
        onSubmit={() => onSubmit(name)}
      >
        {(errors) => (
          <TextField
            label="Name"
            value={name}
            error={errors['name']}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </FormDialog>
    </>
  )
}
const dialog = page.getByRole('dialog', { name: 'Add a lender' })
const open = async (onSubmit: (name: string) => Promise<unknown>): Promise<void> => {
  await mount(<Page onSubmit={onSubmit} />)
  await userEvent.click(page.getByRole('button', { name: 'Add lender' }))
}

test('it begins in its first field, sends by Enter, closes, and the focus is back where it came from', async () => {
  const onSubmit = vi.fn<(name: string) => Promise<void>>(async () => undefined)
  await open(onSubmit)
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await userEvent.keyboard('Sahyadri{Enter}')
  expect(onSubmit.mock.calls).toEqual([['Sahyadri']])
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Add lender' })).toHaveFocus()
})

test('what the server refuses stands beside its field, and what was typed stays', async () => {
  await open(() => Promise.reject(refusal))
  await userEvent.keyboard('Sahyadri{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please check the form')
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveValue('Sahyadri')
  await expect.element(name).toHaveAccessibleDescription('Name is taken')
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeEnabled()
})

test('while it sends a second press sends nothing', async () => {
  const onSubmit = vi.fn<(name: string) => Promise<void>>(() => new Promise(() => undefined))
  await open(onSubmit)
  await userEvent.keyboard('Sahyadri{Enter}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('what cannot be sent is not sent by Enter either', async () => {
  const onSubmit = vi.fn<(name: string) => Promise<void>>(async () => undefined)
  await open(onSubmit)
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => userEvent.click(page.getByRole('button', { name: 'Cancel' }))],
  ['Close', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
])('%s closes it', async (_, close) => {
  await open(async () => undefined)
  await expect.element(dialog).toBeVisible()
  await close()
  await expect.element(dialog).not.toBeInTheDocument()
})
