import { expect, it } from 'vitest'
import { optionLabel } from './option-label.ts'
import { optionLabelsHi } from './option-labels.hi.ts'

it.each([
  ['English', { id: 3, value: 'Cash in hand', value_hi: 'हाथ में' }, null, 'Cash in hand'],
  ['shipped Hindi', { id: 3, value: 'Cash in hand' }, optionLabelsHi, 'नकद'],
  ['Hindi of staff', { id: 3, value: 'Cash', value_hi: 'हाथ में' }, optionLabelsHi, 'हाथ में'],
  ['an option that is newer than the page', { id: 9, value: 'Wallet' }, optionLabelsHi, 'Wallet'],
])('%s', (_, option, labels, words) => {
  expect(optionLabel('salaryMode', option, labels)).toBe(words)
})
