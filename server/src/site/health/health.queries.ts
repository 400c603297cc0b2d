import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export const countAppliedMigrations = async (db: Database): Promise<number> =>
  (await db.row<{ count: number }>(sql`select count(*) as count from schema_migration`))?.count ?? 0
