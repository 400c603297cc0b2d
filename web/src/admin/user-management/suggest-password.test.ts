import { expect, test } from 'vitest'
import { suggestPassword } from './suggest-password.ts'

test('four groups of five signs that are not mistaken for each other', () => {
  for (let n = 0; n < 200; n += 1)
    expect(suggestPassword()).toMatch(/^(?:[a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/)
  expect(new Set(Array.from({ length: 100 }, () => suggestPassword())).size).toBe(100)
})

test('every sign comes up, none beyond the last', () => {
  expect(suggestPassword(() => 0)).toBe('aaaaa-aaaaa-aaaaa-aaaaa')
  expect(suggestPassword((below) => below - 1)).toBe('99999-99999-99999-99999')
  const seen = new Set(Array.from({ length: 300 }, () => suggestPassword().replaceAll('-', '')).join(''))
  expect(seen.size).toBe(31)
})
