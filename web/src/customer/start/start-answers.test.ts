import { expect, test } from 'vitest'
import { checkContact, checkStart, plainMobile, spacedMobile } from './start-answers.ts'

test.each([
  ['9876543210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['0091 9876543210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['9123456789', '9123456789'],
  ['98765', '98765'],
  ['+44 7911 123456', '+447911123456'],
])('%s is the number %s', (typed, plain) => {
  expect(plainMobile(typed)).toBe(plain)
})

test.each([
  ['+919876543210', '98765 43210'],
  ['98765', '98765'],
  ['', ''],
])('%s is shown as %s', (typed, shown) => {
  expect(spacedMobile(typed)).toBe(shown)
})

test.each([
  ['mobile_phone_number', '98765 43210', undefined],
  ['mobile_phone_number', '12345 67890', 'mobile_invalid'],
  ['mobile_phone_number', '', 'mobile_invalid'],
  ['email', ' asha@example.com ', undefined],
  ['email', 'asha@example', 'email_invalid'],
] as const)('%s %s: %s', (kind, typed, error) => {
  expect(checkContact(kind, typed)).toBe(error)
})

test('all mistakes are told at once', () => {
  expect(checkStart({ kind: 'email', contact: '', hasAgreed: false })).toEqual({
    contact: 'email_invalid',
    terms: 'consent_missing',
  })
  expect(checkStart({ kind: 'mobile_phone_number', contact: '9876543210', hasAgreed: true })).toEqual({})
})
