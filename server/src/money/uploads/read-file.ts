import { sheetNotices } from '@marketplace/contract/platform/sheets/sheet-refusals'
import type { FileColumn } from '@marketplace/contract/money/lender-files'
import { listCustomersByMobile } from '../../customers/profiles/published.ts'
import { listIdsOfCustomers } from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import { readSheet } from '../../platform/sheets/read-sheet.ts'
import { SheetRefused, type SheetRow } from '../../platform/sheets/sheet-types.ts'
import { findHeader, HEADER_WITHIN, headerOf, type Header } from '../file-columns/find-header.ts'
import { headerSignature, lackingFields, mapColumns, type ColumnMap } from '../file-columns/map-columns.ts'
import { addEvidence, noEvidence, orderOf } from '../file-columns/read-day.ts'
import { readRow, type ReadRow } from '../file-columns/read-row.ts'
import { findNewestMapping, type MappingRow } from './file-answers.queries.ts'
import { withOpenFile } from './sealed-parts.ts'
import { addReadRows, forgetRows } from './upload-rows.queries.ts'
import { changeUpload, type StoredReading, type UploadRow } from './uploads.queries.ts'

const SHAPES = 3
const MOST_SHAPE = 24

/** The form of a value without the value: a person's name or number says nothing as AAAA or 9999. */
const shapeOf = (text: string): string =>
  text
    .trim()
    .replaceAll(/[\p{L}\p{M}]/gu, 'A')
    .replaceAll(/\p{Nd}/gu, '9')
    .slice(0, MOST_SHAPE)

const shapesOf = (rows: readonly SheetRow[], header: Header, column: number): string[] =>
  rows
    .filter(({ line }) => line > header.line)
    .flatMap(({ cells }) => cells[column]?.text ?? [])
    .filter((text) => text.trim() !== '')
    .slice(0, SHAPES)
    .map(shapeOf)

/** The row that is most like a header, to be asked about where none was found. */
const likeliestHeader = (rows: readonly SheetRow[]): Header | null => {
  const widest = rows
    .slice(0, HEADER_WITHIN)
    .toSorted((one, other) => other.cells.length - one.cells.length)[0]
  return widest === undefined ? null : headerOf(widest)
}

interface Layout {
  header: Header
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
  const header = answered === undefined ? (findHeader(rows) ?? likeliestHeader(rows)) : headerOf(answered)
  if (header === null) return null
  const mapping = await findNewestMapping(tx, kind, lender_id, headerSignature(header.titles))
  let map = mapColumns(kind, header.titles, mapping?.columns ?? null)
  if (answer !== null) {
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
    map,
    mapping,
    columns,
    amount_unit: answer?.amount_unit ?? mapping?.amount_unit ?? 'rupees',
  }
}

/** What the mobile numbers of rows without our reference propose, by number. The numbers go no further than here. */
const propose = async (
  tx: Database,
  rows: readonly ReadRow[],
  lenderId: number | null,
): Promise<Map<string, number[]>> => {
  const mobiles = rows.flatMap(({ mobile, facts }) =>
    mobile === null || facts.our_reference !== undefined ? [] : [mobile],
  )
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

/**
 * Reads the sealed file of an upload and stages its rows, in the caller's transaction: facts without names and contacts. What the reading
 * found is stored with the upload and returned.
 * @throws SheetRefused for a file that cannot be read.
 */
export const readFile = async (
  services: Services,
  tx: Database,
  upload: UploadRow,
  stop: AbortSignal | undefined,
): Promise<StoredReading> => {
  const { upload_id } = upload
  await forgetRows(tx, upload_id)
  let layout: Layout | null = null
  let rowsDone = 0
  const evidence = noEvidence()

  const stage = async (rows: SheetRow[]): Promise<void> => {
    layout ??= await layOut(tx, upload, rows)
    if (layout === null || layout.map.needed.length > 0) return
    const { header, map, amount_unit } = layout
    const read = rows
      .filter(({ line }) => line > header.line)
      .flatMap((row) => readRow(row, map.columns, amount_unit) ?? [])
    for (const { facts } of read) {
      if (facts.status_date !== undefined) addEvidence(evidence, facts.status_date)
      if (facts.disbursal_date !== undefined) addEvidence(evidence, facts.disbursal_date)
    }
    const proposed = await propose(tx, read, upload.lender_id)
    await addReadRows(
      tx,
      upload_id,
      read.map(({ line, facts, mobile }) => ({
        line,
        facts,
        candidates: mobile === null ? [] : (proposed.get(mobile) ?? []),
      })),
    )
    rowsDone += read.length
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
  const shown = orderOf(evidence)
  const date_order = shown ?? upload.answer?.date_order ?? found.mapping?.date_order ?? null
  const reading: StoredReading = {
    sheet: info.sheetName,
    other_sheets: [...info.otherSheets, ...info.hiddenSheets],
    notices: info.notices.map((notice) => sheetNotices[notice]),
    header_line: found.header.line,
    columns: found.columns,
    gone: found.map.gone,
    needed: found.map.needed,
    date_order,
    asks_date_order: date_order === null && found.map.needed.length === 0 ? 1 : 0,
    amount_unit: found.amount_unit,
    words: [],
  }
  await changeUpload(tx, upload_id, {
    reading,
    rows_total: rowsDone,
    rows_done: rowsDone,
    mapping_id: upload.answer === null ? (found.mapping?.mapping_id ?? null) : upload.mapping_id,
  })
  return reading
}
