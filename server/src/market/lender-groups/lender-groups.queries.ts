import type { LenderGroup } from '@marketplace/contract/market/lenders-office'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** By name from A to Z. */
export const listLenderGroups = (db: Database): Promise<LenderGroup[]> =>
  db.rows(sql`select id, name from lender_group order by lower(name)`)

/** Throws a violation of lender_group_name where the name is taken, whatever its case. */
export const addLenderGroup = async (db: Database, name: string, created_at: Date): Promise<LenderGroup> => {
  const group = await db.row<LenderGroup>(
    sql`insert into lender_group (name, created_at) values (${name}, ${created_at}) returning id, name`,
  )
  if (group === null) throw new Error('no lender group was stored')
  return group
}

/** Whether each of the ids is a group; they differ from one another. */
export const areLenderGroups = async (db: Database, ids: readonly number[]): Promise<boolean> => {
  const row = await db.row<{ found: number }>(
    sql`select count(*) as found from lender_group where id = any(${ids}::int[])`,
  )
  return row?.found === ids.length
}
