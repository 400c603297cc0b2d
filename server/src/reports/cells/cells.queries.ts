import type { Days } from '@marketplace/contract/platform/calendar/days'
import { createHash } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'
import { identifier, join, prepared, sql, waitedFor, type Sql } from '../../platform/db/sql.ts'
import {
  addCells,
  cellsOf,
  dayColumn,
  grainCells,
  holdFold,
  keyColumn,
  names,
  quickCellsOf,
  sumColumns,
  sums,
  type SumName,
} from './cell-parts.queries.ts'
import { bases, families, type Basis, type CellKey, type Cut, type FamilyName } from './families.ts'
import { datedFacts } from './dated-facts.queries.ts'
import { wholeMonths } from './whole-months.ts'

/**
 * Takes up to `most` deltas of a level and adds them to the cells, in one statement: a reader sees both or neither. They are taken by the last of
 * them, not one by one: statistics from a moment without any of this level promise one, and each would be looked for among all others.
 * @returns how many; null where another process is at it.
 */
export const foldDeltas = (db: Database, level: number, most: number): Promise<number | null> =>
  db.transaction(async (tx) => {
    if (!(await holdFold(tx))) return null
    const row = await tx.row<{ taken: number }>(sql`
      with taken as (
        delete from report_delta d where d.level = ${level} and d.delta_id <= (select max(t.delta_id) from (
            select delta_id from report_delta where level = ${level} order by delta_id limit ${most}) t)
          returning d.*),
      cells as materialized (
        ${quickCellsOf(sql`taken`, [level], () => sql``)}),
      added as (${addCells(grainCells(sql`cells`))} returning 1)
      select (select count(*) from taken)::integer as taken, (select count(*) from added)::integer as added`)
    return row?.taken ?? 0
  })

/** Deltas that no cell holds yet. */
export const countPending = async (db: Database): Promise<number> =>
  (await db.row<{ pending: number }>(sql`select count(*)::integer as pending from report_delta`))?.pending ??
  0

/** Whether what was before the reports is still being filled in. */
export const isFilling = async (tx: Database): Promise<boolean> =>
  (
    await tx.row<{ some: boolean }>(
      sql`select exists (select from graphile_worker.jobs where task_identifier = 'fill_facts') as some`,
    )
  )?.some === true

type GroupBy = CellKey | 'day' | 'week' | 'month'

export interface CellQuestion extends Days {
  family: FamilyName
  cut: Cut
  basis: Basis
  by: readonly GroupBy[]
  /** Values of keys; a key that is not named is not asked. */
  where?: Partial<Record<CellKey, readonly number[]>>
  /** Keys from this number on. */
  since?: Partial<Record<CellKey, number>>
}

export type CellRow = Record<SumName, number> & { keys: (number | string)[] }

/** A key of cells by its place in the cut. */
const placed =
  (cut: Cut) =>
  (key: CellKey): Sql => {
    const place = cut.keys.indexOf(key)
    if (place === -1) throw new Error(`cut ${cut.cut} has no key ${key}`)
    return identifier(`k${place + 1}`)
  }

const filtersOf = (
  { where = {}, since = {} }: Pick<CellQuestion, 'where' | 'since'>,
  columnOf: (key: CellKey) => Sql,
): Sql =>
  join(
    [
      ...Object.entries(where).map(
        ([key, values]) => sql`and ${columnOf(key as CellKey)} = any(${values}::integer[])`,
      ),
      ...Object.entries(since).map(([key, value]) => sql`and ${columnOf(key as CellKey)} >= ${value}`),
    ],
    ' ',
  )

const groupOf = (by: GroupBy, day: Sql, columnOf: (key: CellKey) => Sql): Sql => {
  if (by === 'day') return sql`${day}::text`
  // Weeks begin on a Monday.
  if (by === 'week') return sql`date_trunc('week', ${day}::timestamp)::date::text`
  if (by === 'month') return sql`date_trunc('month', ${day}::timestamp)::date::text`
  return columnOf(by)
}

const keysOf = (groups: readonly Sql[]): { keys: Sql; grouped: Sql } =>
  groups.length === 0
    ? { keys: sql`'[]'::json`, grouped: sql`having count(*) > 0` }
    : { keys: sql`json_build_array(${join(groups, ', ')})`, grouped: sql`group by ${join(groups, ', ')}` }

/**
 * The sums of cells and of what is not folded yet, in one statement and so of one moment. Whole months come from their own cells. A row a
 * group that has anything; counts as they are, sums in paise.
 */
export const readCells = (db: Database, question: CellQuestion): Promise<CellRow[]> => {
  const { family: name, cut, basis, by, from, to } = question
  const { family } = families[name]
  const hasMonths = !by.includes('day') && !by.includes('week')
  const { months, edges } = hasMonths ? wholeMonths(question) : { months: null, edges: [{ from, to }] }
  if (cut.grains === 'month' && edges.length > 0) throw new Error('this cut is kept by month')
  const filters = filtersOf(question, placed(cut))
  const ranges = [
    ...(months === null ? [] : [{ grain: 2, ...months }]),
    ...edges.map((edge) => ({ grain: 1, ...edge })),
  ].map(
    (range) => sql`select day, k1, k2, k3, ${names} from report_cell
      where family = ${family} and basis = ${bases[basis]} and cut = ${cut.cut} and grain = ${range.grain}
        and day between ${range.from}::date and ${range.to}::date ${filters}`,
  )
  const day = dayColumn(name, basis)
  const asked = sql`and ${day} between ${from}::date and ${to}::date ${filtersOf(question, keyColumn)}`
  const pending = sql`select day, k1, k2, k3, ${names} from (${cellsOf(sql`report_delta`, name, cut, basis, asked)}) p`
  const { keys, grouped } = keysOf(by.map((one) => groupOf(one, sql`day`, placed(cut))))
  // A statement for each shape of a question: planning one takes longer than answering it. Its name says all that its text depends on.
  const shape = [
    `${family}.${cut.cut}.${bases[basis]}`,
    by.join('.'),
    Object.keys(question.where ?? {}).join('.'),
    Object.keys(question.since ?? {}).join('.'),
    `${months === null ? 0 : 1}.${edges.length}`,
  ]
  return db.rows(
    prepared(
      `report ${createHash('sha256').update(shape.join('/')).digest('base64url').slice(0, 40)}`,
      sql`select ${keys} as keys, ${sums} from (${join([...ranges, pending], ' union all ')}) cells ${grouped}`,
    ),
  )
}

export interface FactQuestion extends Omit<CellQuestion, 'cut' | 'since'> {
  /** How long the answer is waited for, where that is longer than a page waits. */
  waitMs?: number | undefined
}

/** The same sums from the facts themselves, for what no cut holds. As the office: partners' accounts are read. */
export const readFacts = (tx: Database, question: FactQuestion): Promise<CellRow[]> => {
  const { family: name, basis, by, from, to } = question
  const day = dayColumn(name, basis)
  const { keys, grouped } = keysOf(by.map((one) => groupOf(one, day, keyColumn)))
  const refusals = name === 'reason' ? sql`and d.code = 7` : sql``
  const statement = sql`select ${keys} as keys, ${sumColumns(name)} from (${datedFacts(question)}) d
    where ${day} between ${from}::date and ${to}::date ${refusals} ${filtersOf(question, keyColumn)} ${grouped}`
  return tx.rows(question.waitMs === undefined ? statement : waitedFor(question.waitMs, statement))
}
