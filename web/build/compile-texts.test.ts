import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isCatalogue, isServersOwn } from './compile-texts.ts'

const root = resolve(import.meta.dirname, '../..')

test.each([
  'contract/src/platform/messages.en.ts',
  'contract/src/platform/messages.hi.ts',
  'web/src/i18n/en/start.ts',
  'web/src/i18n/hi/our-lenders.ts',
])('%s is there, and is compiled', (file) => {
  expect([existsSync(resolve(root, file)), isCatalogue(resolve(root, file))]).toEqual([true, true])
})

test('other files are not', () => {
  expect(isCatalogue(resolve(root, 'contract/src/platform/error-codes.ts'))).toBe(false)
})

test.each([
  ['too_many_requests', true],
  ['contact_reserved', true],
  ['temporarily_unavailable', false],
  ['consent_missing', false],
  ['mobile_invalid', false],
])('%s is the server’s own to say: %s', (key, isOwn) => {
  expect(isServersOwn(key)).toBe(isOwn)
})
