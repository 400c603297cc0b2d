import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface SavedViewRow {
  view_id: number
  staff_id: number
  list: string
  name: string
  query: string
  columns: string | null
  is_shared: 0 | 1
  updated_at: Date
}

const columns = sql`view_id, staff_id, list, name, query, columns, is_shared, updated_at`

/** The views of one member of staff and those that others share: own ones first, by name from A to Z. */
export const listViews = (db: Database, list: string, staffId: number): Promise<SavedViewRow[]> =>
  db.rows(sql`select ${columns} from saved_view where list = ${list} and (staff_id = ${staffId} or is_shared = 1)
    order by staff_id <> ${staffId}, lower(name), view_id`)

/** Somebody's views stand in a line: how many there are is decided one after another. */
export const lockViewsOf = async (tx: Database, staffId: number): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('saved_view'), ${staffId})`)
}

/** How many views somebody has, and how many of them of a list. */
export const countViewsOf = async (
  tx: Database,
  list: string,
  staffId: number,
): Promise<{ total: number; of_list: number }> => {
  const row = await tx.row<{ total: number; of_list: number }>(
    sql`select count(*) as total, count(*) filter (where list = ${list}) as of_list from saved_view
      where staff_id = ${staffId}`,
  )
  return row ?? { total: 0, of_list: 0 }
}

/** One's own view, held until the transaction ends; null for another's and for one that is gone. */
export const lockOwnView = (tx: Database, viewId: number, staffId: number): Promise<SavedViewRow | null> =>
  tx.row(
    sql`select ${columns} from saved_view where view_id = ${viewId} and staff_id = ${staffId} for update`,
  )

/** A shared view, whoever's it is, held until the transaction ends; null for one that is not shared or gone. */
export const lockSharedView = (tx: Database, viewId: number): Promise<SavedViewRow | null> =>
  tx.row(sql`select ${columns} from saved_view where view_id = ${viewId} and is_shared = 1 for update`)

/** What keeps two views of one list from one name of one person, however it is written. */
export const VIEW_NAME_TAKEN = 'saved_view_name'

type ViewFacts = Pick<SavedViewRow, 'name' | 'query' | 'columns' | 'is_shared'>

/** Throws a violation of VIEW_NAME_TAKEN. */
export const addView = async (
  tx: Database,
  view: ViewFacts & Pick<SavedViewRow, 'staff_id' | 'list'>,
  now: Date,
): Promise<SavedViewRow> => {
  const row = await tx.row<SavedViewRow>(sql`insert into saved_view
      (staff_id, list, name, query, columns, is_shared, created_at, updated_at)
    values (${view.staff_id}, ${view.list}, ${view.name}, ${view.query}, ${view.columns}, ${view.is_shared}, ${now}, ${now})
    returning ${columns}`)
  if (row === null) throw new Error('no view was stored')
  return row
}

/** Throws a violation of VIEW_NAME_TAKEN. */
export const changeView = async (
  tx: Database,
  viewId: number,
  view: ViewFacts,
  now: Date,
): Promise<SavedViewRow> => {
  const row = await tx.row<SavedViewRow>(sql`update saved_view set name = ${view.name}, query = ${view.query},
      columns = ${view.columns}, is_shared = ${view.is_shared}, updated_at = ${now}
    where view_id = ${viewId} returning ${columns}`)
  if (row === null) throw new Error('a held view is gone')
  return row
}

export const dropView = (tx: Database, viewId: number): Promise<number> =>
  tx.run(sql`delete from saved_view where view_id = ${viewId}`)
