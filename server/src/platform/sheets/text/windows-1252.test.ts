import { expect, it } from 'vitest'
import { fromLatin1 } from './windows-1252.ts'

it.each([
  ['80', '€'],
  ['92', '’'],
  ['9f', 'Ÿ'],
  ['81', '\u0081'],
  ['e9', 'é'],
  ['41', 'A'],
])('the byte %s is %s', (hex, sign) => {
  expect(fromLatin1(Buffer.from(hex, 'hex').toString('latin1'))).toBe(sign)
})
