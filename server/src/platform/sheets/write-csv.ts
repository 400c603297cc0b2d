import { guardFormula } from '@marketplace/contract/platform/formula-guard'
import Papa from 'papaparse'
import type { WrittenCell } from './written-cell.ts'

const BYTE_ORDER_MARK = '\ufeff'
const ROWS = 500
/** An amount below zero that comes as text, because money is no float: a number all the same. */
const NEGATIVE = /^-\d+(?:\.\d+)?$/

const written = (cell: WrittenCell): string | number | null => {
  if (typeof cell === 'string') return NEGATIVE.test(cell) ? cell : guardFormula(cell.toWellFormed())
  if (cell === null || typeof cell === 'number') return cell
  return 'day' in cell ? cell.day : cell.rupees.toFixed(2)
}

/** A text as it stands between two commas. */
export const csvText = (text: string): string => Papa.unparse([[written(text)]])

const lines = (rows: readonly (readonly WrittenCell[])[]): Uint8Array =>
  Buffer.from(`${Papa.unparse(rows.map((row) => row.map(written)))}\r\n`)

/**
 * Comma-separated values for a spreadsheet, piece by piece: UTF-8 with a byte order mark, lines ended by CR LF. No text can act as a formula; a
 * number is never guarded, nor is an amount below zero.
 */
export async function* writeCsv(rows: AsyncIterable<readonly WrittenCell[]>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(BYTE_ORDER_MARK)
  let held: (readonly WrittenCell[])[] = []
  for await (const row of rows) {
    held.push(row)
    if (held.length < ROWS) continue
    yield lines(held)
    held = []
  }
  if (held.length > 0) yield lines(held)
}
