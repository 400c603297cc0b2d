import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** The name of a lender that was not deleted, drafts too; null for any other. */
export const findLenderName = async (db: Database, lender_id: number): Promise<string | null> => {
  const row = await db.row<{ name: string }>(
    sql`select name from lender where lender_id = ${lender_id} and deleted_at is null`,
  )
  return row?.name ?? null
}
