import { expect, test, vi } from 'vitest'
import { saveFormDraft, readFormDraft, typedIn } from './form-drafts.ts'

test('what is typed is kept until it is sent', () => {
  saveFormDraft('help', { name: 'Asha', phone: '98' })
  expect(readFormDraft('help')).toEqual({ name: 'Asha', phone: '98' })
  saveFormDraft('help', { name: 'Asha', phone: '9876' })
  expect(readFormDraft('help')).toEqual({ name: 'Asha', phone: '9876' })
  saveFormDraft('help', null)
  expect(readFormDraft('help')).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

test('forms keep their drafts apart', () => {
  saveFormDraft('help', { name: 'Asha' })
  saveFormDraft('merchant', { name: 'Asha & Sons' })
  saveFormDraft('help', null)
  expect(readFormDraft('merchant')).toEqual({ name: 'Asha & Sons' })
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no object', '"text"'],
  ['null', 'null'],
])('storage that holds %s begins the form empty', (_, stored) => {
  if (stored !== null) sessionStorage.setItem('form help', stored)
  expect(readFormDraft('help')).toEqual({})
})

test('what is no text in a draft is left out', () => {
  sessionStorage.setItem('form help', '{"name":"Asha","age":4,"more":{}}')
  expect(readFormDraft('help')).toEqual({ name: 'Asha' })
})

test('blocked storage costs the draft and nothing else', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  saveFormDraft('help', { name: 'Asha' })
  expect(readFormDraft('help')).toEqual({})
})

test('the texts of a form are read by name', () => {
  const form = document.createElement('form')
  form.innerHTML =
    '<input name="name" value="Asha"><textarea name="text">Hello</textarea><input type="file" name="file"><input value="no name">'
  expect(typedIn(form)).toEqual({ name: 'Asha', text: 'Hello' })
})
