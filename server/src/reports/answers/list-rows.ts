import { measureOf, type Measure } from '@marketplace/contract/reports/measures'
import type { FigureRow, listFigureRows as listFigureRowsCall } from '@marketplace/contract/reports/reports'
import type { Query, Role } from '@marketplace/contract/platform/call'
import type { Services } from '../../market/services.ts'
import { contactsOfCustomers, contactsOfStarts } from '../../customers/masked-contacts/masked-contacts.ts'
import { listApplicationNumbers } from '../../loans/applications/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { listFigureRows, type FigureRowRow } from '../facts/published.ts'
import { filtersOf } from './filters-of.ts'
import { inOneMoment } from './in-one-moment.ts'
import { monthsWithin, pageWindow } from './page-window.ts'
import { orNone, readFigures, refuseUnknown, type FigureQuestion } from './read-figures.ts'
import { refuseRange } from './refuse-range.ts'
import { countOf, rowsOf } from './rows-of-measure.ts'

const DEFAULT_PAGE_SIZE = 50
const isOfStart = (measure: Measure): boolean => measure === 'started' || measure === 'signed_in'

/** How many rows there are by day, or by month. */
const countsBy = async (tx: Database, question: FigureQuestion): Promise<{ day: string; rows: number }[]> => {
  const figures = await readFigures(tx, question)
  return [...figures.rows.values()].map(({ keys, values }) => ({
    day: String(keys[0]),
    rows: values[0] ?? 0,
  }))
}

/** What stands behind a figure: a page of its rows, and how many there are, which is the figure, all of one moment. */
export const listRows = (
  services: Pick<Services, 'db' | 'brands' | 'lenders'>,
  query: Query<typeof listFigureRowsCall>,
  role: Role,
): Promise<{ data: FigureRow[]; total: number }> => {
  const { measure, from, to, times = 'heard', page = 1, page_size = DEFAULT_PAGE_SIZE } = query
  refuseRange({ from, to })
  const rows = rowsOf(measure)
  if (rows === null) throw new Problem('invalid_request', [{ field: 'measure', key: 'invalid_value' }])
  if (!measureOf(measure).roles.includes(role)) throw new Problem('not_permitted')
  return inOneMoment(services, async ({ tx, names }) => {
    const where = filtersOf(query, names)
    const count = countOf(measure)
    refuseUnknown(count, where)
    const ask = { times, where, measures: [count] }
    const months = await countsBy(tx, { ...ask, from, to, by: ['month'] })
    const total = months.reduce((sum, { rows: ofMonth }) => sum + ofMonth, 0)
    // First the months that the page lies in, then their days: few cells are read, however long the range is.
    const wide = pageWindow(months, (page - 1) * page_size, page_size)
    const span = wide === null ? null : monthsWithin(wide, { from, to })
    const byDay = span === null ? null : await countsBy(tx, { ...ask, ...span, by: ['day'] }).catch(orNone)
    const narrow = wide === null || byDay === null ? null : pageWindow(byDay, wide.offset, page_size)
    const window = narrow ?? (span === null || wide === null ? null : { ...span, offset: wide.offset })
    const isHeard = times !== 'effective'
    const found =
      window === null
        ? []
        : await listFigureRows(tx, {
            ...rows,
            ...window,
            isHeard,
            where,
            limit: page_size,
          })
    const contacts = isOfStart(measure)
      ? await contactsOfStarts(
          tx,
          found.map(({ subject_id }) => subject_id),
        )
      : await contactsOfCustomers(
          tx,
          found.flatMap(({ user_id }) => user_id ?? []),
        )
    const numbers = await listApplicationNumbers(
      tx,
      found.flatMap(({ lender_application_id }) => lender_application_id ?? []),
    )
    const known = (dimension: Parameters<typeof names.nameOf>[0], id: number | null): string | null =>
      id === null || id === 0 ? null : names.nameOf(dimension, id).label
    const present = (row: FigureRowRow): FigureRow => ({
      key: row.subject_id,
      heard_day: row.heard_day,
      day: row.effective_day,
      contact: contacts.get(isOfStart(measure) ? row.subject_id : (row.user_id ?? '')) ?? null,
      brand: known('brand', row.brand_id),
      product: known('product', row.product),
      lender: known('lender', row.lender_id),
      partner: known('partner', row.partner_id),
      source: names.nameOf('source', row.source_id).label,
      application_number: numbers.get(row.lender_application_id ?? 0) ?? null,
      user_id: row.user_id,
      app_id: row.app_id,
      amount: row.amount_paise === null ? null : row.amount_paise / 100,
      reason: row.reason === 0 ? null : names.nameOf('reason', row.reason).label,
    })
    return { data: found.map(present), total }
  })
}
