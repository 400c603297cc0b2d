import { createMocks } from 'react-idle-timer'
import { beforeEach, expect, test, vi } from 'vitest'
import { act } from '../testing/act.ts'
import { mountHook } from '../testing/mount.tsx'
import { announcedSeconds, useIdleCountdown } from './use-idle-countdown.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  // The library took the clock of the page when it was loaded.
  createMocks()
})

const mountCountdown = (onOver: () => void, lateMs = 0) =>
  mountHook(() => useIdleCountdown({ idle_minutes: 2, idle_warning_seconds: 30, lateMs }, onOver), null)
const wait = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms))

test('after the idle limit it counts down, and at the end it is over, once', async () => {
  const onOver = vi.fn<() => void>()
  const page = await mountCountdown(onOver)
  await wait(119_000)
  expect(page.current).toBe(null)
  await wait(1_000)
  expect(page.current).toBe(30)
  await wait(10_000)
  expect(page.current).toBe(20)
  expect(onOver).not.toHaveBeenCalled()
  await wait(20_000)
  expect(page.current).toBe(0)
  await wait(5_000)
  expect(onOver).toHaveBeenCalledTimes(1)
})

test('a sign of life begins the limit anew', async () => {
  const page = await mountCountdown(vi.fn<() => void>())
  await wait(100_000)
  await act(() => document.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })))
  await wait(119_000)
  expect(page.current).toBe(null)
  await wait(2_000)
  expect(page.current).not.toBe(null)
})

test('the time before the page was there counts until the first sign of life', async () => {
  const page = await mountCountdown(vi.fn<() => void>(), 60_000)
  await wait(60_000)
  expect(page.current).toBe(30)
})

test('a computer that slept finds its seconds gone', async () => {
  const onOver = vi.fn<() => void>()
  const page = await mountCountdown(onOver)
  await wait(120_000)
  vi.setSystemTime(Date.now() + 3_600_000)
  await wait(1_000)
  expect(page.current).toBe(0)
  expect(onOver).toHaveBeenCalledTimes(1)
})

/** What another tab notes when somebody does something there. */
const actElsewhere = (): void => localStorage.setItem('last_activity', String(Date.now()))

test('whoever is active in another tab is not warned in this one, until they stop there too', async () => {
  const page = await mountCountdown(vi.fn<() => void>())
  await wait(100_000)
  actElsewhere()
  await wait(119_000)
  expect(page.current).toBe(null)
  await wait(1_000)
  expect(page.current).toBe(30)
})

test('who stays logged in in another tab ends the countdown of this one, which begins again in its time', async () => {
  const onOver = vi.fn<() => void>()
  const page = await mountCountdown(onOver)
  await wait(120_000)
  await wait(10_000)
  expect(page.current).toBe(20)
  actElsewhere()
  await wait(1_000)
  expect(page.current).toBe(null)
  await wait(60_000)
  expect(onOver).not.toHaveBeenCalled()
  await wait(59_000)
  expect(page.current).toBe(30)
  await wait(30_000)
  expect(onOver).toHaveBeenCalledTimes(1)
})

test('moving the mouse does not end the countdown, here or in another tab', async () => {
  const page = await mountCountdown(vi.fn<() => void>())
  await wait(120_000)
  await wait(10_000)
  const noted = localStorage.getItem('last_activity')
  await act(() => document.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })))
  expect(localStorage.getItem('last_activity')).toBe(noted)
  await wait(5_000)
  expect(page.current).toBe(15)
})

test('a clock that was set back keeps nobody logged in', async () => {
  localStorage.setItem('last_activity', String(Date.now() + 86_400_000))
  const page = await mountCountdown(vi.fn<() => void>())
  await wait(120_000)
  expect(page.current).toBe(30)
})

test('a computer that slept before the warning is warned as it wakes, whatever comes first', async () => {
  const page = await mountCountdown(vi.fn<() => void>())
  await wait(10_000)
  await act(() => document.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })))
  vi.setSystemTime(Date.now() + 3_600_000)
  await act(() => document.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })))
  expect(page.current).toBe(30)
  await act(() => document.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })))
  await wait(5_000)
  expect(page.current).toBe(25)
})

test('after the page is left nothing is over', async () => {
  const onOver = vi.fn<() => void>()
  const page = await mountCountdown(onOver)
  await wait(120_000)
  await page.unmount()
  await wait(60_000)
  expect(onOver).not.toHaveBeenCalled()
  expect(localStorage.getItem('last_activity')).toBe(null)
})

test.each([
  [30, 30],
  [29, 30],
  [16, 30],
  [15, 15],
  [1, 15],
  [0, 0],
])('%i seconds are read out as %i', (seconds, announced) => {
  expect(announcedSeconds(seconds, 30)).toBe(announced)
})

test('no more is read out than there is', () => expect(announcedSeconds(20, 20)).toBe(20))
