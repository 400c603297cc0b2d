import { expect, test } from 'vitest'
import { act } from '../../testing/act.ts'
import { mountHook } from '../../testing/mount.tsx'
import type { PeopleSource } from '../session/palette-source.ts'
import { usePeople } from './use-people.ts'

type Found = Awaited<ReturnType<PeopleSource['find']>>

const byHand = () => {
  const asked: { text: string; answer: (found: Found) => Promise<void>; fail: () => Promise<void> }[] = []
  const source: PeopleSource = {
    page: 'csr-portal',
    kindOf: (text) => (/^[0-9]{10}$/.test(text) ? 'mobile number' : null),
    find: (text) =>
      new Promise((resolve, reject) => {
        asked.push({
          text,
          answer: (found) => act(async () => resolve(found)),
          fail: () => act(async () => reject(new Error('down'))),
        })
      }),
  }
  return { source, asked }
}
const asha: Found = { hits: [{ title: 'Asha Verma', path: '/admin/csr-portal/1/2' }], total: 1 }
const mountPeople = (source: PeopleSource) =>
  mountHook(({ typed }: { typed: string }) => usePeople(source, typed), { typed: '' })

test('typing searches for nobody', async () => {
  const { source, asked } = byHand()
  const hook = await mountPeople(source)
  await hook.rerender({ typed: ' 9876543210 ' })
  expect(hook.current).toMatchObject({ kind: 'mobile number', found: null, isBusy: false })
  expect(asked).toEqual([])
})

test('Enter searches once, however often it is pressed meanwhile', async () => {
  const { source, asked } = byHand()
  const hook = await mountPeople(source)
  await hook.rerender({ typed: '9876543210' })
  await act(async () => void hook.current.find())
  await act(async () => void hook.current.find())
  expect([asked.map(({ text }) => text), hook.current.isBusy]).toEqual([['9876543210'], true])
  await asked[0]?.answer(asha)
  expect(hook.current).toMatchObject({ found: asha, isBusy: false })
})

test('what was found for one text is not shown for another', async () => {
  const { source, asked } = byHand()
  const hook = await mountPeople(source)
  await hook.rerender({ typed: '9876543210' })
  await act(async () => void hook.current.find())
  await hook.rerender({ typed: '987654321' })
  await asked[0]?.answer(asha)
  expect(hook.current).toMatchObject({ found: null, isBusy: false })
})

test('a failure is told, and another try is made', async () => {
  const { source, asked } = byHand()
  const hook = await mountPeople(source)
  await hook.rerender({ typed: '9876543210' })
  await act(async () => void hook.current.find())
  await asked[0]?.fail()
  expect(hook.current.failure).not.toBeNull()
  await act(async () => void hook.current.find())
  await asked[1]?.answer(asha)
  expect(hook.current).toMatchObject({ found: asha, failure: null })
})
