import { ownsTables } from './application-role.ts'
import { isBusy, type Database } from './database.ts'
import {
  addPart,
  dayColumns,
  type DayTable,
  dropPart,
  holdParts,
  listParts,
  monthColumns,
  type MonthTable,
  type PartTable,
} from './month-parts.queries.ts'

/** How many months after this one have a part already, so that a job that fails for weeks costs nothing. */
const MONTHS_AHEAD = 3
/** The same of days. */
const DAYS_AHEAD = 3

/** The first moment of the month that lies `months` after that of `at`, in UTC. */
const monthAfter = (at: Date, months: number): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months))

/** The first moment of the day that lies `days` after that of `at`, in UTC. */
const dayAfter = (at: Date, days: number): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + days))

/**
 * Makes the parts of this month and the next ones that are missing; without the tables' owner none (`npm run db:migrate` does).
 * @returns the names of those made.
 */
export const makeMonths = async (db: Database, now: Date): Promise<string[]> => {
  if (!(await ownsTables(db))) return []
  const made: string[] = []
  for (const table of Object.keys(monthColumns) as MonthTable[])
    made.push(...(await db.transaction((tx) => makePartsOf(tx, table, monthsAhead(now)))))
  for (const table of Object.keys(dayColumns) as DayTable[])
    made.push(...(await db.transaction((tx) => makePartsOf(tx, table, daysAhead(now)))))
  return made
}

/** The tables that have no part for the month after this one yet: their rows would go where what fits no other does. */
export const listUnprepared = async (db: Database, now: Date): Promise<MonthTable[]> => {
  const next = monthAfter(now, 1)
  const unprepared: MonthTable[] = []
  for (const table of Object.keys(monthColumns) as MonthTable[]) {
    const parts = await listParts(db, table)
    if (!parts.some(({ from, until }) => (from === null || from <= next) && until > next))
      unprepared.push(table)
  }
  return unprepared
}

interface Stretch {
  /** What the part is called by: 2026_11, 2026_11_28. */
  word: string
  from: Date
  until: Date
}

const stretchesAhead = (count: number, bound: (ahead: number) => Date, letters: number): readonly Stretch[] =>
  Array.from({ length: count + 1 }, (_, ahead) => ({
    word: bound(ahead).toISOString().slice(0, letters).replaceAll('-', '_'),
    from: bound(ahead),
    until: bound(ahead + 1),
  }))
const monthsAhead = (now: Date): readonly Stretch[] =>
  stretchesAhead(MONTHS_AHEAD, (ahead) => monthAfter(now, ahead), 7)
const daysAhead = (now: Date): readonly Stretch[] =>
  stretchesAhead(DAYS_AHEAD, (ahead) => dayAfter(now, ahead), 10)

const makePartsOf = async (
  tx: Database,
  table: PartTable,
  stretches: readonly Stretch[],
): Promise<string[]> => {
  await holdParts(tx)
  const parts = await listParts(tx, table)
  const made: string[] = []
  for (const { word, from, until } of stretches) {
    if (parts.some((part) => (part.from === null || part.from <= from) && part.until > from)) continue
    const name = `${table}_${word}`
    await addPart(tx, table, { name, from, until })
    made.push(name)
  }
  return made
}

/**
 * Drops the parts whose every row is from before that moment, a transaction each; one whose table is busy is left for another
 * night, and all are by whoever does not own the tables. @returns the names of those that are gone.
 */
export const dropMonths = async (db: Database, table: PartTable, before: Date): Promise<string[]> => {
  if (!(await ownsTables(db))) return []
  const dropped: string[] = []
  for (const { name, until } of await listParts(db, table)) {
    if (until > before) break
    const gone = await db
      .transaction(async (tx) => {
        await holdParts(tx)
        // Another process may have been at it since.
        const there = (await listParts(tx, table)).some((part) => part.name === name)
        if (there) await dropPart(tx, name)
        return there
      })
      .catch((error: unknown) => {
        if (isBusy(error)) return false
        throw error
      })
    if (gone) dropped.push(name)
  }
  return dropped
}
