import { addDays, daysBefore, type Days } from '@marketplace/contract/platform/calendar/days'
import { journeySteps, type JourneyStep } from '@marketplace/contract/reports/journey-steps'
import type { getDropOff, getJourney, Journey, ReportRow } from '@marketplace/contract/reports/reports'
import type { Query } from '@marketplace/contract/platform/call'
import type { Services } from '../../market/services.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { isFilling, readCells } from '../cells/published.ts'
import { cutFor, type CellKey } from '../cells/families.ts'
import { filtersOf } from './filters-of.ts'
import { inOneMoment } from './in-one-moment.ts'
import { medianOf } from './median-of.ts'
import { readFigures, type FigureQuestion } from './read-figures.ts'
import { refuseRange } from './refuse-range.ts'

type Counts = Map<JourneyStep, number | null>
type Where = FigureQuestion['where']

/** What was reached in these days: each step with what it is cut by; a start has no product. */
const readReached = async (
  tx: Database,
  question: Days & { times: FigureQuestion['times']; where: Where },
): Promise<Counts> => {
  const figures = await readFigures(tx, { ...question, by: [], measures: journeySteps })
  const values = figures.rows.get('')?.values ?? figures.none
  return new Map(journeySteps.map((step, place) => [step, values[place] ?? null]))
}

/** Sums of a cohort's cells that lie within so many days: lags of 0, 1, 2 to 7, 8 to 30 and 31 to 90 days. */
const within = { '1': 2, '7': 3, '30': 4, '90': 5 } as const

/** How far the starts of these days came. */
const readCohort = async (
  tx: Database,
  days: Days,
  where: Where,
  window: keyof typeof within,
): Promise<Counts> => {
  const keys = Object.keys(where) as (keyof Where)[]
  const cut = cutFor('cohort', ['step', ...(keys as CellKey[])])
  if (cut === null) throw new Problem('invalid_request', [{ field: 'kind', key: 'cohort_filters' }])
  const rows = await readCells(tx, { ...days, family: 'cohort', cut, basis: 'heard', by: ['step'], where })
  const sums = (['n1', 'n2', 'n3', 'n4', 'n5'] as const).slice(0, within[window])
  return new Map(
    rows.flatMap((row) => {
      const step = journeySteps[Number(row.keys[0]) - 1]
      return step === undefined ? [] : [[step, sums.reduce((sum, name) => sum + row[name], 0)]]
    }),
  )
}

/** About how long each step took since the one before; by product alone. */
const readMedians = async (
  tx: Database,
  days: Days,
  where: Where,
): Promise<Map<JourneyStep, number | null>> => {
  const { product, ...others } = where
  if (Object.keys(others).length > 0) return new Map()
  const cut = cutFor('wait', ['step', 'bucket', ...(product === undefined ? [] : ['product' as const])])
  if (cut === null) throw new Error('no cut of waits by step')
  const rows = await readCells(tx, {
    ...days,
    family: 'wait',
    cut,
    basis: 'heard',
    by: ['step', 'bucket'],
    ...(product !== undefined && { where: { product } }),
  })
  return new Map(
    [...Map.groupBy(rows, ({ keys }) => keys[0])].flatMap(([place, own]) => {
      const step = journeySteps[Number(place) - 1]
      const median = medianOf(new Map(own.map(({ keys, n1 }) => [Number(keys[1]), n1])))
      return step === undefined ? [] : [[step, median] as const]
    }),
  )
}

/** A step is of a customer and not of a lender. @throws Problem invalid_request */
const refuseFilters = (where: Where): void => {
  for (const field of ['lender', 'reason'] as const)
    if (where[field] !== undefined) throw new Problem('invalid_request', [{ field, key: 'invalid_value' }])
}

/** Answers how customers went from step to step. @throws Problem invalid_request for a range or filters that are not counted. */
export const readJourney = (
  services: Pick<Services, 'db' | 'brands' | 'lenders' | 'now'>,
  query: Query<typeof getJourney>,
): Promise<Journey> => {
  const { from, to, times = 'heard', kind = 'reached', window = '30', compare = 'before' } = query
  refuseRange({ from, to })
  return inOneMoment(services, async ({ tx, names }) => {
    const where = filtersOf(query, names)
    refuseFilters(where)
    const read = (days: Days): Promise<Counts> =>
      kind === 'cohort' ? readCohort(tx, days, where, window) : readReached(tx, { ...days, times, where })
    const before = compare === 'before' ? daysBefore({ from, to }) : null
    const now = await read({ from, to })
    const earlier = before === null ? null : await read(before)
    const medians = await readMedians(tx, { from, to }, where)
    // The day of a start and so many days after it.
    const open = addDays(dayInIndia(services.now()), -Number(window))
    return {
      as_of: services.now().toISOString(),
      range: { from, to },
      range_before: before,
      steps: journeySteps.map((step) => ({
        step,
        value: now.get(step) ?? (kind === 'cohort' ? 0 : null),
        before: earlier?.get(step) ?? (kind === 'cohort' && earlier !== null ? 0 : null),
        median_seconds: medians.get(step) ?? null,
      })),
      open_from: kind === 'cohort' && to >= open ? (from > open ? from : open) : null,
      is_filling: (await isFilling(tx)) ? 1 : 0,
    }
  })
}

/** How many of the step before reached a step, by a dimension, the most first. */
export const readDropOff = (
  services: Pick<Services, 'db' | 'brands' | 'lenders'>,
  query: Query<typeof getDropOff>,
): Promise<ReportRow[]> => {
  const { from, to, step, by, times = 'heard', compare = 'before' } = query
  refuseRange({ from, to })
  const place = journeySteps.indexOf(step)
  const measures = journeySteps.slice(place - 1, place + 1)
  return inOneMoment(services, async ({ tx, names }) => {
    const question: FigureQuestion = { from, to, times, by: [by], where: filtersOf(query, names), measures }
    refuseFilters(question.where)
    const now = await readFigures(tx, question)
    const earlier =
      compare === 'before' ? await readFigures(tx, { ...question, ...daysBefore({ from, to }) }) : null
    // Who fell to nothing has fallen most: such a row is in the days before alone.
    const found = new Map([...(earlier?.rows ?? []), ...now.rows])
    return Array.from(found, ([key, { keys }]): ReportRow => ({
      ...names.nameOf(by, keys[0] ?? 0),
      values: now.rows.get(key)?.values ?? now.none,
      before: earlier === null ? null : (earlier.rows.get(key)?.values ?? earlier.none),
    })).toSorted(
      (one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0) || one.label.localeCompare(other.label),
    )
  })
}
