import { afterEach, expect, it, vi } from 'vitest'
import { closeToast, getToasts, showToast, subscribeToToasts, TOAST_MS } from './toast-store.ts'

afterEach(() => {
  for (const { id } of getToasts()) closeToast(id)
})
const texts = () => getToasts().map(({ text }) => text)

// Section 9: up to 5 at once, each closes after 3 seconds.
it('shows five at most: the oldest makes room', () => {
  for (const text of ['1', '2', '3', '4', '5']) showToast(text)
  expect(texts()).toEqual(['1', '2', '3', '4', '5'])
  showToast('6', 'bad')
  expect(texts()).toEqual(['2', '3', '4', '5', '6'])
  expect(getToasts().map(({ tone }) => tone)).toEqual(['info', 'info', 'info', 'info', 'bad'])
  expect(TOAST_MS).toBe(3_000)
})

it('closes the one that is meant', () => {
  showToast('a')
  showToast('a')
  const [first, second] = getToasts()
  expect(first?.id).not.toBe(second?.id)
  closeToast(first?.id ?? -1)
  expect(getToasts()).toEqual([second])
})

it('tells who listens, until they leave', () => {
  const heard = vi.fn<() => void>()
  const leave = subscribeToToasts(heard)
  showToast('a')
  closeToast(getToasts()[0]?.id ?? -1)
  expect(heard).toHaveBeenCalledTimes(2)
  leave()
  showToast('b')
  expect(heard).toHaveBeenCalledTimes(2)
})
