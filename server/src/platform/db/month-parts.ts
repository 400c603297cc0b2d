import { ownsTables } from './application-role.ts'
import { isBusy, type Database } from './database.ts'
import {
  addPart,
  dropPart,
  holdParts,
  listParts,
  monthColumns,
  type MonthTable,
} from './month-parts.queries.ts'

/** How many months after this one have a part already, so that a job that fails for weeks costs nothing. */
const MONTHS_AHEAD = 3

/** The first moment of the month that lies `months` after that of `at`, in UTC. */
const monthAfter = (at: Date, months: number): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months))

/**
 * Makes the parts of this month and the next ones that are missing; without the tables' owner none (`npm run db:migrate` does).
 * @returns the names of those made.
 */
export const makeMonths = async (db: Database, now: Date): Promise<string[]> => {
  if (!(await ownsTables(db))) return []
  const made: string[] = []
  for (const table of Object.keys(monthColumns) as MonthTable[])
    made.push(...(await db.transaction((tx) => makeMonthsOf(tx, table, now))))
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

const makeMonthsOf = async (tx: Database, table: MonthTable, now: Date): Promise<string[]> => {
  await holdParts(tx)
  const parts = await listParts(tx, table)
  const made: string[] = []
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    const [from, until] = [monthAfter(now, ahead), monthAfter(now, ahead + 1)]
    if (parts.some((part) => (part.from === null || part.from <= from) && part.until > from)) continue
    const name = `${table}_${from.toISOString().slice(0, 7).replace('-', '_')}`
    await addPart(tx, table, { name, from, until })
    made.push(name)
  }
  return made
}

/**
 * Drops the parts whose every row is from before that moment, a transaction each; one whose table is busy is left for another
 * night, and all are by whoever does not own the tables. @returns the names of those that are gone.
 */
export const dropMonths = async (db: Database, table: MonthTable, before: Date): Promise<string[]> => {
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
