import type { PackedRows } from './row-batch.ts'
import type { SheetInfo, SheetRefusal } from './sheet-types.ts'

/** From the process that reads. */
export type SheetMessage =
  | { what: 'rows'; rows: PackedRows }
  | { what: 'end'; info: SheetInfo }
  | { what: 'refused'; reason: SheetRefusal; detail: string | null }
  | { what: 'failed'; text: string }

/** To the process that reads: a batch has been taken. */
export const TAKEN = 'taken'
