import { readFile } from 'node:fs/promises'
import { booleanText, numberCell } from './cell-value.ts'
import { chooseSheet } from './choose-sheet.ts'
import { formatKind } from './number-format.ts'
import { RowBatch, type PackedRows } from './row-batch.ts'
import { sheetLimits } from './sheet-limits.ts'
import { SheetRefused, type SheetInfo } from './sheet-types.ts'

/** A name in the directory of a compound file. */
const streamName = (name: string): Buffer => Buffer.from(name, 'utf16le')
const COMPOUND_START = 0xd0
/** What SheetJS says of a record FILEPASS. */
const LOCKED = /password-protected/i

interface ReadCell {
  t: string
  v?: string | number | boolean | Date
  z?: unknown
  w?: string
  f?: string
}

const isHiddenState = (state: unknown): boolean => state === 1 || state === 2

/** Refuses before the library reads: a password, a compound file of another program, a file beyond the limit. */
const checkCompound = (bytes: Buffer): void => {
  if (bytes.includes(streamName('EncryptedPackage'))) throw new SheetRefused('password')
  if (bytes.length > sheetLimits.bytes.xls) throw new SheetRefused('too_big')
  if (
    bytes[0] === COMPOUND_START &&
    !bytes.includes(streamName('Workbook')) &&
    !bytes.includes(streamName('Book'))
  )
    throw new SheetRefused(bytes.includes(streamName('Root Entry')) ? 'not_a_sheet' : 'damaged')
}

const addCell = (batch: RowBatch, column: number, cell: ReadCell, epoch: 1900 | 1904): void => {
  const { t, v, z } = cell
  if (t === 'z' || v === undefined || v === '') return
  if (t === 'n') {
    const raw = String(v)
    const { kind, text } = numberCell(raw, typeof z === 'string' ? formatKind(z) : 'number', epoch)
    batch.add(column, kind, text, raw)
  } else if (t === 'b') batch.add(column, 'boolean', booleanText(String(v)), v === true ? '1' : '0')
  else if (t === 'e') batch.add(column, 'error', cell.w ?? '#VALUE!', cell.w ?? '#VALUE!')
  else {
    const text = String(v).replaceAll('\0', '').toWellFormed()
    if (text.length > sheetLimits.cellCharacters) throw new SheetRefused('cell_too_long')
    if (text !== '') batch.add(column, 'text', text, text)
  }
}

/**
 * Reads one sheet of a workbook of Excel 5 to 2003, whole, by SheetJS in a republication that has its two advisories mended (decision 086).
 * Whatever it fails of is a damaged file.
 * @throws SheetRefused
 */
export const readXls = async (
  path: string,
  sheetName: string | undefined,
  emit: (rows: PackedRows) => Promise<void>,
): Promise<SheetInfo> => {
  const bytes = await readFile(path)
  checkCompound(bytes)
  const { read } = await import('@e965/xlsx')
  const parse = (): ReturnType<typeof read> => {
    try {
      return read(bytes, { type: 'buffer', dense: true, cellNF: true, cellHTML: false, cellFormula: false })
    } catch (cause) {
      const isLocked = cause instanceof Error && LOCKED.test(cause.message)
      throw new SheetRefused(isLocked ? 'password' : 'damaged', null, { cause })
    }
  }
  const book = parse()
  const epoch = book.Workbook?.WBProps?.date1904 === true ? 1904 : 1900
  const named = book.SheetNames.flatMap((name, at) => {
    const content = book.Sheets[name]
    const type: unknown = content?.['!type']
    if (content === undefined || (type !== undefined && type !== 'sheet')) return []
    return [{ name, isHidden: isHiddenState(book.Workbook?.Sheets?.[at]?.Hidden), content }]
  })
  const { sheet, otherSheets, hiddenSheets, notices } = chooseSheet(named, sheetName)
  const rows = (sheet.content['!data'] ?? []) as readonly (readonly (ReadCell | undefined)[] | undefined)[]
  const batch = new RowBatch(epoch)
  for (const [at, cells] of rows.entries()) {
    if (cells === undefined) continue
    batch.beginRow(at + 1)
    for (const [column, cell] of cells.entries()) if (cell !== undefined) addCell(batch, column, cell, epoch)
    batch.endRow()
    if (batch.isFull) await emit(batch.take())
  }
  if (!batch.isEmpty) await emit(batch.take())
  return { kind: 'xls', sheetName: sheet.name, otherSheets, hiddenSheets, notices, rows: batch.total }
}
