import { BrowserRouter, useNavigate } from '../../router/router.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act } from '../../testing/act.ts'
import { mountHook } from '../../testing/mount.tsx'
import { useUrlState } from './use-url-state.ts'

const defaults = { q: '', status: '', page: '1' }
let navigate: ReturnType<typeof useNavigate>
const mountState = () =>
  mountHook(
    () => {
      navigate = useNavigate()
      return useUrlState(defaults)
    },
    null,
    (node) => <BrowserRouter>{node}</BrowserRouter>,
  )

let path = 0
beforeEach(() => {
  vi.useFakeTimers()
  // Each test on a path of its own, as each page is.
  path += 1
  history.replaceState(null, '', `/admin/page-${path}`)
})
afterEach(() => history.replaceState(null, '', '/'))
const settle = (): Promise<void> => act(() => vi.advanceTimersByTimeAsync(200))

test('what stands in the address is there at once, the rest by default', async () => {
  history.replaceState(null, '', '/admin/lenders?q=axis&page=3')
  const page = await mountState()
  expect(page.all[0]?.[0]).toEqual({ q: 'axis', status: '', page: '3' })
})

test('typing is seen at once, and the address follows a moment later', async () => {
  const page = await mountState()
  await act(() => page.current[1]({ q: 'a' }))
  await act(() => page.current[1]({ q: 'ax' }))
  expect(page.current[0].q).toBe('ax')
  expect(location.search).toBe('')
  await settle()
  expect(location.search).toBe('?q=ax')
})

test('changes in a row build on each other, and a default leaves the address', async () => {
  const page = await mountState()
  const [, set] = page.current
  await act(() => {
    set({ q: 'axis' })
    set({ page: '2' })
    set({ status: '1' })
  })
  await settle()
  expect(location.search).toBe('?q=axis&page=2&status=1')
  await act(() => set({ page: '1', status: '' }))
  await settle()
  expect(location.search).toBe('?q=axis')
})

test('many changes write the address once', async () => {
  const page = await mountState()
  const written = vi.spyOn(history, 'replaceState')
  for (const q of ['a', 'ax', 'axi', 'axis']) await act(() => page.current[1]({ q }))
  await settle()
  expect(written).toHaveBeenCalledTimes(1)
})

test('what was typed last is in the address when the page is left', async () => {
  const page = await mountState()
  await act(() => page.current[1]({ q: 'axis' }))
  await page.unmount()
  expect(location.search).toBe('?q=axis')
})

test('a link to the same page wins over what was typed and not written yet', async () => {
  const page = await mountState()
  await act(() => page.current[1]({ q: 'typed' }))
  await act(() => navigate(`${location.pathname}?q=link`))
  expect(page.current[0].q).toBe('link')
  await settle()
  expect(location.search).toBe('?q=link')
})

test('another page begins with its own address', async () => {
  const page = await mountState()
  await act(() => page.current[1]({ q: 'typed' }))
  await settle()
  await act(() => navigate('/admin/another-page'))
  expect(page.current[0].q).toBe('')
  await settle()
  expect(location.search).toBe('')
})

test('a part of the page that a change opens leaves the change as it is', async () => {
  const page = await mountState()
  await act(() => page.current[1]({ q: 'axis' }))
  const part = await mountState()
  expect([page.current[0].q, part.current[0].q]).toEqual(['axis', 'axis'])
  await settle()
  expect(location.search).toBe('?q=axis')
})

test('what is not ours in the address stays', async () => {
  history.replaceState(null, '', `${location.pathname}?other=1#part`)
  const page = await mountState()
  await act(() => page.current[1]({ q: 'x' }))
  await settle()
  expect(location.search + location.hash).toBe('?other=1&q=x#part')
})
