import Papa from 'papaparse'

/** A row of a file: what stands in its cells by column, null where a cell is empty. */
export interface TableRow {
  /** Counted as a spreadsheet does: the header is line 1. */
  line: number
  cells: Record<string, string | null>
}

/**
 * Reads a CSV in UTF-8 whose first line names `columns`, in any order; a column may be left out, which leaves its cells empty.
 * @throws Error in words: not UTF-8, a quote that does not end, a column that is none or stands there twice, a row that is longer than the header.
 */
export const readTable = (bytes: Uint8Array, columns: readonly string[]): TableRow[] => {
  const { data, errors } = Papa.parse<string[]>(decode(bytes).trimEnd())
  if (errors.some(({ type }) => type === 'Quotes')) throw new Error('A quoted cell does not end.')
  const [first = [], ...rows] = data
  const names = first.map((name) => name.trim())
  const unknown = names.find((name, at) => !columns.includes(name) || names.indexOf(name) !== at)
  if (unknown !== undefined)
    throw new Error(
      `"${unknown}" is no column of this file, or stands there twice. It has: ${columns.join(', ')}`,
    )
  return rows.flatMap((row, index) => {
    if (row.every((cell) => cell.trim() === '')) return []
    if (row.length > names.length) throw new Error(`Line ${index + 2} has more cells than the first line.`)
    const cellOf = (column: string): string | null => row[names.indexOf(column)]?.trim() || null
    return [{ line: index + 2, cells: Object.fromEntries(columns.map((name) => [name, cellOf(name)])) }]
  })
}

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new Error('The file is not UTF-8.', { cause: error })
  }
}
