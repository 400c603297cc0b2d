import { expect, test } from 'vitest'
import { maskContact } from './mask-contact.ts'

test.each([
  ['9876543210', '******3210'],
  ['ravi.kumar@example.com', 'r******r@example.com'],
  ['ab@example.com', 'a*b@example.com'],
  ['', ''],
])('%s is shown as %s', (contact, masked) => {
  expect(maskContact(contact)).toBe(masked)
})
