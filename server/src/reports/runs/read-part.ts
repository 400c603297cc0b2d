import { countDays, type Days } from '@marketplace/contract/platform/calendar/days'
import type { Dimension, FilterName } from '@marketplace/contract/reports/dimensions'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import { filtersOf } from '../answers/filters-of.ts'
import { inOneMoment } from '../answers/in-one-moment.ts'
import { readFigures, withParts, type FigureQuestion, type Figures } from '../answers/read-figures.ts'
import { totalOf } from '../answers/read-report.ts'
import { isFilling } from '../cells/cells.queries.ts'
import { valuesOf } from '../answers/kept-filters.ts'
import type { RunQuestion } from './canonical-question.ts'
import { withWhole, type RunSums } from './run-sums.ts'

/** A statement of a run is given up after this. */
const MOST_MS = 600_000
/** PostgreSQL says itself that it gives up. */
const WAIT_MS = MOST_MS + 5_000
/** Longer ranges are drawn by month. */
const LONG_DAYS = 200

type Reading = Pick<Services, 'db' | 'brands' | 'lenders'>

const isTime = (by: Dimension): boolean => by === 'day' || by === 'week' || by === 'month'

/** What the course of a result is drawn by; null of rows that are spans of time themselves. */
export const courseOf = ({ by, from, to }: Days & { by: Dimension }): 'week' | 'month' | null =>
  isTime(by) ? null : countDays({ from, to }) > LONG_DAYS ? 'month' : 'week'

/** Asks about days of a question, all of one moment, with the time that a run has. */
const askOf = <T>(
  services: Reading,
  { times, by, measures, filters }: RunQuestion,
  days: Days,
  work: (tx: Database, question: FigureQuestion) => Promise<T>,
): Promise<T> =>
  inOneMoment(
    services,
    ({ tx, names }) => {
      const values = Object.fromEntries(
        (Object.entries(filters) as [FilterName, readonly string[]][]).map(([name, own]) => [
          name,
          valuesOf(name, own),
        ]),
      )
      const where = filtersOf(values, names)
      return work(tx, { ...days, measures: withParts(measures), times, by: [by], where, waitMs: WAIT_MS })
    },
    MOST_MS,
  )

const rowsOf = ({ rows }: Figures): RunSums['rows'] =>
  Object.fromEntries([...rows].map(([key, { values }]) => [key, values]))

/** What days of a question sum up to, at most a month of them. */
export const readPart = (services: Reading, question: RunQuestion, days: Days): Promise<RunSums> =>
  askOf(services, question, days, async (tx, asked) => {
    const figures = await readFigures(tx, asked)
    const total = await totalOf(tx, asked, figures)
    const grain = courseOf(question)
    const course = grain === null ? null : await readFigures(tx, { ...asked, by: [grain] })
    return {
      none: figures.none,
      total: total.rows.get('')?.values ?? total.none,
      rows: rowsOf(figures),
      course: course === null ? null : rowsOf(course),
      course_none: course?.none ?? null,
      is_filling: (await isFilling(tx)) ? 1 : 0,
    }
  })

/** Puts the customers of all days, each counted once, in the place of the sum of those of their parts. */
export const countCustomers = async (
  services: Reading,
  question: RunQuestion,
  sums: RunSums,
): Promise<RunSums> => {
  const place = withParts(question.measures).indexOf('customers')
  if (place === -1) return sums
  const { from, to } = question
  return askOf(services, question, { from, to }, async (tx, asked) => {
    const ofCustomers = { ...asked, measures: ['customers'] as const }
    const figures = await readFigures(tx, ofCustomers)
    const all = await readFigures(tx, { ...ofCustomers, by: [] })
    return withWhole(sums, place, {
      none: figures.none[0] ?? null,
      total: all.rows.get('')?.values[0] ?? all.none[0] ?? null,
      rows: new Map([...figures.rows].map(([key, { values }]) => [key, values[0] ?? null])),
    })
  })
}
