import { expect, test } from 'vitest'
import { addressIn, splitAddress } from './language-address.ts'

test.each([
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/hi/products', 'hi', '/products'],
  ['/hi/diwali-offer', 'hi', '/diwali-offer'],
  ['/hi/hi', 'hi', '/hi'],
  ['/products', null, '/products'],
  ['/', null, '/'],
  // The default language has no code before its pages, and one that is not offered is a path like any other.
  ['/en/products', null, '/en/products'],
  ['/ta/products', null, '/ta/products'],
  ['/himalaya', null, '/himalaya'],
])('%s asks for %s and is known as %s', (address, language, path) => {
  expect(splitAddress(address)).toEqual([language, path])
})

test.each([
  ['en', '/', '/'],
  ['hi', '/', '/hi'],
  ['hi', '/?utm_source=a', '/hi?utm_source=a'],
  ['hi', '/#begin', '/hi#begin'],
  ['hi', '/credit-cards?fee=0', '/hi/credit-cards?fee=0'],
  ['hi', '/user?a=b', '/user?a=b'],
  ['hi', '#content', '#content'],
  ['hi', '/calculators/emi', '/hi/calculators/emi'],
  ['en', '/calculators/emi', '/calculators/emi'],
  ['hi', '/user', '/user'],
  ['hi', '/user/offers', '/user/offers'],
  ['hi', '/users', '/hi/users'],
  ['hi', '/dev/outbox', '/dev/outbox'],
  ['hi', '/partner/login', '/partner/login'],
] as const)('in %s the page at %s stands at %s', (language, path, address) => {
  expect(addressIn(language, path)).toBe(address)
})
