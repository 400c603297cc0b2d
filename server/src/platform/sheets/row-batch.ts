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
  /** How many the file has of it, empty ones at its end too; 0 where that is not known. */
  widths: Uint16Array<ArrayBuffer>
  cells: Uint32Array<ArrayBuffer>
  text: string
  raw: string
  /** What the serial numbers of days count from: where it is not 1900. */
  epoch?: 1904
}

/** Collects rows cell by cell, each row's cells from left to right. */
export class RowBatch {
  #lines: number[] = []
  #sizes: number[] = []
  #widths: number[] = []
  #cells: number[] = []
  #text = ''
  #raw = ''
  #line = 0
  #size = 0
  #width = 0
  /** How much of the cells and texts is of rows that have ended. */
  #whole = { cells: 0, text: 0, raw: 0 }
  readonly #epoch: 1900 | 1904
  /** Rows handed on, those of this batch among them. */
  total = 0

  constructor(epoch: 1900 | 1904 = 1900) {
    this.#epoch = epoch
  }

  get isFull(): boolean {
    return this.#lines.length >= ROWS || (!this.isEmpty && this.#text.length >= CHARACTERS)
  }

  get isEmpty(): boolean {
    return this.#lines.length === 0
  }

  /** @param width how many cells the file has of it */
  beginRow(line: number, width = 0): void {
    this.#line = line
    this.#size = 0
    this.#width = Math.min(width, 65_535)
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
    this.#widths.push(this.#width)
    this.#whole = { cells: this.#cells.length, text: this.#text.length, raw: this.#raw.length }
    this.total += 1
  }

  /** The rows that have ended, and begins anew: what is there of a row that has not, belongs to the next batch. */
  take(): PackedRows {
    const { cells, text, raw } = this.#whole
    const packed = {
      lines: Uint32Array.from(this.#lines),
      sizes: Uint16Array.from(this.#sizes),
      widths: Uint16Array.from(this.#widths),
      cells: Uint32Array.from(cells === this.#cells.length ? this.#cells : this.#cells.slice(0, cells)),
      text: this.#text.slice(0, text),
      raw: this.#raw.slice(0, raw),
      ...(this.#epoch === 1904 && { epoch: this.#epoch }),
    }
    this.#lines = []
    this.#sizes = []
    this.#widths = []
    this.#cells = this.#cells.slice(cells)
    this.#text = this.#text.slice(text)
    this.#raw = this.#raw.slice(raw)
    this.#whole = { cells: 0, text: 0, raw: 0 }
    return packed
  }
}

export const unpackRows = ({ lines, sizes, widths, cells, text, raw, epoch }: PackedRows): SheetRow[] => {
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
    const width = widths[row] ?? 0
    return {
      line,
      cells: found,
      ...(width !== 0 && { width }),
      ...(epoch !== undefined && { epoch }),
    }
  })
}
