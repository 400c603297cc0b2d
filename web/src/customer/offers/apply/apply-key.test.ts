import { expect, test } from 'vitest'
import { dropApplyKey, getApplyKey, type KeyStore } from './apply-key.ts'

const makeStore = (): KeyStore => {
  const values = new Map<string, string>()
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  }
}

const makeKeys = (): (() => string) => {
  let made = 0
  return () => {
    made += 1
    return `key-${made}`
  }
}

test('a second try repeats the key; an answer, another lender or another snapshot make a new one', () => {
  const store = makeStore()
  const makeKey = makeKeys()
  expect(getApplyKey(store, 7, 'a', makeKey)).toBe('key-1')
  expect(getApplyKey(store, 7, 'a', makeKey)).toBe('key-1')
  expect(getApplyKey(store, 8, 'a', makeKey)).toBe('key-2')
  expect(getApplyKey(store, 7, 'b', makeKey)).toBe('key-3')
  dropApplyKey(store, 7, 'a')
  expect(getApplyKey(store, 7, 'a', makeKey)).toBe('key-4')
  expect(getApplyKey(store, 7, 'b', makeKey)).toBe('key-3')
})
