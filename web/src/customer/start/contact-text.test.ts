import { expect, test } from 'vitest'
import { plainMobile, spacedMobile } from './contact-text.ts'

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
