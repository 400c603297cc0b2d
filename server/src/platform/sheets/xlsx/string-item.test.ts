import { expect, it } from 'vitest'
import { StringItem } from './string-item.ts'
import { XmlScanner } from './xml-scanner.ts'

const read = (content: string): string => {
  const item = new StringItem()
  const scanner = new XmlScanner({
    open: (name, depth, at) => (depth === 1 ? item.begin() : item.open(name, depth - 1, at)),
    close: (name, depth, at) => {
      if (depth > 1) item.close(name, at)
    },
    text: (text) => item.add(text),
  })
  scanner.write(`<si>${content}</si>`)
  scanner.end()
  return item.end()
}

it.each([
  ['<t>plain</t>', 'plain'],
  ['<t>  out of space </t>', 'out of space'],
  ['<t xml:space="preserve">  in space </t>', '  in space '],
  ['<r><rPr><b/></rPr><t>Asha </t></r><r><t xml:space="preserve"> Rao</t></r>', 'Asha Rao'],
  ['<t>東京</t><rPh sb="0" eb="2"><t>とうきょう</t></rPh>', '東京'],
  ['<t>a &amp; b_x000D_</t>', 'a & b\r'],
  ['<t>one<!-- gap --><![CDATA[ & two]]></t>', 'one & two'],
  ['<t/>', ''],
  ['', ''],
  ['<other><t>no</t></other>', ''],
  ['<t><deep>no</deep>yes</t>', 'noyes'],
])('%s is %j', (content, text) => {
  expect(read(content)).toBe(text)
})

it('is no longer than a cell', () => {
  expect(read(`<t>${'x'.repeat(32_767)}</t>`)).toHaveLength(32_767)
  expect(() => read(`<t>${'x'.repeat(32_768)}</t>`)).toThrow(
    expect.objectContaining({ reason: 'cell_too_long' }),
  )
})
