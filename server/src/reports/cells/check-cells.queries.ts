import type { Days } from '@marketplace/contract/platform/calendar/days'
import type { Database } from '../../platform/db/database.ts'
import { identifier, join, sql, waitedFor, type Sql } from '../../platform/db/sql.ts'
import { allCellsOf, keyNames, names, sumNames, sums } from './cell-parts.queries.ts'

/** Counting everything may take so long. */
export const MOST_MS = 3_600_000
export const LEVELS = [1, 2, 3, 4, 5]

export interface CheckedCells {
  cells: number
  wrong: number
  /** The first that differs: its keys, what it says and what the facts say. */
  example: Record<string, unknown> | null
}

/**
 * Compares every cell of these days with what the facts say, in one statement. As the office: partners' accounts are read.
 * @param grain days from `from` to `to`, or whole months of which they are the first and the last day
 */
export const compareCells = async (
  tx: Database,
  { from, to }: Days,
  grain: 'day' | 'month',
): Promise<CheckedCells> => {
  const [number, day, left] =
    grain === 'day'
      ? [1, sql`day`, sql`not (family = 2 and cut = 4)`]
      : [2, sql`date_trunc('month', day::timestamp)::date`, sql`true`]
  const values = (of: Sql): Sql =>
    sql`(${join(
      sumNames.map((name) => sql`coalesce(${of}.${identifier(name)}, 0)`),
      ', ',
    )})`
  const inDays = sql`day between ${from}::date and ${to}::date`
  const within = (column: Sql): Sql => sql`and ${column} between ${from}::date and ${to}::date`
  const row = await tx.row<CheckedCells>(
    waitedFor(
      MOST_MS,
      sql`
    with known as materialized (
      select * from facts_between(${from}::date, ${to}::date) union all select * from customer_deltas(${from}::date, ${to}::date)),
    facts as (
      select family, basis, cut, ${day} as day, k1, k2, k3, ${sums} from (${allCellsOf(sql`known`, LEVELS, within)}) c where ${left}
        group by family, basis, cut, 4, k1, k2, k3),
    said as (
      select ${keyNames}, ${sums} from (
        select ${keyNames}, ${names} from report_cell where grain = ${number} and ${inDays}
        union all
        select family, basis, cut, ${day}, k1, k2, k3, ${names} from (${allCellsOf(sql`report_delta`, LEVELS, within)}) d where ${left}) s
        group by ${keyNames}),
    compared as (
      select family, basis, cut, day, k1, k2, k3, to_jsonb(f.*) as facts, to_jsonb(s.*) as said,
          ${values(sql`f`)} is distinct from ${values(sql`s`)} as differs
        from facts f full join said s using (family, basis, cut, day, k1, k2, k3))
    select count(*)::integer as cells, count(*) filter (where differs)::integer as wrong,
      (select jsonb_build_object('facts', c.facts, 'said', c.said) from compared c where differs order by family, cut, day limit 1) as example
      from compared`,
    ),
  )
  return row ?? { cells: 0, wrong: 0, example: null }
}

/** All statements of the transaction read one moment. Call it first. */
export const holdMoment = async (tx: Database): Promise<void> => {
  await tx.run(sql`set transaction isolation level repeatable read`)
}

/** Statements of the transaction may take so long: as long as counting everything takes unless it is said. */
export const takeTime = async (tx: Database, ms = MOST_MS): Promise<void> => {
  await tx.run(sql`select set_config('statement_timeout', ${String(ms)}, true)`)
}

export interface NewCheck extends Days, CheckedCells {
  checked_at: Date
  took_ms: number
}

export const addCheck = (db: Database, check: NewCheck): Promise<number> =>
  db.run(sql`insert into report_check (checked_at, from_day, to_day, cells, wrong, example, took_ms)
    values (${check.checked_at}, ${check.from}::date, ${check.to}::date, ${check.cells}, ${check.wrong},
      ${check.example === null ? null : JSON.stringify(check.example)}::jsonb, ${check.took_ms})`)
