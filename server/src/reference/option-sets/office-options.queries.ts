import type { OptionSetName } from '@marketplace/contract/reference/option-sets'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface OfficeOptionRow {
  set_name: OptionSetName
  id: number
  value: string
  own_value: string | null
  own_value_hi: string | null
  retired_at: Date | null
  version: number
}

const columns = sql`set_name, option_id as id, value, own_value, own_value_hi, retired_at, version`
const order = sql`coalesce(own_order, sort_order), option_id`

/** Every option, each set in the order shown. */
export const listAllOptions = (db: Database): Promise<OfficeOptionRow[]> =>
  db.rows(sql`select ${columns} from option_set order by set_name, ${order}`)

/**
 * The options of a set in the order shown, held against other changes until the transaction ends. They are locked by their ids: the
 * order shown changes while somebody waits, and two who lock the same rows in two orders wait for each other.
 */
export const lockSet = (tx: Database, set: OptionSetName): Promise<OfficeOptionRow[]> =>
  tx.rows(sql`with held as materialized (
      select * from option_set where set_name = ${set} order by option_id for no key update)
    select ${columns} from held order by ${order}`)

export const updateOptionWords = (
  tx: Database,
  { set_name, id }: { set_name: OptionSetName; id: number },
  words: { own_value: string | null; own_value_hi: string | null },
): Promise<OfficeOptionRow | null> =>
  tx.row(sql`update option_set set own_value = ${words.own_value}, own_value_hi = ${words.own_value_hi}, version = version + 1
    where set_name = ${set_name} and option_id = ${id} returning ${columns}`)

/** Counts the places from 1 in the order of `ids`. */
export const updateOptionOrder = (
  tx: Database,
  set: OptionSetName,
  ids: readonly number[],
): Promise<number> =>
  tx.run(sql`update option_set set own_order = placed.place
    from unnest(${ids}::smallint[]) with ordinality as placed (id, place)
    where set_name = ${set} and option_id = placed.id`)

export const updateOptionRetired = (
  tx: Database,
  { set_name, id }: { set_name: OptionSetName; id: number },
  retiredAt: Date | null,
): Promise<number> =>
  tx.run(sql`update option_set set retired_at = ${retiredAt}, version = version + 1
    where set_name = ${set_name} and option_id = ${id}`)
