import { daySerial } from '../serial-date.ts'
import { sheetLimits } from '../sheet-limits.ts'
import type { WrittenCell } from '../written-cell.ts'

const COLUMNS = 16_384
const TITLE_CHARACTERS = 31

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Signs that XML has not, or reads as another one. */
const unwritable = /[^\t\n -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const looksWritten = /_(?=x[\da-f]{4}_)/gi

/** A text that stands in XML as it is, as most do: without &, <, >, quotes, underscores, pairs and what XML has not. */
const isPlain = /^[\t\n !#-%'-;=?-^`-\ud7ff\ue000-\ufffd]*$/

/** Text of a cell: what XML cannot hold as _x000D_ (ECMA-376, part 1, 22.9.2.19). NUL, which nothing can hold, is left out. */
export const xmlCellText = (text: string): string => {
  const most = sheetLimits.cellCharacters
  const short = text.length > most ? `${text.slice(0, most - 1)}…` : text
  if (isPlain.test(short)) return short
  const written = short
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll(looksWritten, '_x005F_')
    .replaceAll(
      unwritable,
      (sign) => `_x${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
  return escapeXml(written)
}

export const xmlAttribute = (text: string): string =>
  escapeXml(text.toWellFormed().replaceAll(unwritable, ' ')).replaceAll(/[\t\n]/g, ' ')

/** A name that Excel takes for a sheet: up to 31 characters, none of []:*?/\, no apostrophe at an end. */
export const sheetTitle = (name: string): string =>
  name
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .slice(0, TITLE_CHARACTERS)
    .replaceAll(/^[' ]+|[' ]+$/g, '') || 'Sheet1'

/** A, B, … Z, AA, … @param column from 0 */
export const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** How days and money are shown: the second and the third of the workbook's formats. Where a machine is set to India, it groups by lakhs. */
export const cellFormats = ['dd/mm/yyyy', '#,##0.00']
const DAY_STYLE = ' s="1"'
const RUPEES_STYLE = ' s="2"'

const numberXml = (place: string, number: number, style = ''): string => {
  if (!Number.isFinite(number)) throw new RangeError(`${number} is no number of a sheet`)
  return `<c r="${place}"${style}><v>${number}</v></c>`
}

const cellXml = (place: string, cell: WrittenCell): string => {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string')
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${xmlCellText(cell)}</t></is></c>`
  if (typeof cell === 'number') return numberXml(place, cell)
  if ('rupees' in cell) return numberXml(place, cell.rupees, RUPEES_STYLE)
  const serial = daySerial(cell.day)
  return serial === null ? cellXml(place, cell.day) : numberXml(place, serial, DAY_STYLE)
}

/** A row of a sheet. @param line from 1; @throws RangeError beyond 16,384 columns, or for a number that is none */
export const rowXml = (line: number, row: readonly WrittenCell[]): string => {
  if (row.length > COLUMNS) throw new RangeError('a sheet has at most 16,384 columns')
  const cells = row.map((cell, column) => cellXml(`${columnName(column)}${line}`, cell)).join('')
  return `<row r="${line}">${cells}</row>`
}
