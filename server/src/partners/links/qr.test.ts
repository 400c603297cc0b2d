import { default as readers } from 'jsqr'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawQr, qrPng } from './qr.ts'
import { onWhite, qrInk } from './qr-ink.ts'

// The package is CommonJS, and its types say otherwise.
const decode = typeof readers === 'function' ? readers : readers.default

const text = 'https://sahimol.example/gomti-associates-counter-2?q=1'
/** Dark, mid and pale brands, and the extremes. */
const colours = ['#14532d', '#5b2a86', '#b3211c', '#f5c518', '#ffffff', '#000000', '#00b8d4']

describe.each(colours)('under %s', (colour) => {
  test('it is dark on light', () => {
    expect(onWhite(qrInk(colour))).toBeGreaterThanOrEqual(7)
  })

  test.each([120, 256, 1_024])('at %d pixels an independent reader finds it', async (side) => {
    const { svg } = drawQr(text, colour)
    const { data, info } = await sharp(await qrPng(svg, side))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([side, side])
    const read = decode(new Uint8ClampedArray(data), info.width, info.height, {
      inversionAttempts: 'dontInvert',
    })
    expect(read?.data).toBe(text)
  })
})

test('a quarter of it may be covered, and four modules of white stand around it', () => {
  const { svg, size } = drawQr(text, '#14532d')
  expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`)
  const dark = svg.slice(svg.lastIndexOf('<path'))
  expect(dark).toContain('M4 4h1')
  expect(dark).not.toMatch(/M[0-3] |M\d+ [0-3]h/)
  expect(svg).not.toMatch(/style=|<script/)
})
