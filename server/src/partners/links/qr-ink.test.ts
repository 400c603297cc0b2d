import { expect, test } from 'vitest'
import { onWhite, qrInk } from './qr-ink.ts'

test.each([
  ['#000000', 21],
  ['#ffffff', 1],
])('%s on white is %d', (colour, contrast) => {
  expect(onWhite(colour)).toBeCloseTo(contrast)
})

test('a dark colour stays, a pale one is darkened until it is read', () => {
  expect(qrInk('#14532d')).toBe('#14532d')
  for (const pale of ['#f5c518', '#ffffff', '#00b8d4', '#ff0000'])
    expect(onWhite(qrInk(pale))).toBeGreaterThanOrEqual(7)
})
