import { REFUSED_BECAUSE } from '@marketplace/contract/catalogue/card-changes'
import { cardValue, type CardProperty } from '@marketplace/contract/catalogue/card-fields'
import { guardFormula, isFormula } from '@marketplace/contract/platform/formula-guard'
import Papa from 'papaparse'
import { isMessageKey, translate, type AnyMessageKey } from '../../platform/http/translate.ts'
import type { CardRow, CardValues } from './credit-cards.queries.ts'

type Kind = 'text' | 'number' | 'list'
type Column = Exclude<CardProperty, 'category_img_thumb'>

/** How each column of the file reads; pictures are uploaded one by one. A list has one entry a line of its cell. */
const kinds: Readonly<Record<Column, Kind>> = {
  category_name: 'text',
  sort_order: 'number',
  key_feature: 'text',
  annual_fee: 'text',
  utm_link: 'text',
  marketing_bullets: 'list',
  secured: 'number',
  status: 'number',
  issuer_name: 'text',
  joining_fee: 'number',
  annual_fee_amount: 'number',
  fee_waiver: 'text',
  apr_percent: 'number',
  kfs_url: 'text',
  deposit_min: 'number',
  income_min: 'number',
  benefits: 'list',
}
const columns = Object.keys(kinds) as Column[]
const header = ['category_id', ...columns]

/** Import takes the quote in front of a formula off again: a text that begins with quotes of its own and a formula gets one more. */
const isGuarded = (text: string): boolean => text.startsWith("'") && isFormula(text.replace(/^'+/, ''))
const guard = (text: string): string => (isGuarded(text) ? `'${text}` : guardFormula(text))
const unguard = (text: string): string => (isGuarded(text) ? text.slice(1) : text)

const write = (value: CardRow[Column]): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  return guard(Array.isArray(value) ? value.join('\n') : value)
}

/** The cards as a file that `readCardsCsv` reads back to the same values. A byte order mark tells Excel that it is UTF-8. */
export const writeCardsCsv = (cards: readonly CardRow[]): string =>
  `\ufeff${Papa.unparse({
    fields: header,
    data: cards.map((card) => [card.category_id, ...columns.map((column) => write(card[column]))]),
  })}\r\n`

/** A row of the file: good ones have values, the others words about what is wrong. */
export interface CsvCard {
  /** Counted as a spreadsheet does: the header is line 1. */
  line: number
  category_id: string | null
  values: CardValues
  problems: string[]
  /** What stands in the line, by its columns. */
  cells: Readonly<Record<string, string>>
}

/** A file that cannot be read at all; `key` says why. */
export interface UnreadableCsv {
  key: AnyMessageKey
}

const MAX_ROWS = 2_000

const parse = (kind: Kind, cell: string): unknown => {
  const text = unguard(cell)
  if (kind === 'list') return text.split(/\r?\n/).map((part) => part.trim())
  if (kind === 'text') return text.trim()
  return /^-?[0-9]{1,12}(?:\.[0-9]{1,6})?$/.test(text.trim()) ? Number(text) : text
}

const readRow = (row: Readonly<Record<string, string>>, line: number): CsvCard => {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  for (const column of columns) {
    const cell = row[column] ?? ''
    // An empty cell leaves what is there: clearing a fact is done on the page.
    if (cell.trim() === '') continue
    const value = parse(kinds[column], cell)
    const { success, error } = cardValue(column).safeParse(value)
    if (success) values[column] = value
    else {
      const key = error.issues[0]?.message ?? ''
      problems.push(`${column}: ${translate('en', isMessageKey(key) ? key : 'invalid_value')}`)
    }
  }
  const category_id = (row['category_id'] ?? '').trim()
  return {
    line,
    category_id: category_id === '' ? null : category_id.toLowerCase(),
    values,
    problems,
    cells: row,
  }
}

/** Reads a CSV in UTF-8 whose first line names columns of the export, in any order, with a name or an id among them. */
export const readCardsCsv = (bytes: Buffer): readonly CsvCard[] | UnreadableCsv => {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { key: 'csv_not_utf8' }
  }
  if (text.includes('\0')) return { key: 'csv_not_utf8' }
  // No name of a column holds what stands between cells, while the cells themselves may. Rows without a header of their own: a column called __proto__ is a text like any other here.
  const { data, errors } = Papa.parse<string[]>(text.trimEnd(), {
    delimiter: /^[^\r\n]*?([,;\t|])/.exec(text)?.[1] ?? ',',
    preview: MAX_ROWS + 2,
    skipEmptyLines: false,
  })
  if (errors.some(({ type }) => type === 'Quotes')) return { key: 'csv_broken' }
  const [first = [], ...rows] = data
  const names = first.map((name) => name.trim().toLowerCase())
  const known =
    names.every((name) => header.includes(name) || name === REFUSED_BECAUSE) &&
    new Set(names).size === names.length
  if (!known || !(names.includes('category_name') || names.includes('category_id')))
    return { key: 'csv_columns_unknown' }
  if (rows.length > MAX_ROWS) return { key: 'csv_too_long' }
  return readRows(names, rows)
}

const readRows = (names: readonly string[], rows: readonly string[][]): CsvCard[] => {
  const cards: CsvCard[] = []
  let line = 2
  for (const row of rows) {
    if (row.some((cell) => cell.trim() !== '')) {
      const card = readRow(Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])), line)
      if (row.length > names.length) card.problems.push(translate('en', 'csv_row_too_long'))
      cards.push(card)
    }
    // A cell may hold line breaks: a spreadsheet counts the row once.
    line += 1
  }
  return cards
}
