import { readXlsx, writeXlsx, type CellValue } from 'hucre'
import { numberText } from '../../server/src/platform/sheets/cell-number.ts'
import type { SheetRow } from '../../server/src/platform/sheets/sheet-types.ts'

/** A cell as hucre has it, in the words of ours. */
const shown = (value: CellValue | undefined): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return numberText(String(value))
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T00:00:00', '')
  return value
}

const withoutEnd = (texts: readonly string[]): string[] => {
  const cells = [...texts]
  while (cells.at(-1) === '') cells.pop()
  return cells
}

/** Cells of a sheet by the second reader, by the row's number; rows without any left out. Null where it cannot read the file. */
export const readBySecond = async (
  bytes: Uint8Array,
  sheetName: string | null,
): Promise<Map<number, string[]> | null> => {
  try {
    const { sheets } = await readXlsx(bytes)
    const sheet = sheets.find(({ name }) => name === sheetName)
    if (sheet === undefined) return null
    const rows = sheet.rows.map((row, at) => [at + 1, withoutEnd(Array.from(row, shown))] as const)
    return new Map(rows.filter(([, cells]) => cells.length > 0))
  } catch {
    return null
  }
}

/** Ours in the same form. */
export const textsByLine = (rows: readonly SheetRow[]): Map<number, string[]> =>
  new Map(
    rows
      .map(({ line, cells }) => [line, withoutEnd(cells.map((cell) => cell?.text ?? ''))] as const)
      .filter(([, cells]) => cells.length > 0),
  )

/** The first row that two readers read otherwise; null where they agree. */
export const firstDifference = (
  ours: ReadonlyMap<number, string[]>,
  theirs: ReadonlyMap<number, string[]>,
): string | null => {
  for (const line of new Set([...ours.keys(), ...theirs.keys()])) {
    const [one, other] = [JSON.stringify(ours.get(line)), JSON.stringify(theirs.get(line))]
    if (one !== other) return `row ${line}: ${one} here, ${other} there`
  }
  return null
}

const WORDS = [
  'Asha',
  'अमित',
  '00123',
  '=1+1',
  '<b>&amp;</b>',
  ' spaced ',
  'two\nlines',
  '_x000D_',
  '😀',
  '-5.00',
  '#N/A',
  'TRUE',
] as const

/** A workbook of random cells by the second reader's own writer. */
export const randomWorkbook = (random: () => number): Promise<Uint8Array> => {
  const cell = (): string | number | boolean | Date | null => {
    const kind = random()
    if (kind < 0.15) return null
    if (kind < 0.5)
      return `${WORDS[Math.floor(random() * WORDS.length)]}${random() < 0.5 ? '' : Math.floor(random() * 1e6)}`
    if (kind < 0.7) return Math.floor(random() * 10 ** Math.floor(random() * 15))
    if (kind < 0.8) return -Math.round(random() * 1e7) / 100
    if (kind < 0.9)
      return new Date(
        Date.UTC(1950 + Math.floor(random() * 120), Math.floor(random() * 12), 1 + Math.floor(random() * 28)),
      )
    return random() < 0.5
  }
  const width = 1 + Math.floor(random() * 12)
  const rows = Array.from({ length: 1 + Math.floor(random() * 30) }, () =>
    Array.from({ length: width }, cell),
  )
  return writeXlsx({ sheets: [{ name: 'Sheet1', rows }] })
}
