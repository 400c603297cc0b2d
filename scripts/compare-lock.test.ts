import { expect, test } from 'vitest'
import { compareWithLock } from './compare-lock.mjs'

const locked = {
  '': { version: '0.1.0' },
  contract: { version: '0.1.0' },
  'node_modules/@marketplace/contract': { link: true },
  'node_modules/left': { version: '1.2.3', integrity: 'sha512-left' },
  'node_modules/right': { version: '2.0.0', integrity: 'sha512-right' },
  'node_modules/right/node_modules/brought': { version: '0.0.1', inBundle: true },
  'node_modules/other-platform': { version: '3.0.0', integrity: 'sha512-other', optional: true },
}
const { '': _root, 'node_modules/other-platform': _other, ...here } = locked

test('what the lock names is what is there; another platform’s package may be missing', () => {
  expect(compareWithLock(locked, here)).toEqual([])
  expect(compareWithLock(locked, { ...here, 'node_modules/other-platform': _other })).toEqual([])
})

test.each([
  [{ 'node_modules/left': { version: '1.2.4', integrity: 'sha512-left' } }, /left is 1.2.4, .* names 1.2.3/],
  [
    { 'node_modules/left': { version: '1.2.3', integrity: 'sha512-forged' } },
    /left 1.2.3 has another integrity/,
  ],
  [{ 'node_modules/left': { version: '1.2.3' } }, /left 1.2.3 has another integrity/],
  [{ 'node_modules/more': { version: '9.0.0', integrity: 'sha512-more' } }, /more 9.0.0 is not in the lock/],
])('a package that differs is named: %j', (change, words) => {
  expect(compareWithLock(locked, { ...here, ...change })).toEqual([expect.stringMatching(words)])
})

test('a package of the lock that is missing is named', () => {
  const { 'node_modules/right': _right, ...rest } = here
  expect(compareWithLock(locked, rest)).toEqual(['node_modules/right 2.0.0 of the lock is not installed'])
})

test('a lock that does not say what a package holds binds nothing', () => {
  const bare = { ...here, 'node_modules/left': { version: '1.2.3' } }
  expect(compareWithLock(bare, bare)).toEqual(['node_modules/left 1.2.3 has no integrity in the lock'])
})
