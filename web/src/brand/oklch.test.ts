import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, type Hex } from './contrast.ts'
import { hexOf, lchOf, reach } from './oklch.ts'

// Figures of the specification of CSS Color 4, section 9 (sample values of oklch()).
test.each([
  ['#ffffff', 1, 0],
  ['#000000', 0, 0],
  ['#ff0000', 0.62796, 0.25768],
  ['#00ff00', 0.86644, 0.29483],
  ['#0000ff', 0.45201, 0.31321],
])('%s is of lightness %f and chroma %f', (colour, lightness, chroma) => {
  const [l, c] = lchOf(colour)
  expect(l).toBeCloseTo(lightness, 3)
  expect(c).toBeCloseTo(chroma, 3)
})

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`)

test('there and back is the same colour', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      expect(hexOf(lchOf(colour))).toBe(colour)
    }),
  )
})

test('a chroma that no screen shows is lowered', () => {
  expect(hexOf([0.9, 0.4, 0.5])).toMatch(/^#[0-9a-f]{6}$/)
})

test('what is reached holds the contrast, and what holds it stays', () => {
  fc.assert(
    fc.property(hex, hex, (colour, ground) => {
      const towards = contrast('#000000', ground) >= 4.5 ? 'darker' : 'lighter'
      const reached = reach(colour, [ground], 4.5, towards)
      expect(contrast(reached, ground)).toBeGreaterThanOrEqual(4.5)
      if (contrast(colour, ground) >= 4.5) expect(reached).toBe(colour)
    }),
  )
})
