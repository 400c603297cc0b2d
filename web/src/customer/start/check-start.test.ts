import { expect, test } from 'vitest'
import { checkContact, checkStart } from './check-start.ts'

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
