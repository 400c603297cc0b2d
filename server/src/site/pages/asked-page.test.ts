import { expect, test } from 'vitest'
import { inSmallLetters, languageDetour, offeredTo, readAsked } from './asked-page.ts'

test.each([
  ['/Diwali-Offer', '/diwali-offer'],
  ['/DIWALI-OFFER?utm_source=A&b=?', '/diwali-offer?utm_source=A&b=?'],
  ['/Credit-Cards', '/credit-cards'],
  ['/diwali-offer', null],
  ['/merchant/Gomti', null],
  ['/user/Offers', null],
  ['//Evil.example', null],
  ['/No/Such/Page', null],
  ['/HI', '/hi'],
  ['/Hi/Credit-Cards?fee=0', '/hi/credit-cards?fee=0'],
  ['/hi/Admin', null],
])('%s leads to %s', (url, expected) => {
  expect(inSmallLetters(url, false)).toBe(expected)
})

test.each([
  ['/hi', 'rendered', '/', 'hi'],
  ['/hi/products?a=b', 'rendered', '/products', 'hi'],
  ['/hi/calculators/emi', 'calculator', '/calculators/emi', 'hi'],
  ['/hi/diwali-offer', 'segment', '/diwali-offer', 'hi'],
  ['/hi/user/offers', 'shell', '/user/offers', 'hi'],
  ['/hi/admin', 'absent', '/admin', 'hi'],
  ['/hi/partner/login', 'absent', '/partner/login', 'hi'],
  ['/hi/hi', 'absent', '/hi', 'hi'],
  ['/products', 'rendered', '/products', null],
  ['/ta', 'segment', '/ta', null],
])('%s is %s at %s in %s', (url, kind, path, language) => {
  expect(readAsked(url, false)).toMatchObject({ kind: { kind }, path, language })
})

test.each([
  ['/?lang=hi', { to: '/hi', language: 'hi' }],
  ['/products?lang=hi&utm_source=post', { to: '/hi/products?utm_source=post', language: 'hi' }],
  ['/hi/products?lang=en', { to: '/products', language: 'en' }],
  ['/hi/user/offers?a=b', { to: '/user/offers?a=b', language: 'hi' }],
  ['/hi/products', null],
  ['/?lang=xx', null],
  ['/user/offers?lang=hi', null],
  ['/no/such/page?lang=hi', null],
])('%s makes the detour %j', (url, expected) => {
  expect(languageDetour(readAsked(url, false))).toEqual(expected)
})

test.each([
  ['hi-IN,hi;q=0.9,en-IN;q=0.8', undefined, 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.7', undefined, 'hi'],
  ['en-IN,en;q=0.9', undefined, null],
  ['en, hi;q=0', undefined, null],
  ['his', undefined, null],
  ['hi-IN', 'en', null],
  ['hi-IN', 'hi', null],
  ['hi-IN', 'xx', 'hi'],
  [undefined, undefined, null],
])('who asks for %j with the cookie %j is offered %j', (languages, cookie, expected) => {
  expect(offeredTo(cookie, languages)).toBe(expected)
})
