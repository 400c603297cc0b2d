import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { cacheBriefly } from './cache-briefly.ts'

const still = () => new Date('2026-11-20T06:00:00Z')

it('asks once for a burst of calls, for each key by itself', async () => {
  const briefly = cacheBriefly<string>(still)
  const find = vi.fn(async () => 'somebody')
  expect([await briefly('a', find), await briefly('a', find)]).toEqual(['somebody', 'somebody'])
  expect(find).toHaveBeenCalledTimes(1)
  await briefly('b', find)
  expect(find).toHaveBeenCalledTimes(2)
})

it('asks again within a second', async () => {
  const briefly = cacheBriefly<string>(still)
  const find = vi.fn(async () => 'somebody')
  await briefly('a', find)
  await sleep(600)
  await briefly('a', find)
  expect(find).toHaveBeenCalledTimes(2)
})

it('asks again when the clock has moved on', async () => {
  let now = still()
  const briefly = cacheBriefly<string>(() => now)
  const find = vi.fn(async () => 'somebody')
  await briefly('a', find)
  now = new Date(now.getTime() + 3_600_000)
  await briefly('a', find)
  expect(find).toHaveBeenCalledTimes(2)
})

it('keeps no failure', async () => {
  const briefly = cacheBriefly<string>(still)
  await expect(briefly('a', () => Promise.reject(new Error('ended')))).rejects.toThrow('ended')
  expect(await briefly('a', async () => 'somebody')).toBe('somebody')
})
