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

/** Who changes which groups there are, or which a lender is in, stands in a line: no lender joins a group that is going. */
export const lockLenderGroups = async (tx: Database): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('lender_group'))`)
}

export interface LenderGroupRow extends LenderGroup {
  created_at: Date
}

/** By name from A to Z, with the day that each was made. */
export const listLenderGroupRows = (db: Database): Promise<LenderGroupRow[]> =>
  db.rows(sql`select id, name, created_at from lender_group order by lower(name)`)

export const findLenderGroup = (db: Database, id: number): Promise<LenderGroup | null> =>
  db.row(sql`select id, name from lender_group where id = ${id}`)

/** Throws a violation of lender_group_name where the name is taken, whatever its case. */
export const setLenderGroupName = (tx: Database, id: number, name: string): Promise<number> =>
  tx.run(sql`update lender_group set name = ${name} where id = ${id}`)

export const dropLenderGroup = (tx: Database, id: number): Promise<number> =>
  tx.run(sql`delete from lender_group where id = ${id}`)
