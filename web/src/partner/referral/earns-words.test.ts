import { expect, test } from 'vitest'
import { earnsWords } from './earns-words.ts'

test('says what it earns by the terms in force', () => {
  expect(earnsWords(null)).toMatch(/^Nothing today/)
  expect(earnsWords({ percent: 5, months: 1, valid_from: '2026-11-01' })).toMatch(
    /^5\s% of what we earn .* for 1 month from the day/,
  )
  expect(earnsWords({ percent: 2.5, months: 12, valid_from: '2026-11-01' })).toContain('for 12 months')
})
