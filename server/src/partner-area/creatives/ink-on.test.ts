import { expect, it } from 'vitest'
import { DARK, inkOn, LIGHT } from './ink-on.ts'

it.each([
  ['#0f4c81', LIGHT],
  ['#ffd400', DARK],
  ['#ffffff', DARK],
  ['#000000', LIGHT],
])('on %s it is %s', (colour, ink) => {
  expect(inkOn(colour)).toBe(ink)
})
