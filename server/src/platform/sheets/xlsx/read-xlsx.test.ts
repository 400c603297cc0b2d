import { deflateRawSync } from 'node:zlib'
import { write, utils } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { writeXlsx as writeByHucre } from 'hucre'
import { describe, expect, it } from 'vitest'
import { rawWorkbook, worksheet } from '../../../testing/sheets/raw-workbook.ts'
import { readAll, refusalOf, textsOf } from '../../../testing/sheets/read-all.ts'

const one = '<row r="1"><c r="A1"><v>1</v></c></row>'
const texts = async (bytes: Uint8Array, sheetName?: string): Promise<string[][]> =>
  textsOf((await readAll(bytes, sheetName === undefined ? {} : { sheetName })).rows)

describe('workbooks of other writers', () => {
  const rows = [
    ['Reference', 'Amount', 'Day', 'Done'],
    ['00123', 1234.5, new Date(Date.UTC(2026, 10, 23)), true],
    ['अमित & <Co>', -5, new Date(Date.UTC(2025, 0, 1)), false],
    [' spaced ', 0.1, null, null],
  ]
  const shown = [
    ['Reference', 'Amount', 'Day', 'Done'],
    ['00123', '1234.5', '2026-11-23', 'TRUE'],
    ['अमित & <Co>', '-5', '2025-01-01', 'FALSE'],
    [' spaced ', '0.1'],
  ]

  it('reads what hucre writes', async () => {
    const bytes = await writeByHucre({ sheets: [{ name: 'October', rows }] })
    const { info, rows: found } = await readAll(bytes, { fileName: 'mis.xlsx' })
    expect(info).toEqual({
      kind: 'xlsx',
      sheetName: 'October',
      otherSheets: [],
      hiddenSheets: [],
      notices: [],
      rows: 4,
    })
    expect(textsOf(found)).toEqual(shown)
  })

  it.each([true, false])('reads what SheetJS writes, with shared strings: %s', async (bookSST) => {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { UTC: true }), 'October')
    const bytes = write(book, { type: 'buffer', bookType: 'xlsx', bookSST }) as Buffer
    expect(await texts(bytes)).toEqual(shown)
  })
})

it('reads as many rows as there are, each with its own cells', async () => {
  const rows = Array.from({ length: 4_000 }, (_, row) =>
    Array.from({ length: 12 }, (_, column) => `R${row}C${column}`),
  )
  const xml = rows.map((cells, row) => {
    const written = cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`)
    return `<row r="${row + 1}">${written.join('')}</row>`
  })
  expect(await texts(rawWorkbook({ rows: xml.join('') }))).toEqual(rows)
})

it('reads shared strings, formats and the calendar of 1904', async () => {
  const styles =
    '<numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;day&quot; dd\\/mm\\/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs>'
  const rows =
    '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" s="1"><v>42735</v></c><c r="C1" s="2"><v>42735</v></c><c r="D1" s="0"><v>42735</v></c></row>'
  const strings = '<si><t>a</t></si><si><r><t>b</t></r><rPh><t>x</t></rPh></si>'
  const bytes = rawWorkbook({ rows, strings, styles, properties: 'date1904="true"' })
  expect(await texts(bytes)).toEqual([['b', '2021-01-01', '2021-01-01', '42735']])
  expect((await readAll(bytes)).rows[0]?.epoch).toBe(1904)
})

it('chooses the first visible sheet and names the others', async () => {
  const sheets =
    '<sheet name="Chart" sheetId="3" r:id="rId5"/><sheet name="Notes" sheetId="1" state="veryHidden" r:id="rId1"/><sheet name="October" sheetId="2" r:id="rId2"/>'
  const { info, rows } = await readAll(rawWorkbook({ rows: one, sheets }))
  expect(info).toMatchObject({ sheetName: 'October', hiddenSheets: ['Notes'], notices: ['hidden_sheets'] })
  expect(textsOf(rows)).toEqual([['2']])
  expect(await texts(rawWorkbook({ rows: one, sheets }), 'Notes')).toEqual([['1']])
  expect(await refusalOf(rawWorkbook({ rows: one, sheets }), { sheetName: 'Chart' })).toBe('no_such_sheet')
})

it('reads strict files, absolute targets, backslashes, other cases and prefixes', async () => {
  const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
  const rels = (kind: string, target: string): string =>
    `<Relationships><Relationship Id="a" Type="${strict}/${kind}" Target="${target}"/></Relationships>`
  const bytes = rawWorkbook({
    parts: {
      '_rels/.rels': rels('officeDocument', '/xl/workbook.xml'),
      'xl/workbook.xml': null,
      'xl\\Workbook.xml': `<x:workbook xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main" xmlns:q="${strict}"><x:sheets><x:sheet name="One" sheetId="1" q:id="a"/></x:sheets></x:workbook>`,
      'xl/_rels/workbook.xml.rels': rels('worksheet', '../xl/./worksheets/Sheet1.XML'),
      'xl/worksheets/sheet1.xml':
        '\ufeff<x:worksheet xmlns:x="a"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    },
  })
  expect(await texts(bytes)).toEqual([['5']])
})

it('finds the workbook by its content type where no relation names it, and reads UTF-16', async () => {
  const types =
    '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>'
  const wide = Buffer.from(`\ufeff${worksheet(one)}`, 'utf16le')
  const parts = { '_rels/.rels': null, '[Content_Types].xml': types, 'xl/worksheets/sheet1.xml': wide }
  expect(await texts(rawWorkbook({ parts }))).toEqual([['1']])
})

describe('refuses', () => {
  const doctype = '<!DOCTYPE x [<!ENTITY a "b">]>'
  it.each([
    [
      'a sheet with a document type',
      rawWorkbook({ parts: { 'xl/worksheets/sheet1.xml': `${doctype}<worksheet/>` } }),
      'doctype',
    ],
    [
      'a workbook with one',
      rawWorkbook({ parts: { 'xl/workbook.xml': `${doctype}<workbook/>` } }),
      'doctype',
    ],
    [
      'shared strings with one',
      rawWorkbook({ rows: one, parts: { 'xl/sharedStrings.xml': `${doctype}<sst/>` } }),
      'doctype',
    ],
    [
      'styles with one',
      rawWorkbook({ rows: one, parts: { 'xl/styles.xml': `${doctype}<styleSheet/>` } }),
      'doctype',
    ],
    ['no rows', rawWorkbook({ rows: '<row r="1"><c r="A1" s="0"/></row>' }), 'empty'],
    ['no sheet', rawWorkbook({ sheets: '' }), 'empty'],
    [
      'hidden sheets alone',
      rawWorkbook({ sheets: '<sheet name="A" state="hidden" r:id="rId1"/>' }),
      'only_hidden_sheets',
    ],
    ['a sheet that is not there', rawWorkbook({ parts: { 'xl/worksheets/sheet1.xml': null } }), 'damaged'],
    ['a relation that is not there', rawWorkbook({ sheets: '<sheet name="A" r:id="rId9"/>' }), 'damaged'],
    ['a string that is not there', rawWorkbook({ rows: '<row><c t="s"><v>0</v></c></row>' }), 'damaged'],
    [
      'XML that ends early',
      rawWorkbook({ parts: { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData>' } }),
      'damaged',
    ],
    [
      'bytes that are no text',
      rawWorkbook({ parts: { 'xl/worksheets/sheet1.xml': Buffer.from('3c78fffe3e', 'hex') } }),
      'damaged',
    ],
    ['a zero', rawWorkbook({ rows: '<row><c t="str"><v>a\0b</v></c></row>' }), 'damaged'],
    [
      'a binary workbook',
      rawWorkbook({
        parts: {
          '_rels/.rels':
            '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.bin"/></Relationships>',
        },
      }),
      'xlsb',
    ],
    [
      'a letter',
      zipSync({
        '_rels/.rels': strToU8(
          '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
        ),
      }),
      'not_a_sheet',
    ],
    ['an OpenDocument sheet', zipSync({ mimetype: strToU8('x'), 'content.xml': strToU8('<x/>') }), 'ods'],
    ['an archive with a sheet in it', zipSync({ 'MIS.csv': strToU8('a,b') }), 'zipped'],
    ['an archive of other things', zipSync({ 'photo.jpg': strToU8('x') }), 'not_a_sheet'],
    [
      'two parts of one name',
      zipSync({ 'xl/workbook.xml': strToU8('<a/>'), 'XL/Workbook.xml': strToU8('<a/>') }),
      'damaged',
    ],
  ])('%s', async (_name, bytes, reason) => {
    expect(await refusalOf(bytes)).toBe(reason)
  })
})

describe('counts what flows', () => {
  const padded = (bytes: number): string => worksheet(`${' '.repeat(bytes)}${one}`)

  it('refuses what unpacks to two hundred times its size', async () => {
    const big = rawWorkbook({ parts: { 'xl/worksheets/sheet1.xml': padded(3_000_000) } })
    expect(await refusalOf(big)).toBe('bomb')
    expect(await refusalOf(rawWorkbook({ parts: { 'xl/worksheets/sheet1.xml': padded(500_000) } }))).toBe(
      null,
    )
  })

  it('refuses styles beyond what styles take', async () => {
    const styles = ' '.repeat(17 * 1024 * 1024)
    expect(await refusalOf(rawWorkbook({ rows: one, styles, level: 0 }))).toBe('bomb')
  })

  it('refuses a thousand and one entries', async () => {
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`part${at}`, 'x']))
    expect(await refusalOf(rawWorkbook({ rows: one, parts: many }))).toBe('bomb')
  })

  /** Sets four bytes behind the name of a part in the archive's directory. */
  const withDirectory = (bytes: Uint8Array, part: string, offset: number, value: number): Buffer => {
    const copy = Buffer.from(bytes)
    const name = copy.lastIndexOf(part)
    copy.writeUInt32LE(value, name - 46 + offset)
    return copy
  }
  const part = 'xl/worksheets/sheet1.xml'

  it.each([
    ['nothing', 24, 0],
    ['less than it holds', 24, 10],
    ['more than it holds', 24, 1_000_000],
    ['another checksum', 16, 12_345],
  ])('a part that says %s is damaged', async (_name, offset, value) => {
    expect(await refusalOf(withDirectory(rawWorkbook({ rows: one }), part, offset, value))).toBe('damaged')
  })

  it('knows a part with a password', async () => {
    const locked = Buffer.from(rawWorkbook({ rows: one }))
    const name = locked.lastIndexOf('xl/workbook.xml')
    locked.writeUInt16LE(1, name - 46 + 8)
    expect(await refusalOf(locked)).toBe('password')
  })

  it('refuses bytes that do not unpack', async () => {
    const bytes = Buffer.from(rawWorkbook({ rows: one.repeat(1) }))
    const packed = deflateRawSync(Buffer.from('x'))
    const at = bytes.indexOf(part) + part.length
    Buffer.from(packed.map(() => 0xff)).copy(bytes, at)
    expect(await refusalOf(bytes)).toBe('damaged')
  })
})
