import { expect, it } from 'vitest'
import { hashApiKey, hintOf, newApiKey, readApiKey } from './api-key.ts'

it('is of 32 random bytes, and read back from a header', () => {
  const key = newApiKey()
  expect(key).toMatch(/^pk_live_[A-Za-z0-9_-]{43}$/)
  expect(Buffer.from(key.slice(8), 'base64url')).toHaveLength(32)
  expect(readApiKey(`Bearer ${key}`)).toBe(key)
  expect(hashApiKey(key)).toHaveLength(32)
  expect(hintOf(key)).toBe(`${key.slice(0, 12)}…`)
})

it.each([
  undefined,
  '',
  'Bearer ',
  'Bearer pk_live_short',
  `bearer pk_live_${'a'.repeat(43)}`,
  `Bearer pk_test_${'a'.repeat(43)}`,
  `Bearer pk_live_${'a'.repeat(44)}`,
  `Bearer p_${'a'.repeat(43)}`,
])('%s holds none', (header) => {
  expect(readApiKey(header)).toBeNull()
})
