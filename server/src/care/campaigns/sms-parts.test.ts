import { expect, it } from 'vitest'
import { smsParts } from './sms-parts.ts'

it.each([
  ['nothing', '', 1],
  ['160 Latin letters', 'a'.repeat(160), 1],
  ['161 Latin letters', 'a'.repeat(161), 2],
  ['306 Latin letters', 'a'.repeat(306), 2],
  ['307 Latin letters', 'a'.repeat(307), 3],
  ['80 signs of two places', '€'.repeat(80), 1],
  ['81 signs of two places', '€'.repeat(81), 2],
  ['70 Hindi letters', 'क'.repeat(70), 1],
  ['71 Hindi letters', 'क'.repeat(71), 2],
  ['134 Hindi letters', 'क'.repeat(134), 2],
  ['135 Hindi letters', 'क'.repeat(135), 3],
  ['one rupee sign among Latin letters', `₹${'a'.repeat(70)}`, 2],
])('%s', (_, text, parts) => {
  expect(smsParts(text)).toBe(parts)
})
