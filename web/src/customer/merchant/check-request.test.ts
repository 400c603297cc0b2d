import { expect, test } from 'vitest'
import { checkRequest } from './check-request.ts'

const whole = {
  name: 'Rao & Sons',
  contact_name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '98765 43210',
  note: 'Two shops',
}

test('a whole form is a request, with the number as the server takes it', () => {
  expect(checkRequest(whole)).toEqual({ request: { ...whole, phone: '9876543210' }, errors: null })
  const { note: _note, ...rest } = whole
  expect(checkRequest({ ...whole, note: '  ' })).toEqual({
    request: { ...rest, phone: '9876543210' },
    errors: null,
  })
})

test('names whom the address names, and leaves out what names nobody', () => {
  expect(checkRequest(whole, 'gomti-associates').request).toMatchObject({ invited_by: 'gomti-associates' })
  for (const nobody of [undefined, 'a'.repeat(81), 'a\u0000b'])
    expect(checkRequest(whole, nobody).request).not.toHaveProperty('invited_by')
})

test('an empty form is told of everything at once', () => {
  expect(checkRequest({}).errors).toEqual({
    name: 'field_required',
    contact_name: 'field_required',
    email: 'email_invalid',
    phone: 'mobile_invalid',
  })
})

test.each([
  ['name', 'x'.repeat(81), 'text_invalid'],
  ['contact_name', '   ', 'field_required'],
  ['email', 'asha@', 'email_invalid'],
  ['phone', '12345 67890', 'mobile_invalid'],
  ['note', 'x'.repeat(501), 'text_invalid'],
])('%s of %j: %s', (field, value, key) => {
  expect(checkRequest({ ...whole, [field]: value }).errors).toEqual({ [field]: key })
})
