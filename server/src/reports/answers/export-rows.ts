import type { Days } from '@marketplace/contract/platform/calendar/days'
import { measureOf, type Measure } from '@marketplace/contract/reports/measures'
import type { exportFigureRows } from '@marketplace/contract/reports/reports'
import type { Query } from '@marketplace/contract/platform/call'
import type { Services } from '../../market/services.ts'
import { listApplicationNumbers } from '../../loans/applications/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { StreamedFile } from '../../platform/answers/streamed-file.ts'
import { oneAhead } from '../../platform/db/read-ahead.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { writeCsv, writeXlsx, type WrittenCell } from '../../platform/sheets/write-sheet.ts'
import { listFileRows, type FileRowRow, type FileRowsAsk } from '../facts/published.ts'
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

const cellsOf = (row: FileRowRow, number: string | undefined, names: DimensionNames): WrittenCell[] => {
  const known = (dimension: 'product' | 'lender' | 'brand' | 'partner' | 'reason', id: number | null) =>
    id === null || id === 0 ? null : names.nameOf(dimension, id).label
  return [
    { day: row.heard_day },
    { day: row.effective_day },
    number ?? null,
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

/** Rows with the numbers of their applications, a part at a time; between two parts no connection is held, so a slow reader costs the database nothing. */
async function* partsOf(
  { db }: Reading,
  asked: Omit<FileRowsAsk, 'from' | 'to' | 'limit'>,
  spans: readonly Days[],
): AsyncGenerator<{ found: FileRowRow[]; numbers: Map<number, string> }, void, void> {
  for (const span of spans) {
    let after: FileRowsAsk['after']
    let isWhole = false
    while (!isWhole) {
      const ask = { ...asked, ...span, limit: PART, after }
      const part = await asOffice(db, async (tx) => {
        const found = await listFileRows(tx, ask)
        const ids = found.flatMap(({ lender_application_id }) => lender_application_id ?? [])
        return { found, numbers: await listApplicationNumbers(tx, ids) }
      })
      yield part
      const last = part.found.at(-1)
      isWhole = last === undefined || part.found.length < PART
      if (last !== undefined)
        after = { day: asked.isHeard ? last.heard_day : last.effective_day, key: last.key }
    }
  }
}

/** The titles and every row, the next part read while this one is written. */
async function* rowsOfFile(
  reading: Reading,
  question: RowsQuestion,
  spans: readonly Days[],
): AsyncGenerator<WrittenCell[]> {
  const rows = rowsOf(question.measure)
  if (rows === null) return
  yield titles
  const names = await asOffice(reading.db, (tx) => readDimensionNames(reading, tx))
  const asked = { ...rows, isHeard: question.times !== 'effective', where: filtersOf(question, names) }
  for await (const { found, numbers } of oneAhead(partsOf(reading, asked, spans)))
    for (const row of found) yield cellsOf(row, numbers.get(row.lender_application_id ?? 0), names)
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
  if (rowsOf(measure) === null)
    throw new Problem('invalid_request', [{ field: 'measure', key: 'invalid_value' }])
  const { spans, rows } = await readDays(reading, question)
  if (form === 'xlsx' && rows > MOST_OF_SHEET)
    throw new Problem('invalid_request', [
      { field: 'measure', key: 'rows_beyond_sheet', values: { rows: rows.toLocaleString('en-IN') } },
    ])
  await noteExport({ db, now }, `rows.${form}`, { ...question, rows }, { auditActor, ip })
  const made = rowsOfFile(reading, question, spans)
  return new StreamedFile(form === 'csv' ? writeCsv(made) : writeXlsx(made, 'Rows'))
}
