import { expect, it } from 'vitest'
import { drawName } from './draw-name.ts'

const part = (svg: string, pattern: RegExp): string => pattern.exec(svg)?.[1] ?? 'none'
const draw = (name: string) => drawName(name, '#0b5cab', '#f28c28')

it.each([
  // A letter takes 0.6 of 23: 13.8 units, rounded once over the whole name.
  ['A', 14, 66],
  ['Ab', 28, 80],
  ['Demo Money', 138, 190],
  // One sign that needs two units of UTF-16 is one letter.
  ['😀', 14, 66],
  ['', 14, 66],
])('%s is %d wide in a drawing of %d', (name, length, width) => {
  const svg = draw(name)
  expect(part(svg, /textLength="(\d+)"/)).toBe(String(length))
  expect(part(svg, /^<svg [^>]*width="(\d+)"/)).toBe(String(width))
  expect(part(svg, /viewBox="([^"]+)"/)).toBe(`0 0 ${width} 40`)
  expect(part(svg, /<text x="(\d+)"/)).toBe('50')
})

it('stands in its brand’s colours', () => {
  const svg = draw('Demo')
  expect(part(svg, /<rect [^>]*fill="([^"]+)"/)).toBe('#0b5cab')
  expect(part(svg, /<path [^>]*fill="([^"]+)"/)).toBe('#f28c28')
})

it('lets no name out of its text', () => {
  expect(part(draw(`<b>"R&B" & 'Co'`), />([^<]*)<\/text>/)).toBe(
    '&lt;b&gt;&quot;R&amp;B&quot; &amp; &#39;Co&#39;',
  )
  expect(drawName('x', '"/><script>', '#fff')).not.toContain('<script>')
})
