import { expect, test } from 'vitest'
import { fileSizeText } from './file-size-text.ts'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [1449, '1.4 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1.0 MB'],
  [3_200_000, '3.2 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text)
})
