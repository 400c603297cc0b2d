import { beforeEach, expect, test, vi } from 'vitest'
import { act } from '../../testing/act.ts'
import { mountHook } from '../../testing/mount.tsx'
import { setOfficeSession } from './office-session.ts'
import { useDraft } from './use-draft.ts'

const initial = { name: '', rate: 1 }
const mountDraft = (key = 'add-lender', from = initial) =>
  mountHook(({ values }: { values: typeof initial }) => useDraft(key, values), { values: from })

beforeEach(() => {
  history.replaceState(null, '', '/admin/lenders')
  setOfficeSession({ adminId: '7' })
})

test('what was typed is there when the form opens again', async () => {
  const first = await mountDraft()
  const [, set] = first.current
  await act(() => set({ name: 'Sahyadri' }))
  await first.unmount()
  const again = await mountDraft()
  expect(again.current[0]).toEqual({ name: 'Sahyadri', rate: 1 })
})

test('what was not typed follows the values of the object', async () => {
  const form = await mountDraft()
  await act(() => form.current[1]({ name: 'typed' }))
  await form.rerender({ values: { name: 'theirs', rate: 2 } })
  expect(form.current[0]).toEqual({ name: 'typed', rate: 2 })
})

test('a draft that is forgotten is gone here and after', async () => {
  const form = await mountDraft()
  await act(() => form.current[1]({ name: 'typed' }))
  await act(() => form.current[2]())
  expect(form.current[0]).toEqual(initial)
  await form.unmount()
  expect((await mountDraft()).current[0]).toEqual(initial)
})

test('drafts are of one form and of one person', async () => {
  const form = await mountDraft()
  await act(() => form.current[1]({ name: 'of 7' }))
  expect((await mountDraft('add-partner')).current[0]).toEqual(initial)
  setOfficeSession({ adminId: '8' })
  expect((await mountDraft()).current[0]).toEqual(initial)
  setOfficeSession({ adminId: '7' })
  expect((await mountDraft()).current[0].name).toBe('of 7')
})

test('a session that ends while the form is open takes nothing that is typed after it', async () => {
  const form = await mountDraft()
  await act(() => setOfficeSession({ adminId: null }))
  await act(() => form.current[1]({ name: 'late' }))
  await form.unmount()
  setOfficeSession({ adminId: '7' })
  expect((await mountDraft()).current[0].name).toBe('late')
})

test('without storage the form works for as long as it is open', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  sessionStorage.clear()
  const form = await mountDraft()
  await act(() => form.current[1]({ name: 'typed' }))
  expect(form.current[0].name).toBe('typed')
})
