import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { InlineText } from './inline-text.tsx'

const field = page.getByRole('textbox', { name: 'Name of row 1' })
const shown = (value: string) => page.getByRole('button', { name: `Name of row 1: ${value}. Edit` })
const saving = () => vi.fn<(value: string) => Promise<void>>(async () => undefined)

test('Enter saves what was typed, and the focus is back on the value', async () => {
  const onSave = saving()
  await mount(<InlineText label="Name of row 1" value="Sahyadri" onSave={onSave} />)
  await userEvent.click(shown('Sahyadri'))
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('Nilgiri{Enter}')
  expect(onSave.mock.calls).toEqual([['Nilgiri']])
  await expect.element(shown('Sahyadri')).toHaveFocus()
})

test('Escape leaves the value as it was', async () => {
  const onSave = saving()
  await mount(<InlineText label="Name of row 1" value="Sahyadri" onSave={onSave} />)
  await userEvent.click(shown('Sahyadri'))
  await userEvent.keyboard('Nilgiri{Escape}')
  await expect.element(shown('Sahyadri')).toHaveFocus()
  expect(onSave).not.toHaveBeenCalled()
})

test('leaving the field saves it, once, and takes the focus nowhere', async () => {
  const onSave = saving()
  await mount(
    <>
      <InlineText label="Name of row 1" value="Sahyadri" onSave={onSave} />
      <button type="button">Elsewhere</button>
    </>,
  )
  await userEvent.click(shown('Sahyadri'))
  await userEvent.keyboard('Nilgiri')
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }))
  expect(onSave.mock.calls).toEqual([['Nilgiri']])
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})

test('an unchanged value and one that is not valid are not saved', async () => {
  const onSave = saving()
  await mount(
    <InlineText label="Name of row 1" value="Sahyadri" onSave={onSave} isValid={(text) => text !== ''} />,
  )
  await userEvent.click(shown('Sahyadri'))
  await userEvent.keyboard('{Enter}')
  await userEvent.click(shown('Sahyadri'))
  await userEvent.keyboard('{Backspace}{Enter}')
  await expect.element(shown('Sahyadri')).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()
})

test('what the server refuses is said and stays as typed; Escape gives it up', async () => {
  await mount(
    <>
      <InlineText
        label="Name of row 1"
        value="Sahyadri"
        onSave={() => Promise.reject(new Error('Name is taken'))}
      />
      <Toaster label="Messages" closeLabel="Close" />
    </>,
  )
  await userEvent.click(shown('Sahyadri'))
  await userEvent.keyboard('Nilgiri{Enter}')
  await expect.element(page.getByText('Name is taken')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name of row 1' })).toHaveValue('Nilgiri')
  await userEvent.keyboard('{Escape}')
  await expect.element(shown('Sahyadri')).toBeVisible()
})

test('an empty value says that it is', async () => {
  await mount(<InlineText label="Name of row 1" value="" onSave={saving()} />)
  await expect.element(shown('empty')).toHaveTextContent('–')
})
