import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRows } from '../../platform/sheets/read-rows.ts'
import { unpackRows } from '../../platform/sheets/row-batch.ts'
import { SheetRefused, type SheetInfo, type SheetRow } from '../../platform/sheets/sheet-types.ts'

/** Does something with a file of these bytes that is gone afterwards. */
export const withFile = async <Result>(
  bytes: Uint8Array | string,
  use: (path: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-sheet-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, bytes)
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** All of a file, read in this thread. */
export const readAllOf = async (
  path: string,
  { fileName = 'file', sheetName }: { fileName?: string; sheetName?: string } = {},
): Promise<{ info: SheetInfo; rows: SheetRow[] }> => {
  const rows: SheetRow[] = []
  const info = await readRows({ path, fileName, sheetName }, async (packed) => {
    rows.push(...unpackRows(packed))
    await Promise.resolve()
  })
  return { info, rows }
}

export const readAll = (
  bytes: Uint8Array | string,
  options?: { fileName?: string; sheetName?: string },
): Promise<{ info: SheetInfo; rows: SheetRow[] }> => withFile(bytes, (path) => readAllOf(path, options))

/** Each row's texts, an empty cell as an empty text. */
export const textsOf = (rows: readonly SheetRow[]): string[][] =>
  rows.map(({ cells }) => cells.map((cell) => cell?.text ?? ''))

/** The reason that these bytes are refused for; null where they are read. */
export const refusalOf = async (
  bytes: Uint8Array | string,
  options?: { sheetName?: string },
): Promise<string | null> => {
  try {
    await readAll(bytes, options)
    return null
  } catch (error) {
    if (error instanceof SheetRefused) return error.reason
    throw error
  }
}
