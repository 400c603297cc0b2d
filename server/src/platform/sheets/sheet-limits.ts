const MIB = 1024 * 1024

/** What a file may take; modelled on Apache POI's and Excel's own. What is counted is what flows, never what a file says of itself. */
export const sheetLimits = {
  /** The file itself, in bytes. */
  bytes: { xlsx: 50 * MIB, xls: 10 * MIB, csv: 300 * MIB },
  zipEntries: 1_000,
  /** Unpacked bytes for each packed one, once `ratioFrom` bytes have been unpacked. */
  ratio: 200,
  ratioFrom: MIB,
  unpackedBytes: 1024 * MIB,
  sharedStringBytes: 256 * MIB,
  sharedStrings: 2_000_000,
  /** A part that is read whole: the workbook, its relations, its styles. */
  smallPartBytes: 16 * MIB,
  workbookRows: 1_048_576,
  textRows: 5_000_000,
  columns: 256,
  cellCharacters: 32_767,
  /** A token of XML or a line of text that has not ended yet. */
  openCharacters: MIB,
  elementDepth: 64,
} as const
