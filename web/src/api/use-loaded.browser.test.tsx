import { expect, test, vi } from 'vitest'
import { askedByHand } from '../testing/asked-by-hand.ts'
import { mountHook } from '../testing/mount.tsx'
import { ApiError } from './api-error.ts'
import { useLoaded } from './use-loaded.ts'
import { act } from '../testing/act.ts'

const failure = (status: number): ApiError =>
  new ApiError(status, { code: 'temporarily_unavailable', message: 'Not now' })

type Load = (signal: AbortSignal) => Promise<string>
const mountLoaded = (load: Load, waitBefore?: (value: string, same: number) => number | null) =>
  mountHook((props: { load: Load }) => useLoaded(props.load, waitBefore), { load })

test('an older answer never replaces a newer one', async () => {
  const { load, asked } = askedByHand<string>()
  const page = await mountLoaded(load)
  await asked[0]?.answer('nothing saved')
  await act(async () => page.current.reload())
  await act(async () => page.current.reload())
  await asked[2]?.answer('A and B saved')
  await asked[1]?.answer('A saved')
  expect(page.current.value).toBe('A and B saved')
})

test('an older failure says nothing over a newer answer', async () => {
  const { load, asked } = askedByHand<string>()
  const page = await mountLoaded(load)
  await act(async () => page.current.reload())
  await asked[1]?.answer('newest')
  await asked[0]?.fail(failure(500))
  expect(page.current).toMatchObject({ value: 'newest', error: null })
})

test('a further look gives up the one that is under way', async () => {
  const { load, asked } = askedByHand<string>()
  const page = await mountLoaded(load)
  expect(asked[0]?.signal.aborted).toBe(false)
  await act(async () => page.current.reload())
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

test('after the page is left nothing is fetched or written', async () => {
  const { load, asked } = askedByHand<string>()
  const page = await mountLoaded(load)
  const { reload } = page.current
  await page.unmount()
  expect(asked[0]?.signal.aborted).toBe(true)
  const before = page.all.length
  await asked[0]?.answer('late')
  reload()
  expect(asked).toHaveLength(1)
  expect(page.all).toHaveLength(before)
})

test('another loader drops the answers of the one before', async () => {
  const first = askedByHand<string>()
  const second = askedByHand<string>()
  const page = await mountLoaded(first.load)
  await page.rerender({ load: second.load })
  await second.asked[0]?.answer('second')
  await first.asked[0]?.answer('first')
  expect(page.current.value).toBe('second')
})

test('a value stays while the next look fails, and a passing failure is tried again', async () => {
  vi.useFakeTimers()
  const { load, asked } = askedByHand<string>()
  const page = await mountLoaded(load)
  await asked[0]?.answer('there')
  await act(async () => page.current.reload())
  await asked[1]?.fail(failure(503))
  expect(page.current).toMatchObject({ value: 'there', error: { status: 503 } })
  await act(() => vi.advanceTimersByTimeAsync(2_999))
  expect(asked).toHaveLength(2)
  await act(() => vi.advanceTimersByTimeAsync(1))
  await asked[2]?.answer('there')
  expect(page.current).toMatchObject({ value: 'there', error: null })
})

test('a failure that does not pass is not tried again', async () => {
  vi.useFakeTimers()
  const { load, asked } = askedByHand<string>()
  await mountLoaded(load)
  await asked[0]?.fail(failure(404))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(asked).toHaveLength(1)
})

test('a reload takes the place of the look that was due', async () => {
  vi.useFakeTimers()
  const { load, asked } = askedByHand<string>()
  const page = await mountLoaded(load, () => 30_000)
  await asked[0]?.answer('one')
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  await act(async () => page.current.reload())
  await asked[1]?.answer('two')
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  expect(asked).toHaveLength(2)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(asked).toHaveLength(3)
})

test('a page in the background looks when it is looked at', async () => {
  vi.useFakeTimers()
  const { load, asked } = askedByHand<string>()
  await mountLoaded(load, () => 30_000)
  await asked[0]?.answer('one')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await act(() => vi.advanceTimersByTimeAsync(90_000))
  expect(asked).toHaveLength(1)
  hidden.mockReturnValue(false)
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(asked).toHaveLength(2)
})

test('an unchanged answer keeps the object that is shown, and is counted', async () => {
  vi.useFakeTimers()
  const counts: number[] = []
  const load = vi.fn<() => Promise<{ text: string }>>(async () => ({ text: 'same' }))
  const waitBefore = (_: { text: string }, same: number): number => {
    counts.push(same)
    return 1_000
  }
  const page = await mountHook(() => useLoaded(load, waitBefore), null)
  const { value } = page.current
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(counts).toEqual([0, 1, 2])
  expect(page.current.value).toBe(value)
})
