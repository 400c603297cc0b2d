import { changeUpload } from './file-work.ts'
import { sheetNotices } from '@marketplace/contract/platform/sheets/sheet-refusals'
import type { FileColumn } from '@marketplace/contract/money/lender-files'
import { listCustomersByMobile } from '../../customers/profiles/published.ts'
import { listIdsOfCustomers } from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/run-statements.ts'
import { readSheet } from '../../platform/sheets/read-sheet.ts'
import { SheetRefused, type SheetRow } from '../../platform/sheets/sheet-types.ts'
import { findHeader, HEADER_WITHIN, headerOf, type Header } from '../file-columns/find-header.ts'
import { headerSignature, lackingFields, mapColumns, type ColumnMap } from '../file-columns/map-columns.ts'
import { addEvidence, noEvidence, orderOf } from '../file-columns/read-day.ts'
import { readRow, type ReadRow } from '../file-columns/read-row.ts'
import { findNewestMapping, type MappingRow } from './file-answers.queries.ts'
import { withOpenFile } from './sealed-parts.ts'
import {
  addReadRows,
  forgetRows,
  listRowsAfter,
  type ReadLine,
  type UploadLine,
} from './upload-rows.queries.ts'
import { type StoredReading, type UploadRow } from './uploads.queries.ts'

const SHAPES = 3
/** What stands after the 24 letters that are shown. */
const TOO_LONG = /^([^]{24})[^]+$/
/** As many as a workbook holds, of a .csv too: the plan of a file is made in memory. */
const MOST_LINES = 1_048_576
const TOO_MANY = "a lender's file may have 1,048,576"

/** The form of a value without the value: a person's name or number says nothing as AAAA or 9999. */
const shapeOf = (text: string): string =>
  text
    .trim()
    .replaceAll(/[\p{L}\p{M}]/gu, 'A')
    .replaceAll(/\p{Nd}/gu, '9')
    .replace(TOO_LONG, `$1…`)
    .toWellFormed()

const shapesOf = (rows: readonly SheetRow[], header: Header, column: number): string[] =>
  rows
    .filter(({ line }) => line > header.line)
    .flatMap(({ cells }) => cells[column]?.text ?? [])
    .filter((text) => text.trim() !== '')
    .slice(0, SHAPES)
    .map(shapeOf)

/** What no title is: a number, a day, a PAN, or six digits in a row. */
const isValue = (cell: SheetRow['cells'][number]): boolean =>
  cell !== null &&
  (cell.kind === 'number' ||
    cell.kind === 'date' ||
    /^[\d.,/-]+$|[0-9]{6}|^[a-z]{5}[0-9]{4}[a-z]$/i.test(cell.text.trim()))

/** A line in place of titles that is a person's: of its values the form alone is kept and shown. */
const withoutValues = (header: Header, { cells }: SheetRow): Header =>
  cells.some(isValue) ? { ...header, titles: header.titles.map(shapeOf) } : header

/** The row that is most like a header, to be asked about where none was found. */
const likeliestHeader = (rows: readonly SheetRow[]): Header | null => {
  const widest = rows
    .slice(0, HEADER_WITHIN)
    .toSorted((one, other) => other.cells.length - one.cells.length)[0]
  return widest === undefined ? null : withoutValues(headerOf(widest), widest)
}

interface Layout {
  header: Header
  /** How many cells it has, where the file says that. */
  width: number | undefined
  map: ColumnMap
  mapping: MappingRow | null
  columns: FileColumn[]
  amount_unit: StoredReading['amount_unit']
}

/** Which column holds what: as staff said of this file, else as they said of the lender's last one, else by the known titles. */
const layOut = async (
  tx: Database,
  { kind, lender_id, answer }: UploadRow,
  rows: readonly SheetRow[],
): Promise<Layout | null> => {
  const answered = answer === null ? undefined : rows.find(({ line }) => line === answer.header_line)
  const header =
    answered === undefined
      ? (findHeader(rows) ?? likeliestHeader(rows))
      : (findHeader([answered]) ?? withoutValues(headerOf(answered), answered))
  if (header === null) return null
  const mapping = await findNewestMapping(tx, kind, lender_id, headerSignature(header.titles))
  let map = mapColumns(kind, header.titles, mapping?.columns ?? null)
  // Without columns a person has said in which line the titles stand, and nothing more.
  if (answer !== null && answer.columns.length > 0) {
    const fieldOf = new Map(answer.columns.map(({ column, field }) => [column, field]))
    const columns = map.columns.map((column) => ({
      ...column,
      field: fieldOf.get(column.column) ?? null,
      isNew: false,
    }))
    map = {
      columns,
      gone: [],
      needed: lackingFields(
        kind,
        columns.map(({ field }) => field),
      ),
    }
  }
  const columns = map.columns.map(({ column, title, field, isNew }) => ({
    column,
    title,
    field,
    is_new: isNew ? (1 as const) : (0 as const),
    shapes: shapesOf(rows, header, column),
  }))
  return {
    header,
    width: rows.find(({ line }) => line === header.line)?.width,
    map,
    mapping,
    columns,
    amount_unit: answer?.amount_unit ?? mapping?.amount_unit ?? 'rupees',
  }
}

/** What the mobile numbers of rows propose, by number; also beside a reference, which may be nobody's. The numbers go no further than here. */
const propose = async (
  tx: Database,
  rows: readonly ReadRow[],
  lenderId: number | null,
): Promise<Map<string, number[]>> => {
  const mobiles = rows.flatMap(({ mobile }) => mobile ?? [])
  if (mobiles.length === 0) return new Map()
  const customers = await listCustomersByMobile(tx, [...new Set(mobiles)])
  const found = await listIdsOfCustomers(
    tx,
    customers.map(({ user_id }) => user_id),
    lenderId,
  )
  return new Map(
    customers.map(({ user_id, mobile_phone_number }) => [
      mobile_phone_number,
      found.filter((one) => one.user_id === user_id).map((one) => one.lender_application_id),
    ]),
  )
}

/** Rows that one statement reads or writes: few enough that what is made for them is gone before the memory of the process has to grow. */
export const BATCH = 1_000
/** How often those who look are told how far the reading is, in rows. */
const TOLD_EVERY = 5_000

/** Stores rows as they were read. */
export const storeRead = async (tx: Database, uploadId: string, rows: readonly ReadLine[]): Promise<void> => {
  for (const batch of inBatches([rows], BATCH)) await addReadRows(tx, uploadId, batch)
}

/** The rows of a file that are stored, in their order. */
export async function* listStored(tx: Database, uploadId: string): AsyncGenerator<UploadLine[]> {
  for (let after = 0; ;) {
    const rows = await listRowsAfter(tx, uploadId, after, BATCH)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = last.row_key
  }
}

/** Rows are stored once, with their plan, where the file has no more of them than this; else first as they were read, so that memory has a bound. */
const MOST_HELD = 200_000

/** What was found in a file, and its rows where they are not stored yet. */
export interface FileRead {
  reading: StoredReading
  rows: ReadLine[] | null
}

/**
 * Reads the sealed file of an upload, in the caller's transaction: facts without names and contacts. What the reading found is stored with the
 * upload and returned, with the rows of a file that is not long; those of a long one are stored.
 * @throws SheetRefused for a file that cannot be read.
 */
export const readFile = async (
  services: Services,
  tx: Database,
  upload: UploadRow,
  stop: AbortSignal | undefined,
): Promise<FileRead> => {
  const { upload_id } = upload
  await forgetRows(tx, upload_id)
  let layout: Layout | null = null
  let [rowsDone, rowsTold] = [0, 0]
  let held: ReadLine[] | null = []
  const evidence = { status_date: noEvidence(), disbursal_date: noEvidence() }

  const stage = async (rows: SheetRow[]): Promise<void> => {
    if ((rows.at(-1)?.line ?? 0) > MOST_LINES) throw new SheetRefused('too_many_rows', TOO_MANY)
    layout ??= await layOut(tx, upload, rows)
    if (layout === null || layout.map.needed.length > 0) return
    const { header, width, map, amount_unit } = layout
    const read = rows
      .filter(({ line }) => line > header.line)
      .flatMap((row) => readRow(row, map.columns, amount_unit, width) ?? [])
    for (const { facts } of read) {
      if (facts.status_date !== undefined) addEvidence(evidence.status_date, facts.status_date)
      if (facts.disbursal_date !== undefined) addEvidence(evidence.disbursal_date, facts.disbursal_date)
    }
    const proposed = await propose(tx, read, upload.lender_id)
    const lines = read.map(({ line, facts, mobile }) => ({
      row_key: line,
      facts: JSON.stringify(facts),
      candidates: mobile === null ? null : (proposed.get(mobile) ?? null),
    }))
    held?.push(...lines)
    if (held === null) await addReadRows(tx, upload_id, lines)
    else if (held.length > MOST_HELD) {
      await storeRead(tx, upload_id, held)
      held = null
    }
    rowsDone += read.length
    if (rowsDone < rowsTold + TOLD_EVERY) return
    rowsTold = rowsDone
    // On a connection of its own: those who look see it before the transaction ends.
    await changeUpload(services.db, upload_id, { rows_done: rowsDone })
  }
  const info = await withOpenFile(services, upload, (path) =>
    readSheet(path, {
      fileName: upload.file_name,
      ...(stop !== undefined && { signal: stop }),
      onRows: stage,
    }),
  )
  const found = layout as Layout | null
  if (found === null) throw new SheetRefused('empty')
  const remembered = found.mapping?.date_order ?? null
  // 26-10-21 looks like day first, whatever comes first: that the year does, people alone can say.
  const said = upload.answer?.date_order ?? (remembered === 'ymd' ? remembered : null)
  const isUnread = found.map.needed.length > 0
  const { status_date, disbursal_date } = evidence
  const orders = {
    status_date: said ?? orderOf(status_date, disbursal_date, remembered),
    disbursal_date: said ?? orderOf(disbursal_date, status_date, remembered),
  }
  const isAsked = !isUnread && (orders.status_date === null || orders.disbursal_date === null)
  const date_order = isUnread ? (said ?? remembered) : isAsked ? null : orders.status_date
  const reading: StoredReading = {
    sheet: info.sheetName,
    other_sheets: [...info.otherSheets, ...info.hiddenSheets],
    notices: info.notices.map((notice) => sheetNotices[notice]),
    header_line: found.header.line,
    columns: found.columns,
    gone: found.map.gone,
    needed: found.map.needed,
    date_order,
    orders,
    asks_date_order: isAsked ? 1 : 0,
    amount_unit: found.amount_unit,
    words: [],
  }
  await changeUpload(tx, upload_id, {
    reading,
    rows_total: rowsDone,
    rows_done: rowsDone,
    mapping_id: upload.answer === null ? (found.mapping?.mapping_id ?? null) : upload.mapping_id,
  })
  return { reading, rows: held }
}
