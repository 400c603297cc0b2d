import type { Database } from '../../platform/db/database.ts'
import { prepared, sql } from '../../platform/db/sql.ts'

/** A figure that law or tax sets; in force from its day until a later row of the same name. */
export interface RegulatedFigureRow {
  name: string
  value: number
  valid_from: string
}

export const listRegulatedFigures = (db: Database): Promise<RegulatedFigureRow[]> =>
  db.rows(sql`select name, value, valid_from from regulated_figure order by name, valid_from desc`)

/** The figures in force on `day` (YYYY-MM-DD in IST), by name. */
export const listFiguresOn = async (db: Database, day: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.rows<{ name: string; value: number }>(
    prepared(
      'figures-on',
      sql`select distinct on (name) name, value from regulated_figure where valid_from <= ${day}::date
        order by name, valid_from desc`,
    ),
  )
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** Every row with its source, by name and the latest first. */
export const listSourcedFigures = (db: Database): Promise<(RegulatedFigureRow & { source: string })[]> =>
  db.rows(sql`select name, value, valid_from, source from regulated_figure order by name, valid_from desc`)

/** Adds a row; what stands is never changed here. */
export const addFigure = (tx: Database, row: RegulatedFigureRow & { source: string }): Promise<number> =>
  tx.run(sql`insert into regulated_figure (name, value, valid_from, source)
    values (${row.name}, ${row.value}, ${row.valid_from}, ${row.source})`)
