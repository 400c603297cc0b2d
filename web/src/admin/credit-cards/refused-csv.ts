import { REFUSED_BECAUSE, type CardChanges } from '@marketplace/contract/catalogue/card-changes'
import { guardFormula } from '@marketplace/contract/platform/formula-guard'

/** The import takes the quote in front of a formula off again. */
const cell = (text: string): string => {
  const safe = guardFormula(text)
  return /[",\r\n;\t|]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * The refused lines of an import as a file: what stood in them, and why each was refused. Mended it can be imported as it is.
 * @returns null where no line was refused.
 */
export const refusedCsv = (refused: CardChanges['refused']): string | null => {
  const lines = refused.flatMap(({ row, message }) => (row === null ? [] : [{ row, message }]))
  const [first] = lines
  if (first === undefined) return null
  const columns = Object.keys(first.row).filter((column) => column !== REFUSED_BECAUSE)
  const written = [
    [...columns, REFUSED_BECAUSE],
    ...lines.map(({ row, message }) => [...columns.map((column) => row[column] ?? ''), message]),
  ]
  return `\ufeff${written.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`
}
