import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { guardFormula } from '@marketplace/contract/platform/formula-guard'
import { fileReasons } from '@marketplace/contract/money/lender-file-words'
import { exportFileErrors, exportFileErrorsSheet } from '@marketplace/contract/money/lender-files'
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
import { type WrittenCell, writeXlsx } from '../../platform/sheets/write-sheet.ts'
import { withOpenFile } from './sealed-parts.ts'
import { type ErrorRow, listErrorRows, listErrorTargets } from './upload-rows.queries.ts'
import type { UploadRow } from './uploads.queries.ts'

/** Reasons that are held at once, and people in one entry of the audit log. */
const PAGE = 1_000
const callOf = {
  csv: `${exportFileErrors.method} ${exportFileErrors.path}`,
  xlsx: `${exportFileErrorsSheet.method} ${exportFileErrorsSheet.path}`,
} as const
/** As many digits as a number of a sheet holds (ECMA-376: IEEE 754 double). */
const SAFE_DIGITS = 15
const DAY = /^\d{4}-\d{2}-\d{2}$/
const NUMBER = /^[+-]?[0-9][0-9,]*(?:\.[0-9]+)?$/

/** A cell as the file showed it; a number stays one, whatever its sign. */
const textOf = (cell: SheetCell): string =>
  cell.kind === 'number' || NUMBER.test(cell.text) ? cell.text : guardFormula(cell.text)

/** A cell of a workbook: a number that a program for sheets would cut to its digits is a text, and so is a day with a time. */
const sheetCellOf = ({ kind, text, raw }: SheetCell): WrittenCell => {
  if (kind === 'date') return DAY.test(text) ? { day: text } : text
  if (kind !== 'number') return text
  return raw.replaceAll(/\D/g, '').length <= SAFE_DIGITS && NUMBER.test(raw) ? Number(raw) : raw
}

const widthOf = ({ cells, width = 0 }: SheetRow): number => Math.max(cells.length, width)

/** A line of the file of errors: the cells of the file, then `Line` and `Error`. */
interface ErrorLine {
  cells: readonly (SheetCell | null)[]
  end: readonly [string | number, string]
}

/** Cells up to the width of the header, so that Line and Error stand under their titles; a row that is wider stays so, and is in error again. */
const lineOf = (row: SheetRow, width: number, end: ErrorLine['end']): ErrorLine => ({
  cells: Array.from({ length: Math.max(width, widthOf(row)) }, (_, column) => row.cells[column] ?? null),
  end,
})

/** Papa's own lines: the numbers of the file are as it shows them, which a number of ours would not be. */
async function* csvOf(lines: AsyncIterable<ErrorLine>): AsyncGenerator<string> {
  yield '\ufeff'
  for await (const { cells, end } of lines) {
    const texts = cells.map((cell) => (cell === null ? '' : textOf(cell)))
    yield `${Papa.unparse([[...texts, ...end]])}\r\n`
  }
}

async function* sheetRowsOf(lines: AsyncIterable<ErrorLine>): AsyncGenerator<WrittenCell[]> {
  for await (const { cells, end } of lines)
    yield [...cells.map((cell) => (cell === null ? null : sheetCellOf(cell))), ...end]
}

export type ErrorForm = 'csv' | 'xlsx'

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

/** Reads the file again, and hands on its header and the lines in error. */
const readErrors = async (
  services: Pick<Services, 'db' | 'files' | 'vault'>,
  upload: UploadRow,
  to: PassThrough,
  signal: AbortSignal,
): Promise<void> => {
  const { reading } = upload
  const errorOf = errorsByLine(services.db, upload)
  const write = async (line: ErrorLine): Promise<void> => {
    if (!to.write(line)) await once(to, 'drain', { signal })
  }
  let width = 0
  const onRows = async (rows: SheetRow[]): Promise<void> => {
    for (const row of rows) {
      if (row.line === reading?.header_line) {
        width = widthOf(row)
        await write(lineOf(row, width, ['Line', 'Error']))
      }
      const error = await errorOf(row.line)
      if (error !== null) {
        const words = error.reason === null ? '' : fileReasons[error.reason]
        await write(lineOf(row, width, [row.line, words]))
      }
    }
  }
  await withOpenFile(services, upload, (path) =>
    readSheet(path, { fileName: upload.file_name, signal, onRows }),
  )
  to.end()
}

const writeErrors = async (
  services: Pick<Services, 'db' | 'files' | 'vault'>,
  upload: UploadRow,
  form: ErrorForm,
  to: string,
): Promise<void> => {
  const lines = new PassThrough({ objectMode: true })
  const broken = new AbortController()
  const failures: unknown[] = []
  /** Neither waits for the other once one has failed. */
  const fail = (error: unknown): void => {
    failures.push(error)
    broken.abort()
    lines.destroy()
  }
  const written = form === 'csv' ? csvOf(lines) : writeXlsx(sheetRowsOf(lines), 'Errors')
  await Promise.all([
    readErrors(services, upload, lines, broken.signal).catch(fail),
    pipeline(written, createWriteStream(to, { mode: 0o600, flags: 'wx' })).catch(fail),
  ])
  if (failures.length > 0) throw failures[0]
}

/** Who takes the errors home, in which form. */
interface ErrorExport {
  staff: Staff
  form: ErrorForm
  ip: string
}

/** Puts on the audit log whom the rows in error are about, as far as they are known, and that the file leaves. */
const recordExport = async (
  { db, looks, now }: Pick<Services, 'db' | 'looks' | 'now'>,
  upload: UploadRow,
  { staff, form, ip }: ErrorExport,
): Promise<void> => {
  for (let after = 0; ;) {
    const ids = await listErrorTargets(db, upload, after, PAGE)
    const last = ids.at(-1)
    if (last === undefined) break
    after = last
    const targets = await listFileTargets(db, { numbers: [], ours: [], theirs: [], ids })
    const parts = targets.map(({ user_id }) => ({ user_id }))
    await looks.record({ parts, staff, shows: 'people', call: callOf[form], ip })
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
  taken: ErrorExport,
): Promise<StreamedFile> => {
  await recordExport(services, upload, taken)
  const made = async function* (): AsyncGenerator<Uint8Array> {
    const folder = await makeScratchFolder()
    try {
      const path = join(folder, 'errors')
      await writeErrors(services, upload, taken.form, path)
      for await (const chunk of createReadStream(path)) yield chunk as Buffer
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return new StreamedFile(made())
}
