import { pipeline } from 'node:stream'
import { createDeflateRaw, crc32 } from 'node:zlib'
import { strToU8, Zip, ZipDeflate, type ZipInputFile } from 'fflate'
import { sheetLimits } from './sheet-limits.ts'
import type { WrittenCell } from './written-cell.ts'
import { cellFormats, rowXml, sheetTitle, xmlAttribute } from './xlsx/xml-written.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** Text of this many characters goes into the archive at once. */
const PIECE = 64 * 1024
/** The number of the method deflate in an archive (PKWARE APPNOTE 4.4.5). */
const DEFLATED = 8
/** Half the work of zlib's own 6, for a file that is an eighth longer. */
const LEVEL = 3

/** Numbers of a workbook's own formats begin here (ECMA-376, part 1, 18.8.30). */
const FIRST_FORMAT = 164
const formatXml = cellFormats
  .map((code, place) => `<numFmt numFmtId="${FIRST_FORMAT + place}" formatCode="${xmlAttribute(code)}"/>`)
  .join('')
const styleXml = [0, ...cellFormats.map((_, place) => FIRST_FORMAT + place)]
  .map(
    (format) =>
      `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0"${format === 0 ? '' : ' applyNumberFormat="1"'}/>`,
  )
  .join('')

/** The parts that are the same whatever the rows (ECMA-376, part 1, 12.2). */
const fixedParts = (sheetName: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${xmlAttribute(sheetTitle(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${cellFormats.length}">${formatXml}</numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cellFormats.length + 1}">${styleXml}</cellXfs></styleSheet>`,
})

/** Rows as XML, in pieces. @throws RangeError beyond the rows or columns of a sheet, or for a number that is none */
async function* sheetXml(rows: AsyncIterable<readonly WrittenCell[]>): AsyncGenerator<string> {
  let xml = `${XML}<worksheet xmlns="${MAIN}"><sheetData>`
  let line = 0
  for await (const row of rows) {
    line += 1
    if (line > sheetLimits.workbookRows) throw new RangeError('a workbook has at most 1,048,576 rows')
    xml += rowXml(line, row)
    if (xml.length < PIECE) continue
    yield xml
    xml = ''
  }
  yield `${xml}</sheetData></worksheet>`
}

/** Says of a part what was written of it, as it goes by. */
async function* counted(pieces: AsyncIterable<string>, part: ZipInputFile): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece)
    part.size += bytes.length
    part.crc = crc32(bytes, part.crc)
    yield bytes
  }
}

/**
 * A workbook of one sheet, piece by piece while its rows come: texts as texts, whatever they begin with, numbers as numbers, days as dates.
 * Text beyond 32,767 characters is cut, with an ellipsis. The sheet is packed by zlib, in a thread of its own while the next rows come.
 * @throws RangeError beyond 1,048,576 rows or 16,384 columns, or for a number that is none
 */
export async function* writeXlsx(
  rows: AsyncIterable<readonly WrittenCell[]>,
  sheetName: string,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error
    ready.push(piece)
  })
  for (const [name, text] of Object.entries(fixedParts(sheetName))) {
    const part = new ZipDeflate(name, { level: 6 })
    zip.add(part)
    part.push(strToU8(text), true)
  }
  const sheet: ZipInputFile = { filename: 'xl/worksheets/sheet1.xml', size: 0, crc: 0, compression: DEFLATED }
  zip.add(sheet)
  const packed = createDeflateRaw({ level: LEVEL })
  // What goes wrong on either side ends the other; whoever reads what is packed is told.
  pipeline(counted(sheetXml(rows), sheet), packed, () => undefined)
  for await (const piece of packed) {
    sheet.ondata?.(null, piece, false)
    yield* ready.splice(0)
  }
  sheet.ondata?.(null, new Uint8Array(0), true)
  zip.end()
  yield* ready
}
