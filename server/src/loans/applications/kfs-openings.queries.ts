import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface KfsOpening {
  app_id: string
  lender_id: number
  kfs_url: string
  opened_at: Date
}

/** The first opening of a statement counts; later ones of the same change nothing. */
export const addKfsOpening = (db: Database, opening: KfsOpening): Promise<number> =>
  db.run(sql`insert into kfs_opening (app_id, lender_id, kfs_url, opened_at)
    values (${opening.app_id}, ${opening.lender_id}, ${opening.kfs_url}, ${opening.opened_at}) on conflict do nothing`)

/** Of these applications, the newest first. */
export const listKfsOpenings = (db: Database, appIds: readonly string[]): Promise<KfsOpening[]> =>
  db.rows(sql`select app_id, lender_id, kfs_url, opened_at from kfs_opening
    where app_id = any(${appIds}::uuid[]) order by opened_at desc, kfs_url`)
