import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { act } from '../testing/act.ts'
import { mount } from '../testing/mount.tsx'
import { showToast } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

const texts = (): string[] =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
const say = (...words: string[]): Promise<void> =>
  act(() => {
    for (const text of words) showToast(text)
  })
const wait = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms))

test('a toast is read out politely and closes after three seconds', async () => {
  vi.useFakeTimers()
  await mount(<Toaster label="Messages" closeLabel="Close" />)
  expect(page.getByRole('region', { name: 'Messages' }).element().getAttribute('aria-live')).toBe('polite')
  await say('Saved')
  await wait(2_900)
  expect(texts()).toEqual(['Saved'])
  await wait(200)
  expect(texts()).toEqual([])
})

test('five are shown at once: the oldest makes room', async () => {
  await mount(<Toaster label="Messages" closeLabel="Close" />)
  await say('1', '2', '3', '4', '5', '6')
  expect(texts()).toEqual(['2', '3', '4', '5', '6'])
})

test('they wait while the focus is on them', async () => {
  vi.useFakeTimers()
  await mount(<Toaster label="Messages" closeLabel="Close" />)
  await say('Saved')
  const close = page.getByRole('button', { name: 'Close' }).element()
  close.focus()
  await wait(10_000)
  expect(texts()).toEqual(['Saved'])
  close.blur()
  await wait(3_250)
  expect(texts()).toEqual([])
})

test('one is closed by its button', async () => {
  await mount(<Toaster label="Messages" closeLabel="Close" />)
  await say('first', 'second')
  await userEvent.click(page.getByRole('button', { name: 'Close' }).first())
  await expect.poll(texts).toEqual(['second'])
})
