import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { once } from 'node:events'
import { guardFormula } from '@marketplace/contract/platform/formula-guard'
import { fileReasons } from '@marketplace/contract/money/lender-file-words'
import { exportFileErrors } from '@marketplace/contract/money/lender-files'
import Papa from 'papaparse'
import { listFileTargets } from '../../loans/applications/published.ts'
import { StreamedFile } from '../../platform/answers/streamed-file.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import type { Services } from '../../platform/services.ts'
import { makeScratchFolder } from '../../platform/scratch/scratch-folder.ts'
import { readSheet } from '../../platform/sheets/read-sheet.ts'
import type { SheetCell, SheetRow } from '../../platform/sheets/sheet-types.ts'
import { withOpenFile } from './sealed-parts.ts'
import { type ErrorRow, listErrorRows, listErrorTargets } from './upload-rows.queries.ts'
import type { UploadRow } from './uploads.queries.ts'

/** Reasons that are held at once, and people in one entry of the audit log. */
const PAGE = 1_000
const call = `${exportFileErrors.method} ${exportFileErrors.path}`
const NUMBER = /^[+-]?[0-9][0-9,]*(?:\.[0-9]+)?$/

/** A cell as the file showed it; a number stays one, whatever its sign. */
const textOf = (cell: SheetCell | null | undefined): string => {
  if (cell === null || cell === undefined) return ''
  return cell.kind === 'number' || NUMBER.test(cell.text) ? cell.text : guardFormula(cell.text)
}

const lineOf = (cells: readonly string[]): string => `${Papa.unparse([cells])}\r\n`

const widthOf = ({ cells, width = 0 }: SheetRow): number => Math.max(cells.length, width)

/** Cells up to the width of the header, so that Line and Error stand under their titles; a row that is wider stays so, and is in error again. */
const padded = (row: SheetRow, width: number): string[] =>
  Array.from({ length: Math.max(width, widthOf(row)) }, (_, column) => textOf(row.cells[column]))

/** Finds the error of a line; the lines are asked for in their order, and the errors are read page by page beside them. */
const errorsByLine = (db: Database, upload: UploadRow): ((line: number) => Promise<ErrorRow | null>) => {
  let page: ErrorRow[] = []
  let [at, after, isLastPage] = [0, 0, false]
  return async (line) => {
    for (;;) {
      while ((page[at]?.row_key ?? line) < line) at += 1
      const next = page[at]
      if (next !== undefined) return next.row_key === line ? next : null
      if (isLastPage) return null
      page = await listErrorRows(db, upload, after, PAGE)
      at = 0
      after = page.at(-1)?.row_key ?? after
      isLastPage = page.length < PAGE
    }
  }
}

const writeErrors = async (
  services: Pick<Services, 'db' | 'files' | 'vault'>,
  upload: UploadRow,
  to: string,
): Promise<void> => {
  const { reading } = upload
  const errorOf = errorsByLine(services.db, upload)
  const out = createWriteStream(to, { mode: 0o600, flags: 'wx' })
  const write = async (text: string): Promise<void> => {
    if (!out.write(text)) await once(out, 'drain')
  }
  let width = 0
  const onRows = async (rows: SheetRow[]): Promise<void> => {
    for (const row of rows) {
      if (row.line === reading?.header_line) {
        width = widthOf(row)
        await write(`\ufeff${lineOf([...padded(row, width), 'Line', 'Error'])}`)
      }
      const error = await errorOf(row.line)
      if (error !== null) {
        const words = error.reason === null ? '' : fileReasons[error.reason]
        await write(lineOf([...padded(row, width), String(row.line), words]))
      }
    }
  }
  await withOpenFile(services, upload, (path) => readSheet(path, { fileName: upload.file_name, onRows }))
  out.end()
  await once(out, 'finish')
}

/** Puts on the audit log whom the rows in error are about, as far as they are known, and that the file leaves. */
const recordExport = async (
  { db, looks, now }: Pick<Services, 'db' | 'looks' | 'now'>,
  upload: UploadRow,
  staff: Staff,
  ip: string,
): Promise<void> => {
  for (let after = 0; ;) {
    const ids = await listErrorTargets(db, upload, after, PAGE)
    const last = ids.at(-1)
    if (last === undefined) break
    after = last
    const targets = await listFileTargets(db, { numbers: [], ours: [], theirs: [], ids })
    const parts = targets.map(({ user_id }) => ({ user_id }))
    await looks.record({ parts, staff, shows: 'people', call, ip })
  }
  await db.transaction((tx) =>
    recordEvent(
      tx,
      {
        auditActor: staff.auditActor,
        action: 'lender_file.export_errors',
        object_kind: 'lender_file',
        object_id: upload.upload_id,
        object_name: upload.file_name,
        after: { rows: upload.rows_failed },
        ip,
      },
      now(),
    ),
  )
}

/**
 * The rows of an upload in error as its own file has them, with line and error; the header alone where there are none. That they leave, and whom
 * they are about, is on the audit log before the first line.
 */
export const exportErrors = async (
  services: Pick<Services, 'db' | 'files' | 'vault' | 'looks' | 'now'>,
  upload: UploadRow,
  staff: Staff,
  ip: string,
): Promise<StreamedFile> => {
  await recordExport(services, upload, staff, ip)
  const made = async function* (): AsyncGenerator<string> {
    const folder = await makeScratchFolder()
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
