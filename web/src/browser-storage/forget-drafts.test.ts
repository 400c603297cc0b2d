import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubSessionStorage } from '../testing/stub-session-storage.ts'
import { forgetDrafts, saveDraftsOf } from './forget-drafts.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map([['form help', '{}']])
  stubSessionStorage(kept)
})
afterEach(() => vi.unstubAllGlobals())

it('forgets everything of the one who leaves', () => {
  forgetDrafts()
  expect(kept.size).toBe(0)
})

it('keeps the drafts of the first who signs in, and of the same one again', () => {
  saveDraftsOf('asha')
  expect(Object.fromEntries(kept)).toEqual({ 'form help': '{}', 'drafts-of': 'asha' })
  saveDraftsOf('asha')
  expect(kept.get('form help')).toBe('{}')
})

it('throws away those of another', () => {
  saveDraftsOf('asha')
  saveDraftsOf('ravi')
  expect(Object.fromEntries(kept)).toEqual({ 'drafts-of': 'ravi' })
})

it('goes on without a storage, and with a full one', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(() => saveDraftsOf('asha')).not.toThrow()
  vi.stubGlobal('sessionStorage', undefined)
  expect(forgetDrafts).not.toThrow()
  expect(() => saveDraftsOf('asha')).not.toThrow()
})
