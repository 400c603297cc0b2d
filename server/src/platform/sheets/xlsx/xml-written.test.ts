import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnName, rowXml, sheetTitle, xmlAttribute, xmlCellText } from './xml-written.ts'
import { decodeCellText, decodeXmlText } from './xml-text.ts'

it('what is written is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = text.toWellFormed().replaceAll('\0', '')
      expect(decodeCellText(decodeXmlText(xmlCellText(text)))).toBe(clean)
    }),
    { numRuns: 500 },
  )
})

it.each([
  ['_x000D_', '_x005F_x000D_'],
  ['a\rb', 'a_x000D_b'],
  ['\u0001', '_x0001_'],
  ['\0', ''],
  ['<a & "b">', '&lt;a &amp; &quot;b&quot;&gt;'],
])('%j is written as %s', (text, xml) => {
  expect(xmlCellText(text)).toBe(xml)
})

it('cuts what no cell can hold', () => {
  const cut = xmlCellText('x'.repeat(32_768))
  expect(cut).toHaveLength(32_767)
  expect(cut.endsWith('x…')).toBe(true)
  expect(xmlCellText('x'.repeat(32_767))).not.toContain('…')
})

it.each([
  ['October', 'October'],
  ["'Q1'", 'Q1'],
  ['a/b\\c:d*e?f[g]', 'a b c d e f g'],
  ['x'.repeat(40), 'x'.repeat(31)],
  ['', 'Sheet1'],
  ['???', 'Sheet1'],
])('the sheet %j is called %j', (name, title) => {
  expect(sheetTitle(name)).toBe(title)
})

it('writes texts, numbers and gaps', () => {
  expect(rowXml(3, ['=1', 2.5, null, '', -7])).toBe(
    '<row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">=1</t></is></c><c r="B3"><v>2.5</v></c><c r="E3"><v>-7</v></c></row>',
  )
  expect(columnName(16_383)).toBe('XFD')
  expect(xmlAttribute('a\n"b"\u0001')).toBe('a &quot;b&quot; ')
  expect(() => rowXml(1, [Number.NaN])).toThrow(RangeError)
  expect(() =>
    rowXml(
      1,
      Array.from({ length: 16_385 }, () => null),
    ),
  ).toThrow(RangeError)
})
