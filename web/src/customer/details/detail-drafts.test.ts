import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveDraft, readDraft } from './detail-drafts.ts'

let kept: Record<string, string>
beforeEach(() => {
  kept = {}
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value
    },
    removeItem: (name: string) => {
      delete kept[name]
    },
  }
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(methods, {
      ownKeys: () => Object.keys(kept),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, value: '' }),
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const typed = { first_name: 'Asha 2', tin: 'ABCPV', birth_date: '17/05', account_number: '3012' }

test('what is typed is there again, and no sealed value is on the device', () => {
  saveDraft('asha', typed)
  expect(readDraft('asha')).toEqual(typed)
  expect(kept).toEqual({ 'details.asha': '{"first_name":"Asha 2"}' })
  saveDraft('asha', {})
  expect(readDraft('asha')).toEqual({})
  expect(kept).toEqual({})
})

test('nobody else finds it', () => {
  saveDraft('asha', typed)
  expect(readDraft('ravi')).toEqual({})
  expect(kept).toEqual({})
})
