import { open } from 'node:fs/promises'
import type { PackedRows } from './row-batch.ts'
import { sheetLimits } from './sheet-limits.ts'
import { SheetRefused, type SheetInfo, type SheetKind } from './sheet-types.ts'
import { saysOtherwise, SNIFFED_BYTES, sniffFile } from './sniff-file.ts'

export interface ReadRowsRequest {
  path: string
  fileName: string
  sheetName?: string | undefined
}

const lookAt = async (path: string): Promise<{ head: Uint8Array; size: number }> => {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0)
    return { head: buffer.subarray(0, bytesRead), size }
  } finally {
    await file.close()
  }
}

/** Loaded where it is needed: a process reads one file of one kind. */
const readers: Readonly<
  Record<
    SheetKind,
    (
      request: ReadRowsRequest,
      head: Uint8Array,
      emit: (rows: PackedRows) => Promise<void>,
    ) => Promise<SheetInfo>
  >
> = {
  csv: async ({ path }, head, emit) => (await import('./text/read-csv.ts')).readCsv(path, head, emit),
  xls: async ({ path, sheetName }, _head, emit) =>
    (await import('./read-xls.ts')).readXls(path, sheetName, emit),
  xlsx: async ({ path, sheetName }, _head, emit) =>
    (await import('./xlsx/read-xlsx.ts')).readXlsx(path, sheetName, emit),
}

/**
 * Reads a file in this thread; each batch waits until the one before has been taken. What a file is, its bytes decide.
 * @throws SheetRefused
 */
export const readRows = async (
  request: ReadRowsRequest,
  emit: (rows: PackedRows) => Promise<void>,
): Promise<SheetInfo> => {
  const { head, size } = await lookAt(request.path)
  const kind = sniffFile(head)
  // Of a large compound file it is still said that it has a password.
  if (size > (kind === 'xls' ? sheetLimits.bytes.xlsx : sheetLimits.bytes[kind]))
    throw new SheetRefused('too_big')
  const info = await readers[kind](request, head, emit)
  if (info.rows === 0)
    throw new SheetRefused('empty', info.sheetName === null ? null : `sheet ${info.sheetName}`)
  return saysOtherwise(request.fileName, kind)
    ? { ...info, notices: [...info.notices, 'other_ending'] }
    : info
}
