import { expect, test } from 'vitest'
import { shareText } from './share-text.ts'

test.each([
  [14_906, 18_420, '80.9 %'],
  [6, 25, '24.0 %'],
  [0, 7, '0.0 %'],
  [7, 7, '100.0 %'],
  [6_204, 5_980, '103.7 %'],
  [0, 0, '–'],
  [3, 0, '–'],
])('%i of %i is %s', (part, whole, text) => {
  expect(shareText(part, whole).replace('\u00a0', ' ')).toBe(text)
})
