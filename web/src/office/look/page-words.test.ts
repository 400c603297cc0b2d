import { expect, it } from 'vitest'
import { pageWords } from './page-words.ts'

it.each([
  ['home', 'Home'],
  ['account', 'Settings'],
  ['statements/12', 'Statements 12'],
  ['account-access', 'Account access'],
])('%s: %s', (page, words) => {
  expect(pageWords(page)).toBe(words)
})
