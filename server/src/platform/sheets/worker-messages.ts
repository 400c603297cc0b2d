import type { PackedRows } from './row-batch.ts'
import type { SheetInfo, SheetRefusal } from './sheet-types.ts'

/** From the worker. */
export type SheetMessage =
  | { what: 'rows'; rows: PackedRows }
  | { what: 'end'; info: SheetInfo }
  | { what: 'refused'; reason: SheetRefusal; detail: string | null }

/** To the worker: a batch has been taken. */
export const TAKEN = 'taken'
