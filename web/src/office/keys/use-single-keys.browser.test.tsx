import { expect, test, vi } from 'vitest'
import { act } from '../../testing/act.ts'
import { mount } from '../../testing/mount.tsx'
import { getPageKeys, useKey, useKeys, type PageKey } from './page-keys.ts'
import { useSingleKeys } from './use-single-keys.ts'

const press = (key: string, on: EventTarget = document.body, more: KeyboardEventInit = {}) =>
  act(
    () =>
      void on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })),
  )

const ran: string[] = []
const always: readonly PageKey[] = ['/', 'g l', 'g d'].map((keys) => ({
  keys,
  title: keys,
  group: 'Everywhere',
  run: () => ran.push(keys),
}))
const Keys = ({ isOn = true, creates = true }: { isOn?: boolean; creates?: boolean }) => {
  useSingleKeys(isOn)
  useKeys(always)
  useKey(creates ? 'c' : null, 'Add', () => ran.push('c'))
  return (
    <>
      <input type="search" />
      <input type="checkbox" />
      <textarea />
    </>
  )
}
const taken = (): string[] => ran.splice(0)

test('single keys and pairs act, each once', async () => {
  await mount(<Keys />)
  for (const key of ['/', 'c', 'g', 'l', 'x', 'g', 'd']) await press(key)
  expect(taken()).toEqual(['/', 'c', 'g l', 'g d'])
})

test('they sleep in fields, with a modifier, held down, below a dialog, and where they are off', async () => {
  const { element, rerender } = await mount(<Keys />)
  for (const field of element.querySelectorAll('[type=search], textarea')) await press('c', field)
  await press('c', document.body, { ctrlKey: true })
  await press('c', document.body, { repeat: true })
  const dialog = element.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  await press('c')
  dialog.remove()
  expect(taken()).toEqual([])
  await press('c', element.querySelector('[type=checkbox]') ?? undefined)
  expect(taken()).toEqual(['c'])
  await rerender(<Keys isOn={false} />)
  await press('c')
  expect(taken()).toEqual([])
})

test('a key that something else has taken is not taken twice', async () => {
  const { element } = await mount(<Keys />)
  element.addEventListener('keydown', (event) => event.preventDefault())
  await press('c', element)
  expect(taken()).toEqual([])
})

test('the first of a pair is given up after a moment', async () => {
  vi.useFakeTimers()
  await mount(<Keys />)
  await press('g')
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  await press('l')
  expect(taken()).toEqual([])
})

test('a key is gone with its part', async () => {
  const { rerender, unmount } = await mount(<Keys />)
  expect(getPageKeys().map(({ keys }) => keys)).toEqual(['/', 'g l', 'g d', 'c'])
  await rerender(<Keys creates={false} />)
  await press('c')
  expect(taken()).toEqual([])
  await unmount()
  expect(getPageKeys()).toEqual([])
})
