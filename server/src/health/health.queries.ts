import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export const countAppliedMigrations = async (db: Database): Promise<number> =>
  (await db.row<{ count: number }>(sql`select count(*) as count from schema_migration`))?.count ?? 0
