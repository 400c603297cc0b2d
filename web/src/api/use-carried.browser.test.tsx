import { expect, test } from 'vitest'
import { askedByHand } from '../testing/asked-by-hand.ts'
import { mountHook } from '../testing/mount.tsx'
import { useCarried } from './use-carried.ts'
import { act } from '../testing/act.ts'

test('what the document carried is there in the first render, and nothing is fetched', async () => {
  const { load, asked } = askedByHand<string>()
  const page = await mountHook(() => useCarried('carried', load), null)
  expect(page.all[0]?.value).toBe('carried')
  expect(asked).toHaveLength(0)
})

test('what it did not carry is fetched', async () => {
  const { load, asked } = askedByHand<string>()
  const page = await mountHook(() => useCarried(undefined, load), null)
  expect(page.current.value).toBe(null)
  await asked[0]?.answer('fetched')
  expect(page.current.value).toBe('fetched')
})

test('an older answer never replaces a newer one', async () => {
  const { load, asked } = askedByHand<string>()
  const page = await mountHook(() => useCarried(undefined, load), null)
  await act(async () => page.current.reload())
  await asked[1]?.answer('newer')
  await asked[0]?.answer('older')
  expect(page.current.value).toBe('newer')
})
