import type { ApprovalLimit, ApprovalLimitName } from '@marketplace/contract/office/approvals'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export const listLimits = (db: Database): Promise<ApprovalLimit[]> =>
  db.rows(sql`select name, value from approval_limit order by name`)

export const getLimit = async (db: Database, name: ApprovalLimitName): Promise<number> => {
  const row = await db.row<{ value: number }>(sql`select value from approval_limit where name = ${name}`)
  if (row === null) throw new Error(`there is no limit ${name}`)
  return row.value
}

export const saveLimit = (tx: Database, name: ApprovalLimitName, value: number, now: Date): Promise<number> =>
  tx.run(sql`update approval_limit set value = ${value}, updated_at = ${now} where name = ${name}`)
