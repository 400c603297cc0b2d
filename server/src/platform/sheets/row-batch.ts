import type { CellKind, SheetRow } from './sheet-types.ts'

const KINDS: readonly CellKind[] = ['text', 'number', 'date', 'boolean', 'error', 'no-value']
const ROWS = 1_000
const CHARACTERS = 1_000_000

/**
 * Rows on their way from one process to another: two texts and three lists of numbers in the place of an object for each cell, which costs ten times
 * as much to copy. Of a cell: column, kind and whether `raw` differs; the length of its text; the length of its raw text where it differs.
 */
export interface PackedRows {
  lines: Uint32Array<ArrayBuffer>
  /** How many cells each row has. */
  sizes: Uint16Array<ArrayBuffer>
  cells: Uint32Array<ArrayBuffer>
  text: string
  raw: string
}

/** Collects rows cell by cell, each row's cells from left to right. */
export class RowBatch {
  #lines: number[] = []
  #sizes: number[] = []
  #cells: number[] = []
  #text = ''
  #raw = ''
  #line = 0
  #size = 0
  /** Rows handed on, those of this batch among them. */
  total = 0

  get isFull(): boolean {
    return this.#lines.length >= ROWS || this.#text.length >= CHARACTERS
  }

  get isEmpty(): boolean {
    return this.#lines.length === 0
  }

  beginRow(line: number): void {
    this.#line = line
    this.#size = 0
  }

  /** @param column from 0 */
  add(column: number, kind: CellKind, text: string, raw: string): void {
    this.#size += 1
    this.#text += text
    const head = (column << 4) | (KINDS.indexOf(kind) << 1)
    if (raw === text) {
      this.#cells.push(head, text.length)
      return
    }
    this.#raw += raw
    this.#cells.push(head | 1, text.length, raw.length)
  }

  /** A row without a cell is left out. */
  endRow(): void {
    if (this.#size === 0) return
    this.#lines.push(this.#line)
    this.#sizes.push(this.#size)
    this.total += 1
  }

  /** What was collected, and begins anew. */
  take(): PackedRows {
    const packed = {
      lines: Uint32Array.from(this.#lines),
      sizes: Uint16Array.from(this.#sizes),
      cells: Uint32Array.from(this.#cells),
      text: this.#text,
      raw: this.#raw,
    }
    this.#lines = []
    this.#sizes = []
    this.#cells = []
    this.#text = ''
    this.#raw = ''
    return packed
  }
}

export const unpackRows = ({ lines, sizes, cells, text, raw }: PackedRows): SheetRow[] => {
  let [at, textAt, rawAt] = [0, 0, 0]
  const next = (): number => cells[at++] ?? 0
  return Array.from(lines, (line, row) => {
    const found: SheetRow['cells'] = []
    for (let left = sizes[row] ?? 0; left > 0; left -= 1) {
      const head = next()
      const shown = text.slice(textAt, (textAt += next()))
      const stored = (head & 1) === 0 ? shown : raw.slice(rawAt, (rawAt += next()))
      const column = head >> 4
      while (found.length < column) found.push(null)
      found.push({ kind: KINDS[(head >> 1) & 7] ?? 'text', text: shown, raw: stored })
    }
    return { line, cells: found }
  })
}
