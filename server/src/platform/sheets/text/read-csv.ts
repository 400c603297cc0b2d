import { createReadStream } from 'node:fs'
import { isFormula } from '@marketplace/contract/platform/formula-guard'
import Papa from 'papaparse'
import { RowBatch, type PackedRows } from '../row-batch.ts'
import { sheetLimits } from '../sheet-limits.ts'
import { SheetRefused, type SheetInfo } from '../sheet-types.ts'
import { chunkDecoder } from './chunk-decoder.ts'
import { findEncoding } from './find-encoding.ts'
import { sniffDelimiter } from './sniff-delimiter.ts'

const CHUNK_BYTES = 256 * 1024
/** `sep=;` in the first line, by which Excel is told. */
const SAID_DELIMITER = /^sep=(.)\n/i

/** The end of a file in DOS. */
const END_OF_FILE = '\u001a'

type Parsed = Papa.ParseResult<string[]>

/** Text piece by piece with each line ended by a line feed alone, in quoted cells as well: a file may mix its line ends. */
const lineFeeds = (): ((text: string, isLast: boolean) => string) => {
  let held = ''
  return (text, isLast) => {
    const whole = held + text
    const waits = !isLast && whole.endsWith('\r')
    held = waits ? '\r' : ''
    const body = waits ? whole.slice(0, -1) : whole
    return body.includes('\r') ? body.replaceAll(/\r\n?/g, '\n') : body
  }
}

/** A cell that was guarded against being computed is the text behind the guard. */
const withoutGuard = (text: string): string =>
  text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text

/** Rows of text cut into cells, the last one kept back while more may come. */
class CsvRows {
  readonly batch = new RowBatch()
  #parser: Papa.Parser | null = null
  #rest = ''
  #line = 0

  write(text: string, isLast: boolean): void {
    this.#rest += text
    if (isLast && this.#rest.endsWith(END_OF_FILE)) this.#rest = this.#rest.slice(0, -1)
    this.#parser ??= this.#begin()
    const { data, errors, meta } = this.#parser.parse(this.#rest, 0, !isLast) as Parsed
    // Of the row that is kept back nothing can be said yet.
    const wrong = errors.find(({ type, row = 0 }) => type === 'Quotes' && (isLast || row < data.length))
    if (wrong !== undefined) throw new SheetRefused('bad_quote', `line ${this.#line + (wrong.row ?? 0) + 1}`)
    for (const cells of data) this.#row(cells)
    this.#rest = isLast ? '' : this.#rest.slice(meta.cursor)
    if (this.#rest.length > sheetLimits.openCharacters)
      throw new SheetRefused('bad_quote', `line ${this.#line + 1}`)
  }

  /** Called with the first piece, which is 256 KiB or all there is. */
  #begin(): Papa.Parser {
    const [line, said] = SAID_DELIMITER.exec(this.#rest) ?? []
    if (line !== undefined) {
      this.#rest = this.#rest.slice(line.length)
      this.#line = 1
    }
    return new Papa.Parser({ delimiter: said ?? sniffDelimiter(this.#rest), newline: '\n' })
  }

  #row(cells: readonly string[]): void {
    const { batch } = this
    this.#line += 1
    if (this.#line > sheetLimits.textRows) throw new SheetRefused('too_many_rows')
    batch.beginRow(this.#line, cells.length)
    for (let column = 0; column < cells.length; column += 1) {
      const raw = cells[column] ?? ''
      if (raw === '') continue
      if (column >= sheetLimits.columns) throw new SheetRefused('too_many_columns', `line ${this.#line}`)
      if (raw.length > sheetLimits.cellCharacters)
        throw new SheetRefused('cell_too_long', `line ${this.#line}`)
      batch.add(column, 'text', withoutGuard(raw), raw)
    }
    batch.endRow()
  }
}

/**
 * Reads a file of separated values. Every cell is text; a row is what a spreadsheet shows as one, so a line break in a quoted cell begins none.
 * @throws SheetRefused
 */
export const readCsv = async (
  path: string,
  head: Uint8Array,
  emit: (rows: PackedRows) => Promise<void>,
): Promise<SheetInfo> => {
  const encoding = await findEncoding(path, head)
  const decoder = chunkDecoder(encoding, 'text_damaged')
  const toLineFeeds = lineFeeds()
  const rows = new CsvRows()
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    rows.write(toLineFeeds(decoder.write(chunk), false), false)
    if (rows.batch.isFull) await emit(rows.batch.take())
  }
  rows.write(toLineFeeds(decoder.end(), true), true)
  if (!rows.batch.isEmpty) await emit(rows.batch.take())
  return {
    kind: 'csv',
    sheetName: null,
    otherSheets: [],
    hiddenSheets: [],
    notices: encoding === 'windows-1252' ? ['windows_1252'] : encoding === 'utf-8' ? [] : ['utf_16'],
    rows: rows.batch.total,
  }
}
