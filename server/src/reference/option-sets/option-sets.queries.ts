import type { Option, OptionSetName, OptionSets } from '@marketplace/contract/reference/option-sets'
import type { Database } from '../../platform/db/database.ts'
import { prepared, sql } from '../../platform/db/sql.ts'

interface OptionRow extends Option {
  set_name: OptionSetName
}

export const listOptionRows = (db: Database): Promise<OptionRow[]> =>
  db.rows(
    prepared(
      'list-options',
      sql`select set_name, option_id as id, value from option_set order by set_name, sort_order`,
    ),
  )

/** Every set by its name, each in the order shown. */
export const readOptionSets = async (db: Database): Promise<OptionSets> => {
  const sets: OptionSets = {}
  for (const { set_name, id, value } of await listOptionRows(db)) (sets[set_name] ??= []).push({ id, value })
  return sets
}

export interface OptionBand {
  set_name: OptionSetName
  option_id: number
  band_min: number | null
  band_max: number | null
}

/** The options that stand for a band of figures: incomes, tickets, scores. */
export const listOptionBands = (db: Database): Promise<OptionBand[]> =>
  db.rows(
    sql`select set_name, option_id, band_min, band_max from option_set where band_min is not null or band_max is not null order by set_name, sort_order`,
  )

export const isOption = async (db: Database, set: OptionSetName, id: number): Promise<boolean> =>
  (await db.row(sql`select 1 as found from option_set where set_name = ${set} and option_id = ${id}`)) !==
  null
