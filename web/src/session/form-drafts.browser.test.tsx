import { expect, test } from 'vitest'
import { typedIn } from './form-drafts.ts'

test('the texts of a form are read by name', () => {
  const form = document.createElement('form')
  form.innerHTML =
    '<input name="name" value="Asha"><textarea name="text">Hello</textarea><input type="file" name="file"><input value="no name">'
  expect(typedIn(form)).toEqual({ name: 'Asha', text: 'Hello' })
})
