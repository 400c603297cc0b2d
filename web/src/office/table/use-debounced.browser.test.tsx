import { beforeEach, expect, test, vi } from 'vitest'
import { act } from '../../testing/act.ts'
import { mountHook } from '../../testing/mount.tsx'
import { useDebounced } from './use-debounced.ts'

beforeEach(() => void vi.useFakeTimers())
const wait = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms))

test('a value is passed on once it has stood still', async () => {
  const hook = await mountHook(({ text }: { text: string }) => useDebounced(text, 300), { text: '' })
  for (const text of ['a', 'ax', 'axi']) {
    await hook.rerender({ text })
    await wait(200)
  }
  expect(hook.current).toBe('')
  await wait(100)
  expect(hook.current).toBe('axi')
})
