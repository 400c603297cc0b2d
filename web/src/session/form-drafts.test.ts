import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { blockSessionStorage, stubSessionStorage } from '../testing/stub-session-storage.ts'
import { saveFormDraft, readFormDraft, typedIn } from './form-drafts.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  stubSessionStorage(kept)
})
afterEach(() => vi.unstubAllGlobals())

it('keeps what was typed, by form, until it is forgotten', () => {
  saveFormDraft('help', { name: 'Asha', note: '' })
  saveFormDraft('complaint', { text: 'Too much' })
  expect(readFormDraft('help')).toEqual({ name: 'Asha', note: '' })
  expect(readFormDraft('complaint')).toEqual({ text: 'Too much' })
  saveFormDraft('help', null)
  expect(readFormDraft('help')).toEqual({})
  expect(readFormDraft('complaint')).toEqual({ text: 'Too much' })
  expect([...kept.keys()]).toEqual(['form complaint'])
})

it('keeps an emptied form as one', () => {
  saveFormDraft('help', {})
  expect(kept.get('form help')).toBe('{}')
})

it.each([
  [undefined, {}],
  ['not JSON', {}],
  ['null', {}],
  ['"text"', {}],
  ['{"name":"Asha","age":7,"more":{"x":"y"}}', { name: 'Asha' }],
])('reads %s as %j', (stored, draft) => {
  if (stored !== undefined) kept.set('form help', stored)
  expect(readFormDraft('help')).toEqual(draft)
})

it('begins empty where storage is blocked, and loses no press', () => {
  blockSessionStorage()
  expect(() => saveFormDraft('help', { name: 'Asha' })).not.toThrow()
  expect(() => saveFormDraft('help', null)).not.toThrow()
  expect(readFormDraft('help')).toEqual({})
})

it('takes the texts of a form, and no file', () => {
  const fields = new FormData()
  fields.set('name', 'Asha')
  fields.set('picture', new Blob())
  vi.stubGlobal(
    'FormData',
    class {
      [Symbol.iterator]() {
        return fields.entries()
      }
    },
  )
  expect(typedIn({} as HTMLFormElement)).toEqual({ name: 'Asha' })
})
