import { expect, it } from 'vitest'
import { RowBatch, unpackRows } from '../row-batch.ts'
import type { SheetRow } from '../sheet-types.ts'
import { SheetScan } from './sheet-scan.ts'
import { XmlScanner } from './xml-scanner.ts'

const context = { strings: ['Asha', '', ' x '], formats: ['number', 'date', 'time'], epoch: 1900 } as const

const scan = (rows: string): { rows: SheetRow[]; hasHiddenRows: boolean } => {
  const batch = new RowBatch()
  const sheet = new SheetScan(batch, context)
  const scanner = new XmlScanner(sheet)
  scanner.write(
    `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${rows}</sheetData><c r="A9"><v>9</v></c></worksheet>`,
  )
  scanner.end()
  return { rows: unpackRows(batch.take()), hasHiddenRows: sheet.hasHiddenRows }
}

/** The one cell of a row, as kind, text and raw. */
const cellOf = (xml: string): [string, string, string] | null => {
  const cell = scan(`<row r="1">${xml}</row>`).rows[0]?.cells.at(-1) ?? null
  return cell === null ? null : [cell.kind, cell.text, cell.raw]
}

it.each([
  ['<c r="A1"><v>12</v></c>', ['number', '12', '12']],
  ['<c r="A1" t="n"><v> 12.50 </v></c>', ['number', '12.5', '12.50']],
  ['<c r="A1"><v>0.30000000000000004</v></c>', ['number', '0.3', '0.30000000000000004']],
  ['<c r="A1"><v>12345678901234567890</v></c>', ['number', '12345678901234567890', '12345678901234567890']],
  ['<c r="A1"><v>12x</v></c>', ['text', '12x', '12x']],
  ['<c r="A1" s="1"><v>44197</v></c>', ['date', '2021-01-01', '44197']],
  ['<c r="A1" s="1"><f>TODAY()</f><v>44197.5</v></c>', ['date', '2021-01-01T12:00:00', '44197.5']],
  ['<c r="A1" s="2"><v>0.5</v></c>', ['number', '0.5', '0.5']],
  ['<c r="A1" s=""><v>44197</v></c>', ['number', '44197', '44197']],
  ['<c r="A1" s="99"><v>44197</v></c>', ['number', '44197', '44197']],
  ['<c r="A1" t="s"><v>0</v></c>', ['text', 'Asha', 'Asha']],
  ['<c r="A1" t="s" s="1"><v>2</v></c>', ['text', ' x ', ' x ']],
  ['<c r="A1" t="s"><v>1</v></c>', null],
  ['<c r="A1" t="s"><v/></c>', null],
  ['<c r="A1" t="s"/>', null],
  ['<c r="A1" t="str"><f>A2</f><v> a_x000D_b</v></c>', ['text', ' a\rb', ' a\rb']],
  ['<c r="A1" t="str"><f>A2</f><v></v></c>', null],
  ['<c r="A1" t="inlineStr"><is><t>Ra</t></is></c>', ['text', 'Ra', 'Ra']],
  [
    '<c r="A1" t="inlineStr"><is><r><t>R</t></r><rPh><t>x</t></rPh><r><t>a</t></r></is></c>',
    ['text', 'Ra', 'Ra'],
  ],
  ['<c r="A1" t="inlineStr"><v>Ra</v></c>', ['text', 'Ra', 'Ra']],
  ['<c r="A1" t="n"><is><t>Ra</t></is><v>7</v></c>', ['number', '7', '7']],
  ['<c r="A1" t="b"><v>1</v></c>', ['boolean', 'TRUE', '1']],
  ['<c r="A1" t="b"><v>0</v></c>', ['boolean', 'FALSE', '0']],
  ['<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>', ['error', '#DIV/0!', '#DIV/0!']],
  ['<c r="A1" t="d"><v>2026-11-23T00:00:00</v></c>', ['date', '2026-11-23', '2026-11-23T00:00:00']],
  ['<c r="A1" t="d"><v>soon</v></c>', ['text', 'soon', 'soon']],
  ['<c r="A1"><f>A2</f></c>', ['no-value', '', '']],
  ['<c r="A1"><f>A2</f><v/></c>', ['no-value', '', '']],
  ['<c r="A1" t="str"><f>A2</f></c>', ['no-value', '', '']],
  ['<c r="A1" s="1"/>', null],
  ['<c r="A1"><v></v></c>', null],
  ['<c r="A1"><extLst><ext><v>5</v></ext></extLst></c>', null],
  ['<x:c r="A1"><x:v>7</x:v></x:c>', ['number', '7', '7']],
])('%s', (xml, cell) => {
  expect(cellOf(xml)).toEqual(cell)
})

it('places rows and cells by what they say, or one after the other', () => {
  const { rows } = scan(
    '<row r="3"><c r="B3"><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row><row r="9"/><row r="10"><c r="D10" s="1"/></row><row r="12"><c r="A1"><v>4</v></c></row>',
  )
  const cell = (text: string) => ({ kind: 'number', text, raw: text })
  expect(rows).toEqual([
    { line: 3, cells: [null, cell('1'), cell('2')] },
    { line: 4, cells: [cell('3')] },
    { line: 12, cells: [cell('4')] },
  ])
})

it('sees hidden rows, and ignores columns that only have a style', () => {
  expect(scan('<row r="1" hidden="0"><c r="A1"><v>1</v></c></row>').hasHiddenRows).toBe(false)
  expect(scan('<row r="1" hidden="1"><c r="A1"><v>1</v></c></row>').hasHiddenRows).toBe(true)
  expect(scan('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row>').rows[0]?.cells).toHaveLength(1)
})

it.each([
  ['<row r="2"/><row r="2"/>', 'damaged'],
  ['<row r="2"/><row r="1"/>', 'damaged'],
  ['<row r="0"/>', 'damaged'],
  ['<row r="x"/>', 'damaged'],
  ['<row r="1048577"/>', 'too_many_rows'],
  ['<row><c r="B1"/><c r="B1"/></row>', 'damaged'],
  ['<row><c r="B1"/><c r="A1"/></row>', 'damaged'],
  ['<row><c r="1"/></row>', 'damaged'],
  ['<row><c r="IW1"><v>1</v></c></row>', 'too_many_columns'],
  ['<row><c t="s"><v>3</v></c></row>', 'damaged'],
  ['<row><c t="s"><v>-1</v></c></row>', 'damaged'],
  ['<row><c t="s"><v>1e0</v></c></row>', 'damaged'],
  [`<row><c t="str"><v>${'x'.repeat(32_768)}</v></c></row>`, 'cell_too_long'],
  [`<row><c><v>${'1'.repeat(32_768)}</v></c></row>`, 'cell_too_long'],
])('%s is refused', (rows, reason) => {
  expect(() => scan(rows)).toThrow(expect.objectContaining({ reason }))
})

it('reads no other part', () => {
  const scanner = new XmlScanner(new SheetScan(new RowBatch(), context))
  expect(() => scanner.write('<chartsheet/>')).toThrow(expect.objectContaining({ reason: 'damaged' }))
})
