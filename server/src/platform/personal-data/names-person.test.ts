import { expect, test } from 'vitest'
import { namesPerson } from './names-person.ts'

const names = ['Zubeida', 'Quraishi Om']

test.each([
  ['Court order 14/2026 was read', false],
  ['zubeida asked by letter', true],
  ['QURAISHI’s account', true],
  ['Om is too short a word to be told by', false],
  ['Zubeidabad is a town', false],
  ['she calls from 98765 43210', true],
  ['case 123456789', false],
  ['zub@example.com', true],
  ['PAN qwept6789z', true],
])('%s', (text, isNamed) => {
  expect(namesPerson(text, names)).toBe(isNamed)
})
