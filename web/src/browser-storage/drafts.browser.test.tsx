import { expect, test, vi } from 'vitest'
import type * as Drafts from './drafts.ts'
import { clearTab, dropDrafts, readDraft, saveDraft } from './drafts.ts'

/** The same tab after a reload: its storage and the browser's keys are there, its memory is not. Another query is another module. */
const reload = async () => {
  const address = `./drafts.ts?${crypto.randomUUID()}`
  const anew = (await import(/* @vite-ignore */ address)) as typeof Drafts
  await anew.openDrafts()
  return anew
}
const stored = (name: string): string | null => sessionStorage.getItem(`draft ${name}`)
const storedOnce = (name: string): Promise<string> => vi.waitUntil(() => stored(name))

test('what is typed is there after a reload, and the device holds none of it in clear', async () => {
  saveDraft('complaint', { text: 'Ram' })
  saveDraft('complaint', { text: 'Ramesh of Hazratganj, ₹ 4,00,000' })
  const sealed = await storedOnce('complaint')
  expect(atob(sealed)).not.toContain('Ram')
  expect((await reload()).readDraft('complaint')).toEqual({ text: 'Ramesh of Hazratganj, ₹ 4,00,000' })
})

test('the same text is never sealed the same twice, and opens under its own name alone', async () => {
  saveDraft('one', { text: 'same' })
  saveDraft('other', { text: 'same' })
  const [one, other] = [await storedOnce('one'), await storedOnce('other')]
  expect(one).not.toBe(other)
  sessionStorage.setItem('draft other', one)
  const anew = await reload()
  expect(anew.readDraft('one')).toEqual({ text: 'same' })
  expect(anew.readDraft('other')).toEqual({})
  expect(stored('other')).toBeNull()
})

test('what was typed in the last moment before the page is left is there after it, and sealed then', async () => {
  saveDraft('help', { name: 'Asha' })
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(stored('help')).toBe('{"name":"Asha"}')
  const anew = await reload()
  expect(anew.readDraft('help')).toEqual({ name: 'Asha' })
  await vi.waitUntil(() => stored('help')?.startsWith('{') === false)
})

test('what is sent meanwhile is not stored after it', async () => {
  saveDraft('help', { name: 'Asha' })
  saveDraft('help', null)
  saveDraft('later', { name: 'Ravi' })
  await storedOnce('later')
  expect(stored('help')).toBeNull()
  expect(readDraft('help')).toEqual({})
})

test('signing out in one tab takes the key of the drafts of every tab', async () => {
  saveDraft('help', { name: 'Asha' })
  const sealed = await storedOnce('help')
  clearTab()
  expect(sessionStorage).toHaveLength(0)
  sessionStorage.setItem('draft help', sealed)
  const anew = await reload()
  expect(anew.readDraft('help')).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

test('some are dropped by name', async () => {
  saveDraft('details a', { city: 'Lucknow' })
  saveDraft('details b', { city: 'Patna' })
  dropDrafts((name) => name === 'details a')
  expect(readDraft('details a')).toEqual({})
  expect(readDraft('details b')).toEqual({ city: 'Patna' })
})

test.each(['rubbish', '', '{'])('storage that holds "%s" begins the form empty', async (text) => {
  sessionStorage.setItem('draft help', text)
  expect((await reload()).readDraft('help')).toEqual({})
  expect(stored('help')).toBeNull()
})

test('a full storage and keys that are blocked cost the reload and nothing else', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  saveDraft('help', { name: 'Asha' })
  expect(readDraft('help')).toEqual({ name: 'Asha' })
})
