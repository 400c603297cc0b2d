import { expect, test } from 'vitest'
import { maskContact } from './mask-contact.ts'

test.each([
  ['9876543210', '******3210'],
  ['6000000001', '******0001'],
  ['asha.rao@example.com', 'a******************m'],
  ['a@b.in', 'a****n'],
])('%s shows as %s', (contact, masked) => {
  expect(maskContact(contact)).toBe(masked)
})
