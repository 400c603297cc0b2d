import { afterEach, expect, it, vi } from 'vitest'
import { saveDraft } from '../browser-storage/drafts.ts'
import { forgetDrafts } from '../browser-storage/forget-drafts.ts'
import { blockSessionStorage } from '../testing/stub-session-storage.ts'
import { saveFormDraft, readFormDraft, typedIn } from './form-drafts.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  forgetDrafts()
})

it('keeps what was typed, by form, until it is forgotten', () => {
  saveFormDraft('help', { name: 'Asha', note: '' })
  saveFormDraft('complaint', { text: 'Too much' })
  expect(readFormDraft('help')).toEqual({ name: 'Asha', note: '' })
  expect(readFormDraft('complaint')).toEqual({ text: 'Too much' })
  saveFormDraft('help', null)
  expect(readFormDraft('help')).toEqual({})
  expect(readFormDraft('complaint')).toEqual({ text: 'Too much' })
})

it('leaves out what is no text', () => {
  saveDraft('form help', { name: 'Asha', age: 7, more: { x: 'y' } })
  expect(readFormDraft('help')).toEqual({ name: 'Asha' })
})

it('lasts as long as the page where storage is blocked, and loses no press', () => {
  blockSessionStorage()
  saveFormDraft('help', { name: 'Asha' })
  expect(readFormDraft('help')).toEqual({ name: 'Asha' })
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
