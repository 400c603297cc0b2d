import { expect, test } from 'vitest'
import { findLanguage, readLanguage } from './offered-languages.ts'

test.each([
  ['hi', 'hi', 'hi'],
  ['en', 'en', 'en'],
  ['ta', null, 'en'],
  ['HI', null, 'en'],
  ['', null, 'en'],
  [undefined, null, 'en'],
  [null, null, 'en'],
])('%s: found %s, read as %s', (code, found, read) => {
  expect(findLanguage(code)).toBe(found)
  expect(readLanguage(code)).toBe(read)
})
