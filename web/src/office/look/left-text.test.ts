import { expect, it } from 'vitest'
import { leftText } from './left-text.ts'

it.each([
  [1_661, '27:41'],
  [60, '1:00'],
  [59.2, '1:00'],
  [9, '0:09'],
  [0, '0:00'],
  [-5, '0:00'],
])('%d s: %s', (seconds, text) => {
  expect(leftText(seconds)).toBe(text)
})
