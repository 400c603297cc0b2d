import Papa from 'papaparse'

const DELIMITERS = [',', ';', '\t', '|'] as const
const ROWS = 50

/** A cell with an odd number of quotes is a part of one: it was cut by a sign that stands in it. */
const isHalfQuoted = (cell: string): boolean => cell.includes('"') && cell.split('"').length % 2 === 0

/** The number of cells that most rows have, of those with more than one, and how many rows those are. */
const commonWidth = (rows: readonly (readonly string[])[]): { width: number; count: number } => {
  const counts = new Map<number, number>()
  for (const row of rows)
    if (row.length > 1 && !row.some(isHalfQuoted)) counts.set(row.length, (counts.get(row.length) ?? 0) + 1)
  let best = { width: 1, count: 0 }
  for (const [width, count] of counts)
    if (count > best.count || (count === best.count && width > best.width)) best = { width, count }
  return best
}

/**
 * What parts the cells: the sign that cuts most of the first rows into equally many cells, of two such signs the one that makes more cells.
 * A comma where no sign cuts anything. @param sample the beginning of a file, its lines ended by line feeds
 */
export const sniffDelimiter = (sample: string): string => {
  let best = { delimiter: ',', width: 1, count: 0 }
  for (const delimiter of DELIMITERS) {
    const { data } = Papa.parse<string[]>(sample, { delimiter, newline: '\n', preview: ROWS })
    const { width, count } = commonWidth(data)
    if (count > best.count || (count === best.count && width > best.width)) best = { delimiter, width, count }
  }
  return best.delimiter
}
