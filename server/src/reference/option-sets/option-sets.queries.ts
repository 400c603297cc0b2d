import type { Option, OptionSetName, OptionSets } from '@marketplace/contract/reference/option-sets'
import type { Database } from '../../platform/db/database.ts'
import { prepared, sql } from '../../platform/db/sql.ts'

interface OptionRow {
  set_name: OptionSetName
  id: number
  /** The shipped words, which lenders are sent. */
  value: string
  /** The words that people read in English. */
  words: string
  own_value_hi: string | null
  is_retired: boolean
}

export const listOptionRows = (db: Database): Promise<OptionRow[]> =>
  db.rows(
    prepared(
      'list-options',
      sql`select set_name, option_id as id, value, coalesce(own_value, value) as words, own_value_hi, retired_at is not null as is_retired
        from option_set order by set_name, coalesce(own_order, sort_order), option_id`,
    ),
  )

const presentOption = ({ id, words, own_value_hi, is_retired }: OptionRow): Option => ({
  id,
  value: words,
  ...(own_value_hi !== null && { value_hi: own_value_hi }),
  ...(is_retired && { retired: 1 as const }),
})

/** Every set by its name, each in the order shown, retired options among them. */
export const readOptionSets = async (db: Database): Promise<OptionSets> => {
  const sets: OptionSets = {}
  for (const row of await listOptionRows(db)) (sets[row.set_name] ??= []).push(presentOption(row))
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

/** Whether somebody may choose it now. */
export const isOption = async (db: Database, set: OptionSetName, id: number): Promise<boolean> =>
  (await db.row(
    sql`select 1 as found from option_set where set_name = ${set} and option_id = ${id} and retired_at is null`,
  )) !== null
