/** A cell to write: text, a number, or null for an empty one. */
export type WrittenCell = string | number | null

/** @throws RangeError beyond 1,048,576 rows or for a number that is none. */
export declare const writeXlsx: (
  rows: AsyncIterable<readonly WrittenCell[]>,
  sheetName: string,
) => AsyncIterable<Uint8Array>

/** UTF-8 with a byte order mark; no text can act as a formula. */
export declare const writeCsv: (rows: AsyncIterable<readonly WrittenCell[]>) => AsyncIterable<Uint8Array>
