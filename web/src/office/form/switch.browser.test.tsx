import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { act } from '../../testing/act.ts'
import { mount } from '../../testing/mount.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { Switch } from './switch.tsx'

const held = () => {
  let settle: { resolve: () => void; reject: (error: Error) => void } = {
    resolve: () => undefined,
    reject: () => undefined,
  }
  const onChange = vi.fn<(isOn: boolean) => Promise<void>>(
    () => new Promise((resolve, reject) => (settle = { resolve, reject })),
  )
  return {
    onChange,
    save: () => act(() => settle.resolve()),
    refuse: (error: Error) => act(() => settle.reject(error)),
  }
}
const status = page.getByRole('switch', { name: 'Status of Sahyadri' })

test('it shows the change while it is saved, and takes no second press meanwhile', async () => {
  const { onChange, save } = held()
  const { rerender } = await mount(<Switch label="Status of Sahyadri" isOn={false} onChange={onChange} />)
  await userEvent.click(status)
  await expect.element(status).toBeChecked()
  await expect.element(status).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(status)
  expect(onChange.mock.calls).toEqual([[true]])
  await rerender(<Switch label="Status of Sahyadri" isOn onChange={onChange} />)
  await save()
  await expect.element(status).toBeChecked()
  await expect.element(status).not.toHaveAttribute('aria-busy')
})

test('what is refused is put back and said', async () => {
  const { onChange, refuse } = held()
  await mount(
    <>
      <Switch label="Status of Sahyadri" isLabelHidden isOn={false} onChange={onChange} />
      <Toaster label="Messages" closeLabel="Close" />
    </>,
  )
  await userEvent.click(status)
  await refuse(new Error('The key facts are missing'))
  await expect.element(status).not.toBeChecked()
  await expect.element(page.getByText('The key facts are missing')).toBeVisible()
})

test('the keyboard switches it, and one that is disabled stays', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>()
  const { rerender } = await mount(<Switch label="Status of Sahyadri" isOn onChange={onChange} />)
  await userEvent.keyboard('{Tab} ')
  expect(onChange).toHaveBeenCalledWith(false)
  await rerender(<Switch label="Status of Sahyadri" isOn onChange={onChange} isDisabled />)
  await expect.element(status).toBeDisabled()
})
