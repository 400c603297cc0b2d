import { Readable } from 'node:stream'
import type { Days } from '@marketplace/contract/platform/calendar/days'
import { dimensions } from '@marketplace/contract/reports/dimensions'
import { measureOf, type Measure } from '@marketplace/contract/reports/measures'
import type { exportFigureRows } from '@marketplace/contract/reports/reports'
import type { Query } from '@marketplace/contract/platform/call'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { StreamedFile } from '../../platform/answers/streamed-file.ts'
import { oneStreamAhead } from '../../platform/db/read-ahead.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { csvText, writeCsv, writeXlsx, type WrittenCell } from '../../platform/sheets/write-sheet.ts'
import {
  listFileRows,
  writeFileText,
  type ColumnNames,
  type FileRowRow,
  type FileRowsAsk,
  type NamedColumn,
} from '../facts/published.ts'
import { readDimensionNames, type DimensionNames } from './dimension-names.ts'
import { filtersOf } from './filters-of.ts'
import { noteExport } from './note-export.ts'
import { countOf, rowsOf } from './rows-of-measure.ts'
import { orNone, readFigures, refuseUnknown } from './read-figures.ts'
import { joinSpans, monthsWithin } from './page-window.ts'
import { refuseRange } from './refuse-range.ts'

type RowsQuestion = Query<typeof exportFigureRows>

/** Rows of a part: some hundred kilobytes, whatever the file is long. */
const PART = 5_000
/** A sheet's rows without that of the titles. */
const MOST_OF_SHEET = 1_048_575

const titles = [
  'Heard on',
  'Happened on',
  'Application',
  'Product',
  'Lender',
  'Brand',
  'Partner',
  'Source',
  'Amount',
  'Reason',
]

const cellsOf = (row: FileRowRow, names: DimensionNames): WrittenCell[] => {
  const known = (dimension: 'product' | 'lender' | 'brand' | 'partner' | 'reason', id: number | null) =>
    id === null || id === 0 ? null : names.nameOf(dimension, id).label
  return [
    { day: row.heard_day },
    { day: row.effective_day },
    row.application_number,
    known('product', row.product),
    known('lender', row.lender_id),
    known('brand', row.brand_id),
    known('partner', row.partner_id),
    names.nameOf('source', row.source_id).label,
    row.amount_paise === null ? null : { rupees: row.amount_paise / 100 },
    known('reason', row.reason),
  ]
}

/** The days that have rows, or the months where no day can be told, the latest first, and how many rows there are. */
const readDays = (
  services: Pick<Services, 'db' | 'brands' | 'lenders'>,
  question: RowsQuestion,
): Promise<{ spans: Days[]; rows: number }> =>
  asOffice(services.db, async (tx) => {
    const { from, to, measure, times = 'heard' } = question
    const where = filtersOf(question, await readDimensionNames(services, tx))
    const count = countOf(measure)
    refuseUnknown(count, where)
    const ask = { from, to, times, where, measures: [count] }
    const byDay = await readFigures(tx, { ...ask, by: ['day'] }).catch(orNone)
    const figures = byDay ?? (await readFigures(tx, { ...ask, by: ['month'] }))
    const found = [...figures.rows.values()].filter(({ values }) => (values[0] ?? 0) > 0)
    const spans = found
      .map(({ keys, values }) => ({ first: String(keys[0]), rows: values[0] ?? 0 }))
      .toSorted((one, other) => other.first.localeCompare(one.first))
      .map(({ first, rows }) => {
        const days = { from: first, to: first }
        return { ...(byDay === null ? monthsWithin(days, { from, to }) : days), rows }
      })
    return { spans: joinSpans(spans, PART), rows: spans.reduce((sum, span) => sum + span.rows, 0) }
  })

type Reading = Pick<Services, 'db' | 'brands' | 'lenders'>

type Place = Pick<FileRowRow, 'heard_day' | 'effective_day' | 'key'>
/** What was read of some rows, how many these are, and the last of them. */
interface Part<Made> {
  made: Made
  rows: number
  last: Place | undefined
}
type Asked = Omit<FileRowsAsk, 'from' | 'to' | 'limit'>

/** The rows of some days a part at a time; between two parts no connection is held, so a slow reader costs the database nothing. */
async function* partsOf<Made>(
  { db }: Reading,
  asked: Asked & Days,
  read: (tx: Database, ask: FileRowsAsk) => Promise<Part<Made>>,
): AsyncGenerator<Made, void, void> {
  let after: FileRowsAsk['after']
  let isWhole = false
  while (!isWhole) {
    const ask = { ...asked, limit: PART, after }
    const { made, rows, last } = await asOffice(db, (tx) => read(tx, ask))
    yield made
    isWhole = last === undefined || rows < PART
    if (last !== undefined)
      after = { day: asked.isHeard ? last.heard_day : last.effective_day, key: last.key }
  }
}

/** All rows: of two spans of days at once, in their order. */
const allParts = <Made>(
  reading: Reading,
  asked: Asked,
  spans: readonly Days[],
  read: (tx: Database, ask: FileRowsAsk) => Promise<Part<Made>>,
): AsyncGenerator<Made> =>
  oneStreamAhead(spans.map((span) => () => partsOf(reading, { ...asked, ...span }, read)))

const readRows = async (tx: Database, ask: FileRowsAsk): Promise<Part<FileRowRow[]>> => {
  const made = await listFileRows(tx, ask)
  return { made, rows: made.length, last: made.at(-1) }
}

/** The titles and every row. */
async function* rowsOfFile(
  reading: Reading,
  asked: Asked,
  spans: readonly Days[],
  names: DimensionNames,
): AsyncGenerator<WrittenCell[]> {
  yield titles
  for await (const rows of allParts(reading, asked, spans, readRows))
    for (const row of rows) yield cellsOf(row, names)
}

const columnNames = (names: DimensionNames): Record<NamedColumn, ColumnNames> => {
  const of = (dimension: Parameters<DimensionNames['namesOf']>[0]): ColumnNames => ({
    // None is an empty cell; a source that is none has a name.
    names: new Map([
      ...(dimension === 'source' ? [] : [[0, ''] as const]),
      ...Array.from(names.namesOf(dimension), ([id, name]) => [id, csvText(name)] as const),
    ]),
    other: `${dimensions[dimension].label} `,
  })
  return {
    product: of('product'),
    lender_id: of('lender'),
    brand_id: of('brand'),
    partner_id: of('partner'),
    source_id: of('source'),
    reason: of('reason'),
  }
}

/** The same as text: the database writes its lines. */
async function* textOfFile(
  reading: Reading,
  asked: Asked,
  spans: readonly Days[],
  names: DimensionNames,
): AsyncGenerator<Uint8Array> {
  yield* writeCsv(Readable.from([titles]))
  const columns = columnNames(names)
  const readText = async (tx: Database, ask: FileRowsAsk): Promise<Part<string>> => {
    const text = await writeFileText(tx, ask, columns)
    return { made: text?.text ?? '', rows: text?.rows ?? 0, last: text ?? undefined }
  }
  for await (const text of allParts(reading, asked, spans, readText)) if (text !== '') yield Buffer.from(text)
}

/**
 * Every row behind a figure as a file, made while it is sent; that it left is on the log first.
 * @param reading where the rows are read
 * @throws Problem not_permitted, invalid_request for a measure without rows, or for more rows than a sheet holds, with their count.
 */
export const exportRows = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  reading: Reading,
  question: RowsQuestion,
  form: 'csv' | 'xlsx',
  { auditActor, role_id }: Pick<Staff, 'auditActor' | 'role_id'>,
  ip: string,
): Promise<StreamedFile> => {
  refuseRange(question)
  const { measure }: { measure: Measure } = question
  if (!measureOf(measure).roles.includes(role_id)) throw new Problem('not_permitted')
  const of = rowsOf(measure)
  if (of === null) throw new Problem('invalid_request', [{ field: 'measure', key: 'invalid_value' }])
  const { spans, rows } = await readDays(reading, question)
  if (form === 'xlsx' && rows > MOST_OF_SHEET)
    throw new Problem('invalid_request', [
      { field: 'measure', key: 'rows_beyond_sheet', values: { rows: rows.toLocaleString('en-IN') } },
    ])
  await noteExport({ db, now }, `rows.${form}`, { ...question, rows }, { auditActor, ip })
  const names = await asOffice(reading.db, (tx) => readDimensionNames(reading, tx))
  const asked = { ...of, isHeard: question.times !== 'effective', where: filtersOf(question, names) }
  return new StreamedFile(
    form === 'csv'
      ? textOfFile(reading, asked, spans, names)
      : writeXlsx(rowsOfFile(reading, asked, spans, names), 'Rows'),
  )
}
