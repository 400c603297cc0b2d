import { expect, test } from 'vitest'
import { slugOfName } from './slug-of-name.ts'

test.each([
  ['Sahyadri_Bank', [], 'sahyadri-bank'],
  ['A--B__C', [], 'a-b-c'],
  ['_x_', [], 'x'],
  ['-_-', [], 'lender'],
  ['Sahyadri-Bank', ['sahyadri-bank'], 'sahyadri-bank-2'],
  ['x', ['x', 'x-2', 'x-4'], 'x-3'],
])('%s beside %j is %s', (name, taken, slug) => {
  expect(slugOfName(name, new Set(taken))).toBe(slug)
})

test('the longest name makes a slug of the allowed length', () => {
  expect(slugOfName('A'.repeat(60), new Set(['a'.repeat(60)]))).toMatch(/^[a-z0-9-]{1,64}$/)
})
