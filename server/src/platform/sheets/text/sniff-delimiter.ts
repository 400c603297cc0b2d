import Papa from 'papaparse'

const DELIMITERS = [',', ';', '\t', '|'] as const
const ROWS = 50

/** The number of cells that most rows have, of those with more than one, and how many rows those are. */
const commonWidth = (rows: readonly (readonly string[])[]): { width: number; count: number } => {
  const counts = new Map<number, number>()
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
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
