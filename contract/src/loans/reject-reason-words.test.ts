import { expect, test } from 'vitest'
import { rejectReasons } from './applications.ts'
import { wordsOfReason } from './reject-reason-words.ts'

test('every reason has words of its own', () => {
  const words = rejectReasons.map(wordsOfReason)
  expect(new Set(words).size).toBe(rejectReasons.length)
  expect(words.every((text) => /^[A-Z]/.test(text))).toBe(true)
})
