import { page } from 'vitest/browser'
import { createMocks } from 'react-idle-timer'
import { expect, test, vi } from 'vitest'
import { BootstrapContext } from '../brand/bootstrap-context.ts'
import { loadTexts } from '../i18n/texts.ts'
import { act } from '../testing/act.ts'
import { exampleBootstrap } from '../testing/example-bootstrap.ts'
import { mount } from '../testing/mount.tsx'
import { IdleWarning } from './idle-warning.tsx'

const warning = page.getByRole('dialog')

test('who does nothing is warned in words, with the seconds that are left, and cannot close the warning', async () => {
  await loadTexts('en')
  vi.useFakeTimers()
  localStorage.clear()
  createMocks()
  await mount(
    <BootstrapContext value={exampleBootstrap}>
      <IdleWarning lateMs={0} />
    </BootstrapContext>,
  )
  const wait = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms))
  await wait(119_000)
  expect(warning.elements()).toEqual([])
  await wait(1_000)
  expect(warning.element().textContent).toContain('30 seconds')
  await wait(5_000)
  // What is seen counts each second; what is read out goes in steps.
  const [seen, read] = [...warning.element().querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(seen).toContain('25 seconds')
  expect(read).toContain('30 seconds')
  expect(page.getByRole('button', { name: 'Close' }).elements()).toEqual([])
})
