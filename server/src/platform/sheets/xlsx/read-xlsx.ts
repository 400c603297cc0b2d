import { chooseSheet } from '../choose-sheet.ts'
import { RowBatch, type PackedRows } from '../row-batch.ts'
import { sheetLimits } from '../sheet-limits.ts'
import { SheetRefused, type SheetInfo } from '../sheet-types.ts'
import { readSharedStrings } from './shared-strings.ts'
import { SheetScan } from './sheet-scan.ts'
import { readStyles } from './styles.ts'
import { readWorkbook } from './workbook.ts'
import { XmlScanner } from './xml-scanner.ts'
import { ZipParts } from './zip-parts.ts'

const readParts = async (
  parts: ZipParts,
  sheetName: string | undefined,
  emit: (rows: PackedRows) => Promise<void>,
): Promise<SheetInfo> => {
  const workbook = await readWorkbook(parts)
  const { sheet, otherSheets, hiddenSheets, notices } = chooseSheet(workbook.sheets, sheetName)
  if (!parts.has(sheet.part)) throw new SheetRefused('damaged')
  const { sharedStrings, styles, epoch } = workbook
  const formats = styles === null ? [] : readStyles(await parts.readWhole(styles))
  const strings =
    sharedStrings === null
      ? []
      : await readSharedStrings(parts.readText(sharedStrings, sheetLimits.sharedStringBytes))
  const batch = new RowBatch(epoch)
  const scan = new SheetScan(batch, { strings, formats, epoch })
  const scanner = new XmlScanner(scan)
  for await (const piece of parts.readText(sheet.part, sheetLimits.unpackedBytes)) {
    scanner.write(piece)
    if (batch.isFull) await emit(batch.take())
  }
  scanner.end()
  if (!batch.isEmpty) await emit(batch.take())
  if (scan.hasHiddenRows) notices.push('hidden_rows')
  return { kind: 'xlsx', sheetName: sheet.name, otherSheets, hiddenSheets, notices, rows: batch.total }
}

/** Reads one sheet of a workbook of Excel 2007 or later. @throws SheetRefused */
export const readXlsx = async (
  path: string,
  sheetName: string | undefined,
  emit: (rows: PackedRows) => Promise<void>,
): Promise<SheetInfo> => {
  const parts = await ZipParts.open(path)
  try {
    return await readParts(parts, sheetName, emit)
  } finally {
    parts.close()
  }
}
