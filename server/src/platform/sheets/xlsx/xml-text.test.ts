import { expect, it } from 'vitest'
import { decodeCellText, decodeXmlText, trimXmlSpace } from './xml-text.ts'

it.each([
  ['plain', 'plain'],
  ['a &amp; b &lt;c&gt; &quot;d&quot; &apos;e&apos;', 'a & b <c> "d" \'e\''],
  ['&#65;&#x42;&#x1F600;', 'AB😀'],
  ['&amp;lt;', '&lt;'],
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a&#13;b', 'a\rb'],
])('%j is %j', (written, text) => {
  expect(decodeXmlText(written)).toBe(text)
})

it.each(['&', 'a & b', '&nbsp;', '&#0;', '&#xD800;', '&#x110000;', '&#;', '&#99999999;'])(
  '%s is refused',
  (written) => {
    expect(() => decodeXmlText(written)).toThrow(expect.objectContaining({ reason: 'damaged' }))
  },
)

it.each([
  ['ABC_x000D_\nDEF', 'ABC\r\nDEF'],
  ['_x005F_x000D_', '_x000D_'],
  ['_x0000_', '_x0000_'],
  ['_xD800_', '\ufffd'],
  ['_x00_', '_x00_'],
])('%j is read as %j', (written, text) => {
  expect(decodeCellText(written)).toBe(text)
})

it('trims what XML calls space, and nothing else', () => {
  expect(trimXmlSpace(' \t\r\n a\u00a0 b\u00a0 \n')).toBe('a\u00a0 b\u00a0')
})
