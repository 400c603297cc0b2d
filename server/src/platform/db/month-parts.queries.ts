import type { Database } from './database.ts'
import { identifier, instant, sql } from './sql.ts'

/** The tables that are cut by month, each by the time that its key holds (docs/decisions/047). */
export const monthColumns = {
  message: 'created_at',
  tracked_event: 'created_at',
  // By the end of a session, so that finding a live one looks into the month of now and the next alone.
  session: 'absolute_expires_at',
  audit_entry: 'at',
} as const
export type MonthTable = keyof typeof monthColumns

/** Those that are cut by day: so many rows a day that a day goes at once (docs/decisions/097). */
export const dayColumns = { link_click: 'at' } as const
export type DayTable = keyof typeof dayColumns

export type PartTable = MonthTable | DayTable
const partColumns: Readonly<Record<PartTable, string>> = { ...monthColumns, ...dayColumns }

/** A part of a table: rows from `from` (from the beginning where it is null) until just before `until`. */
export interface MonthPart {
  name: string
  from: Date | null
  until: Date
}

/** The parts but for the one that takes what fits no other, the oldest first. */
export const listParts = (db: Database, table: PartTable): Promise<MonthPart[]> =>
  db.rows(sql`select name, substring(bound from 'FROM \\(''([^'']+)''')::timestamptz as from,
      substring(bound from 'TO \\(''([^'']+)''')::timestamptz as until
    from (select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${table}::regclass) part
    where bound <> 'DEFAULT' order by until`)

/** One process at a time changes the parts; a table that is busy for longer than this is left for the next night. */
export const holdParts = async (tx: Database): Promise<void> => {
  await tx.run(sql`set local lock_timeout = '3s'`)
  await tx.run(sql`select pg_advisory_xact_lock(7214004)`)
}

/** Makes a part for a stretch that has none; its rows come out of the part for what fits no other. Call `holdParts` first. */
export const addPart = async (
  tx: Database,
  table: PartTable,
  { name, from, until }: MonthPart & { from: Date },
): Promise<void> => {
  const [whole, part, other] = [identifier(table), identifier(name), identifier(`${table}_other`)]
  const moment = identifier(partColumns[table])
  await tx.run(sql`create table ${part} (like ${whole} including defaults including constraints)`)
  const strays = await tx.row(
    sql`select 1 from ${other} where ${moment} >= ${from} and ${moment} < ${until} limit 1`,
  )
  if (strays !== null) {
    // Rows that are never changed may be put elsewhere.
    await tx.run(sql`alter table ${other} disable trigger user`)
    await tx.run(sql`with moved as (delete from ${other} where ${moment} >= ${from} and ${moment} < ${until} returning *)
      insert into ${part} select * from moved`)
    await tx.run(sql`alter table ${other} enable trigger user`)
  }
  await tx.run(
    sql`alter table ${whole} attach partition ${part} for values from (${instant(from)}) to (${instant(until)})`,
  )
}

export const dropPart = (tx: Database, name: string): Promise<number> =>
  tx.run(sql`drop table ${identifier(name)}`)
