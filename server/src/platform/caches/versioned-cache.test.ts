import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createVersionedCache, type VersionedCache } from './versioned-cache.ts'

interface Held {
  version: number
}
let version: number
let load: () => Promise<Held>
let cache: VersionedCache<Held>
const log = { warn: vi.fn(), error: vi.fn() }
const told = vi.fn()

beforeEach(async () => {
  vi.clearAllMocks()
  version = 1
  load = vi.fn(async () => ({ version }))
  cache = await createVersionedCache({
    load: () => load(),
    isStale: async (held) => held.version !== version,
    changed: told,
    log,
    failure: 'not read again',
  })
})
afterEach(() => cache.stop())

it('keeps the same object while nothing changes, and tells nobody', async () => {
  const held = cache.current()
  await cache.check()
  expect(cache.current()).toBe(held)
  expect(load).toHaveBeenCalledTimes(1)
  expect(told).not.toHaveBeenCalled()
})

it('holds another object after a change, and tells once', async () => {
  const held = cache.current()
  version = 2
  await cache.check()
  expect(cache.current()).not.toBe(held)
  expect(cache.current()).toEqual({ version: 2 })
  expect(told).toHaveBeenCalledTimes(1)
})

it('shows what it held until the new one is finished', async () => {
  const held = cache.current()
  let finish = (_loaded: Held): void => undefined
  load = vi.fn(
    () =>
      new Promise<Held>((resolve) => {
        finish = resolve
      }),
  )
  version = 2
  const checked = cache.check()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(cache.current()).toBe(held)
  expect(told).not.toHaveBeenCalled()
  finish({ version: 2 })
  await checked
  expect(cache.current()).toEqual({ version: 2 })
})

it('reads at most twice in a burst, the second time after it', async () => {
  version = 2
  const burst = Array.from({ length: 20 }, () => cache.check())
  version = 3
  await Promise.all(burst)
  await cache.check()
  expect(cache.current()).toEqual({ version: 3 })
  expect(vi.mocked(load).mock.calls.length).toBeLessThanOrEqual(3)
})

it('keeps what it holds when reading fails, notes it, and tries again', async () => {
  const held = cache.current()
  const reading = load
  load = () => Promise.reject(new Error('down'))
  version = 2
  await cache.check()
  expect(cache.current()).toBe(held)
  expect(log.error).toHaveBeenCalledTimes(1)
  load = reading
  await cache.check()
  expect(cache.current()).toEqual({ version: 2 })
})
