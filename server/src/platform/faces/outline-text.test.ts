import { expect, it } from 'vitest'
import { measureText, outlineText } from './outline-text.ts'

const at = { x: 0, y: 0, size: 100, weight: 'regular' } as const

it('a letter that was drawn as a part of another one still carries its sign', () => {
  // The drawing of ई is made of that of इ.
  expect(outlineText('ई', at)).not.toBe('')
  // A sign on a dotted circle would be as wide as the circle.
  expect(measureText('इंसाफ', 100, 'regular')).toBe(measureText('इसाफ', 100, 'regular'))
})
