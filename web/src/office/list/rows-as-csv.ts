import { guardFormula } from '@marketplace/contract/platform/formula-guard'
import { plainValue, type Column, type SortValue } from '../table/column.ts'

/** Words that a spreadsheet would take for a formula are written as words; a number below zero stays a number. */
const cellText = (value: SortValue): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const words = guardFormula(value)
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words
}

/** Lines of a file (RFC 4180), in UTF-8 with the mark by which a spreadsheet knows it. */
const fileOf = (lines: readonly (readonly SortValue[])[]): string =>
  `\uFEFF${lines.map((line) => line.map(cellText).join(',')).join('\r\n')}\r\n`

/** Rows as they are shown, as a file for a spreadsheet: columns in their order, without those of controls. */
export const rowsAsCsv = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string => {
  const written = columns.filter(({ exported }) => exported !== null)
  return fileOf([
    written.map(({ title }) => title),
    ...rows.map((row) => written.map((column) => plainValue(column, row))),
  ])
}
