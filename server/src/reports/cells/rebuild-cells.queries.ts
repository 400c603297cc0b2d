import { monthsOf } from '@marketplace/contract/platform/calendar/days'
import type { Database } from '../../platform/db/database.ts'
import { sql, waitedFor } from '../../platform/db/sql.ts'
import { findFactDays } from '../facts/published.ts'
import { grainCells, holdFold, newCells, quickCellsOf, writeAllCuts } from './cell-parts.queries.ts'
import { LEVELS, MOST_MS } from './check-cells.queries.ts'

/** The months whose cells are made in turn: what lies outside of the steps' months goes with the first and the last. */
export const monthsOfCells = async (tx: Database): Promise<{ from: string; until: string }[]> => {
  const days = await findFactDays(tx)
  const months = days === null ? ['without a step'] : monthsOf(days)
  return months.map((month, place) => ({
    from: place === 0 ? '-infinity' : month,
    until: months[place + 1] ?? 'infinity',
  }))
}

/** Makes the cells of a month from the facts, in the caller's transaction; none of them stands yet. A month at a time, so that what is grouped fits into memory. */
export const addMonthOfCells = async (
  tx: Database,
  { from, until }: { from: string; until: string },
): Promise<void> => {
  // A month of ten million applications is grouped without files on disk; and no two facts are the same, so that remembering what one says helps none.
  await tx.run(sql`set local work_mem = '64MB'`)
  await tx.run(sql`set local enable_memoize = off`)
  await writeAllCuts(tx)
  // By the day of each cell, so that it is whole at once: looking for one that stands already takes three times as long.
  await tx.run(
    waitedFor(
      MOST_MS,
      sql`with known as materialized (
          select * from facts_between(${from}::date, ${until}::date) union all select * from customer_deltas(${from}::date, ${until}::date)),
        cells as materialized (
          ${quickCellsOf(sql`known`, LEVELS, (day) => sql`and ${day} >= ${from}::date and ${day} < ${until}::date`)})
        ${newCells(grainCells(sql`cells`))}`,
    ),
  )
}

/** Forgets every cell, and what waits to be folded. */
export const forgetCells = async (tx: Database): Promise<void> => {
  await tx.run(waitedFor(MOST_MS, sql`delete from report_cell`))
  await tx.run(waitedFor(MOST_MS, sql`delete from report_delta`))
}

/**
 * Makes the cells anew from the facts, in the caller's transaction, which reads one moment (REPEATABLE READ): what is not folded by then is
 * in the facts, and what comes later stays to be folded.
 * @returns whether it could; false where another process folds.
 */
export const rebuildCells = async (tx: Database): Promise<boolean> => {
  if (!(await holdFold(tx))) return false
  await forgetCells(tx)
  for (const month of await monthsOfCells(tx)) await addMonthOfCells(tx, month)
  return true
}
