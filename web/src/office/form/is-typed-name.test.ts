import { expect, it } from 'vitest'
import { isTypedName } from './is-typed-name.ts'

it.each([
  ['Amaltas_Bank', 'Amaltas_Bank', true],
  [' Amaltas_Bank\n', 'Amaltas_Bank', true],
  ['Gold  card', 'Gold card', true],
  ['amaltas_bank', 'Amaltas_Bank', false],
  ['Amaltas', 'Amaltas_Bank', false],
  ['Goldcard', 'Gold card', false],
  ['', 'Amaltas_Bank', false],
])('%j for %j: %s', (typed, name, is) => {
  expect(isTypedName(typed, name)).toBe(is)
})
