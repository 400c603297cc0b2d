import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { writeXlsx } from '../../server/src/platform/sheets/write-sheet.ts'
import { rawWorkbook, worksheet } from '../../server/src/testing/sheets/raw-workbook.ts'
import { seededRandom } from '../random-market.ts'

const COLUMNS = 20

const save = (path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> =>
  pipeline(Readable.from(pieces), createWriteStream(path))

/** Rows like a lender's: references, names, amounts, serial days, words of a status. */
function* lenderRows(rows: number): Generator<(string | number)[]> {
  const random = seededRandom(20_261_123)
  yield Array.from({ length: COLUMNS }, (_, at) => `Column ${at + 1}`)
  for (let at = 1; at < rows; at += 1)
    yield Array.from({ length: COLUMNS }, (_, column) => {
      if (column % 4 === 0) return `LA${String(at * 7 + column).padStart(9, '0')}`
      if (column % 4 === 1) return Math.round(random() * 1e8) / 100
      if (column % 4 === 2) return 46_000 + Math.floor(random() * 300)
      return random() < 0.5 ? 'DISBURSED' : 'Under process'
    })
}

async function* asAsync<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items
  await Promise.resolve()
}

export const makeWorkbook = (path: string, rows: number): Promise<void> =>
  save(path, writeXlsx(asAsync(lenderRows(rows)), 'MIS'))

/** A workbook as Excel writes it, its texts in the shared strings. */
export const makeSharedWorkbook = (path: string, rows: number): Promise<void> => {
  const strings = new Map<string, number>()
  const xml: string[] = []
  let line = 0
  for (const row of lenderRows(rows)) {
    line += 1
    const cells = row.map((cell, at) => {
      const place = `${String.fromCharCode(65 + at)}${line}`
      if (typeof cell !== 'string') return `<c r="${place}"><v>${cell}</v></c>`
      const index = strings.get(cell) ?? strings.size
      strings.set(cell, index)
      return `<c r="${place}" t="s"><v>${index}</v></c>`
    })
    xml.push(`<row r="${line}" spans="1:${COLUMNS}">${cells.join('')}</row>`)
  }
  const texts = Array.from(strings.keys(), (text) => `<si><t>${text}</t></si>`).join('')
  return save(path, asAsync([rawWorkbook({ rows: xml.join(''), strings: texts })]))
}

export const makeCsv = (path: string, rows: number): Promise<void> =>
  save(
    path,
    (async function* lines() {
      let text = ''
      for (const row of lenderRows(rows)) {
        text += `${row.slice(0, 10).join(',')}\r\n`
        if (text.length < 1_000_000) continue
        yield Buffer.from(text)
        text = ''
      }
      yield Buffer.from(text)
      await Promise.resolve()
    })(),
  )

const row = '<row r="1"><c r="A1"><v>1</v></c></row>'

/** Files that unpack to far more than they are, by the part that does. */
export const bombs = {
  'a sheet of spaces': () =>
    rawWorkbook({ parts: { 'xl/worksheets/sheet1.xml': worksheet(' '.repeat(200_000_000)) } }),
  'a sheet of empty rows': () => rawWorkbook({ rows: '<row/>'.repeat(20_000_000) }),
  'shared strings': () => rawWorkbook({ rows: row, strings: '<si><t>aaaa</t></si>'.repeat(10_000_000) }),
  styles: () =>
    rawWorkbook({ rows: row, styles: `<cellXfs>${'<xf numFmtId="0"/>'.repeat(10_000_000)}</cellXfs>` }),
  'a tower of elements': () => rawWorkbook({ rows: '<a>'.repeat(10_000_000) }),
  'ten thousand parts': () =>
    rawWorkbook({
      rows: row,
      parts: Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`part${at}`, 'x'])),
    }),
} as const
