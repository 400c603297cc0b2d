import { expect, test, vi } from 'vitest'
import { mountHook } from '../../testing/mount.tsx'
import { useRowsByParts } from './use-rows-by-parts.ts'

const rows = Array.from({ length: 40 }, (_, at) => at)
const keyOf = (row: number): number => row
const nobody: { awaited: number | null } = { awaited: null }

test('the row that the keys go to is there before all others, and they follow in the next frames', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  const hook = await mountHook(({ awaited }: typeof nobody) => useRowsByParts(rows, keyOf, awaited), nobody)
  expect(hook.current).toEqual([0])
  await hook.rerender({ awaited: 39 })
  expect(hook.current).toEqual([0, 39])
  vi.useRealTimers()
})

test('in the end all are there', async () => {
  const hook = await mountHook(() => useRowsByParts(rows, keyOf, 39), {})
  await vi.waitFor(() => expect(hook.current).toEqual(rows))
})
