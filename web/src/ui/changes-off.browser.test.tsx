import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { Button } from './button.tsx'
import { ChangesOffContext } from './changes-off.ts'

const why = 'Changes are off while you look in'

test('what changes something is off and says why; what only opens is not', async () => {
  const pressed = vi.fn<(name: string) => void>()
  await mount(
    <ChangesOffContext value={why}>
      <Button type="submit">Save</Button>
      <Button changes onClick={() => pressed('Send a test')}>
        Send a test
      </Button>
      <Button onClick={() => pressed('Open')}>Open</Button>
    </ChangesOffContext>,
  )
  for (const name of ['Save', 'Send a test']) {
    const button = page.getByRole('button', { name })
    await expect.element(button).toBeDisabled()
    await expect.element(button).toHaveAttribute('title', why)
  }
  await userEvent.click(page.getByRole('button', { name: 'Open' }))
  expect(pressed.mock.calls).toEqual([['Open']])
})
