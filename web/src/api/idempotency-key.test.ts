import { expect, test } from 'vitest'
import { dropIdempotencyKey, idempotencyKey, type KeyStore } from './idempotency-key.ts'

test('one key a matter, until it is answered', () => {
  const values = new Map<string, string>()
  const store: KeyStore = {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  }
  let made = 0
  const make = (): string => `key-${(made += 1)}`
  expect(idempotencyKey(store, 'voucher 1', make)).toBe('key-1')
  expect(idempotencyKey(store, 'voucher 1', make)).toBe('key-1')
  expect(idempotencyKey(store, 'voucher 2', make)).toBe('key-2')
  dropIdempotencyKey(store, 'voucher 1')
  expect(idempotencyKey(store, 'voucher 1', make)).toBe('key-3')
  expect(idempotencyKey(store, 'voucher 2', make)).toBe('key-2')
})
