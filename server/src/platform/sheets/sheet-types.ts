import type { SheetNotice, SheetRefusal } from '@marketplace/contract/platform/sheets/sheet-refusals'
import { sheetRefusals } from '@marketplace/contract/platform/sheets/sheet-refusals'

export type { SheetNotice, SheetRefusal }

export type SheetKind = 'xlsx' | 'xls' | 'csv'

/** `no-value`: a formula of which the file holds no result. In a .csv every cell is text. */
export type CellKind = 'text' | 'number' | 'date' | 'boolean' | 'error' | 'no-value'

/**
 * One cell. `text` as a person sees it without styling: numbers without an exponent and to 15 digits, dates as YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss,
 * TRUE and FALSE, an error as #N/A. `raw` is what the file holds: all digits of a number, the serial number of a date.
 */
export interface SheetCell {
  kind: CellKind
  text: string
  raw: string
}

/**
 * `line` is the row's number as the person sees it in their program, from 1; a line break in a quoted cell of a .csv begins no row.
 * Cells may be null (empty), trailing empties are left out; a row without any cell is not handed on.
 */
export interface SheetRow {
  line: number
  cells: (SheetCell | null)[]
  /** Of a .csv, how many cells the row has, empty ones at its end too. */
  width?: number
  /** Of a workbook whose days are counted from 1904: a number without a format may be one. */
  epoch?: 1904
}

export interface SheetInfo {
  kind: SheetKind
  /** Null for a .csv. */
  sheetName: string | null
  /** The other visible sheets. */
  otherSheets: string[]
  hiddenSheets: string[]
  notices: SheetNotice[]
  /** How many rows were handed on. */
  rows: number
}

export interface ReadSheetOptions {
  /** What the person called the file. What it is, its bytes say; a name that says otherwise is a notice. */
  fileName: string
  /** Ends the reading at once. */
  signal?: AbortSignal
  /** The sheet to read, to the letter; the first visible one unless said. */
  sheetName?: string
  /** Takes about 1,000 rows at a time; the next ones wait until it has ended. */
  onRows: (rows: SheetRow[]) => Promise<void> | void
}

/** A file that cannot be read: `reason` for programs, the message in words for staff. `detail` may name a line or a sheet, never a cell's content. */
export class SheetRefused extends Error {
  readonly reason: SheetRefusal
  readonly detail: string | null

  constructor(reason: SheetRefusal, detail: string | null = null, options?: ErrorOptions) {
    super(detail === null ? sheetRefusals[reason] : `${sheetRefusals[reason]} (${detail})`, options)
    this.name = 'SheetRefused'
    this.reason = reason
    this.detail = detail
  }
}
