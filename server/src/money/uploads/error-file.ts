import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { guardFormula } from '@marketplace/contract/platform/formula-guard'
import { fileReasons } from '@marketplace/contract/money/lender-file-words'
import Papa from 'papaparse'
import { StreamedFile } from '../../platform/answers/streamed-file.ts'
import type { Services } from '../../platform/services.ts'
import { readSheet } from '../../platform/sheets/read-sheet.ts'
import type { SheetCell, SheetRow } from '../../platform/sheets/sheet-types.ts'
import { withOpenFile } from './sealed-parts.ts'
import { listErrorRows } from './upload-rows.queries.ts'
import type { UploadRow } from './uploads.queries.ts'

const MOST_ERRORS = 5_000_000
const NUMBER = /^[+-]?[0-9][0-9,]*(?:\.[0-9]+)?$/

/** A cell as the file showed it; a number stays one, whatever its sign. */
const textOf = (cell: SheetCell | null | undefined): string => {
  if (cell === null || cell === undefined) return ''
  return cell.kind === 'number' || NUMBER.test(cell.text) ? cell.text : guardFormula(cell.text)
}

const lineOf = (cells: readonly string[]): string => `${Papa.unparse([cells])}\r\n`

/** Cells up to the width of the header, so that Line and Error stand under their titles. */
const padded = ({ cells }: SheetRow, width: number): string[] =>
  Array.from({ length: width }, (_, column) => textOf(cells[column]))

const writeErrors = async (
  services: Pick<Services, 'db' | 'files' | 'vault'>,
  upload: UploadRow,
  to: string,
): Promise<void> => {
  const { upload_id, reading } = upload
  const reasons = new Map(
    (await listErrorRows(services.db, upload_id, MOST_ERRORS)).map(({ row_key, reason }) => [
      row_key,
      reason,
    ]),
  )
  const out = createWriteStream(to, { mode: 0o600, flags: 'wx' })
  const write = async (text: string): Promise<void> => {
    if (!out.write(text)) await once(out, 'drain')
  }
  let width = 0
  const onRows = async (rows: SheetRow[]): Promise<void> => {
    for (const row of rows) {
      if (row.line === reading?.header_line) {
        width = row.cells.length
        await write(`\ufeff${lineOf([...padded(row, width), 'Line', 'Error'])}`)
      }
      const reason = reasons.get(row.line)
      if (reason !== undefined)
        await write(
          lineOf([...padded(row, width), String(row.line), reason === null ? '' : fileReasons[reason]]),
        )
    }
  }
  await withOpenFile(services, upload, (path) => readSheet(path, { fileName: upload.file_name, onRows }))
  out.end()
  await once(out, 'finish')
}

/** The rows of an upload in error as its own file has them, with line and error; the header alone where there are none. */
export const openErrorFile = (
  services: Pick<Services, 'db' | 'files' | 'vault'>,
  upload: UploadRow,
): StreamedFile => {
  const made = async function* (): AsyncGenerator<string> {
    const folder = await mkdtemp(join(tmpdir(), 'error-file-'))
    try {
      const path = join(folder, 'errors.csv')
      await writeErrors(services, upload, path)
      for await (const chunk of createReadStream(path, { encoding: 'utf8' })) yield chunk as string
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return new StreamedFile(made())
}
