import type { Days } from '@marketplace/contract/platform/calendar/days'
import type { Dimension, FilterName } from '@marketplace/contract/reports/dimensions'
import { measureOf, type Measure, type TimeBasis } from '@marketplace/contract/reports/measures'
import { Problem } from '../../platform/http/problem.ts'
import type { Database } from '../../platform/db/database.ts'
import { readCells, readFacts, type CellRow } from '../cells/cells.queries.ts'
import { families, type Basis, type CellKey, type FamilyName } from '../cells/families.ts'
import { chooseSource } from './choose-source.ts'
import { isKey, isMoney, measureSums } from './measure-sums.ts'

/** What is asked of measures: numbers of cells in `where`. */
export interface FigureQuestion extends Days {
  measures: readonly Measure[]
  times: TimeBasis
  by: readonly Dimension[]
  where: Partial<Record<FilterName, readonly number[]>>
  /** How long what is counted row by row is waited for, where that is longer than a page waits. */
  waitMs?: number
}

export interface Figures {
  /** By the values of the dimensions, joined to one text. */
  rows: Map<string, { keys: (number | string)[]; values: (number | null)[] }>
  /** Of a row without anything: 0, and null for a share and for what is not known by what is asked. */
  none: (number | null)[]
}

const DAY_MS = 86_400_000
/** A day as cells keep the day before. */
const dayNumber = (day: string): number => Math.round((Date.parse(day) - Date.parse('2000-01-01')) / DAY_MS)

/** The days that a family is asked by: the one that was chosen where it has it; commission else by the day of the disbursal. */
const basisOf = (family: FamilyName, times: TimeBasis): Basis => {
  const known: readonly Basis[] = families[family].bases
  return known.includes(times) ? times : (known[0] ?? 'heard')
}

/** Whether a measure is known by everything that is asked; if not it is unknown, which is not 0. */
const isKnownBy = (measure: Measure, { by, where }: Pick<FigureQuestion, 'by' | 'where'>): boolean => {
  const known: readonly Dimension[] = measureOf(measure).by
  return [...by, ...(Object.keys(where) as FilterName[])].every((one) => known.includes(one))
}

/** @throws Problem invalid_request for a filter that a measure is not known by: its rows would be others than it counts. */
export const refuseUnknown = (measure: Measure, where: FigureQuestion['where']): void => {
  const field = (Object.keys(where) as FilterName[]).find(
    (name) => !isKnownBy(measure, { by: [], where: { [name]: [] } }),
  )
  if (field !== undefined) throw new Problem('invalid_request', [{ field, key: 'invalid_value' }])
}

/** Null for what more than a month of rows would have to answer. */
export const orNone = (error: unknown): null => {
  if (error instanceof Problem && error.code === 'report_needs_run') return null
  throw error
}

const keyOf = (keys: readonly (number | string)[]): string => keys.join(' ')

/**
 * Distinct customers of these days: all that applied on each of them, less those who had applied within the days before. By brand or by
 * product each is counted for itself, else of all, of one brand or of one product; null for what is not kept.
 */
const readCustomers = async (
  tx: Database,
  { from, to, by, where }: FigureQuestion,
): Promise<CellRow[] | null> => {
  const [brands = [], products = []] = [where.brand, where.product]
  const [dimension] = by
  const isBy = by.length === 1 && (dimension === 'brand' || dimension === 'product')
  if (isBy ? Object.keys(where).length > 0 : by.length > 0 || brands.length + products.length > 1) return null
  const scope = dimension === 'brand' || brands.length === 1 ? 1 : isBy || products.length === 1 ? 2 : 0
  const [all, pairs] = families.customers.cuts
  const question = {
    from,
    to,
    family: 'customers',
    basis: 'heard',
    by: isBy ? (['scope_id'] as const) : [],
    where: { scope: [scope], ...(!isBy && { scope_id: [brands[0] ?? products[0] ?? 0] }) },
  } as const
  const again = await readCells(tx, { ...question, cut: pairs, since: { prev_day: dayNumber(from) } })
  const known = new Map(again.map(({ keys, n1 }) => [keyOf(keys), n1]))
  return (await readCells(tx, { ...question, cut: all })).map((row) => ({
    ...row,
    n1: row.n1 - (known.get(keyOf(row.keys)) ?? 0),
  }))
}

const readFamily = async (
  tx: Database,
  family: FamilyName,
  question: FigureQuestion,
): Promise<CellRow[] | null> => {
  const { from, to, by, where, times } = question
  if (family === 'customers') return readCustomers(tx, question)
  const keys: CellKey[] = [...by.filter(isKey), ...(Object.keys(where) as FilterName[])]
  const source = chooseSource(
    family,
    [...new Set(keys)],
    { from, to },
    by.includes('day') || by.includes('week'),
  )
  const asked = { family, basis: basisOf(family, times), by, where, from, to }
  if (source.from === 'cut') return readCells(tx, { ...asked, cut: source.cut })
  if (source.from === 'facts') return readFacts(tx, { ...asked, waitMs: question.waitMs })
  // Beside others that are known a report says that this is not.
  if (family === 'commission') return null
  throw new Problem('report_needs_run')
}

/** Measures with those that their shares are made of. */
export const withParts = (measures: readonly Measure[]): Measure[] => [
  ...new Set(measures.flatMap((measure) => [measure, ...((measureOf(measure).ratio ?? []) as Measure[])])),
]

/** Shares made of the sums beside them; null of nothing. Money is to the paisa. */
export const withShares = (
  measures: readonly Measure[],
  values: readonly (number | null)[],
): (number | null)[] =>
  measures.map((measure, place) => {
    const { ratio, unit } = measureOf(measure)
    const value = values[place] ?? null
    if (ratio === undefined)
      return unit === 'rupees' && value !== null ? Math.round(value * 100) / 100 : value
    const [part, whole] = ratio.map((name) => values[measures.indexOf(name as Measure)])
    return part == null || whole == null || whole === 0 ? null : part / whole
  })

/**
 * The figures of measures, in the caller's transaction, which reads one moment. Counts, rupees, and shares of 1 made after summing.
 * @throws Problem report_needs_run where no kept sum holds what is asked for more than a month of days.
 */
export const readFigures = async (tx: Database, question: FigureQuestion): Promise<Figures> => {
  const { measures } = question
  const figures: Figures['rows'] = new Map()
  const at = (keys: (number | string)[]) => {
    const found = figures.get(keyOf(keys)) ?? { keys, values: measures.map((): number | null => null) }
    figures.set(keyOf(keys), found)
    return found.values
  }
  const places = measures.flatMap((measure, place) => {
    const sum = measureSums[measure]
    return sum === null || !isKnownBy(measure, question) ? [] : [{ ...sum, place }]
  })
  const known = new Set<number>()
  for (const [family, own] of Map.groupBy(places, (one) => one.family)) {
    const rows = await readFamily(tx, family, question)
    if (rows === null) continue
    for (const { place } of own) known.add(place)
    for (const row of rows) {
      const values = at(row.keys)
      for (const { sum, place } of own) values[place] = isMoney(sum, family) ? row[sum] / 100 : row[sum]
    }
  }
  const none = measures.map((_, place) => (known.has(place) ? 0 : null))
  for (const row of figures.values()) {
    for (const place of known) row.values[place] ??= 0
    row.values = withShares(measures, row.values)
  }
  return { rows: figures, none }
}
