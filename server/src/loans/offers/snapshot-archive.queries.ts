import type { Offers } from '@marketplace/contract/market/offers'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** What was shown: the offers of a snapshot. */
export type SnapshotContent = Omit<Offers, 'snapshot_id'>

/** A snapshot whose content still stands in the database. */
export interface UnarchivedSnapshot {
  snapshot_id: string
  content_hash: Buffer
  content: SnapshotContent
  created_at: Date
}

/** Those from before that moment that come after `last`, the oldest first. */
export const listUnarchived = (
  db: Database,
  before: Date,
  last: Pick<UnarchivedSnapshot, 'created_at' | 'snapshot_id'> | null,
  limit: number,
): Promise<UnarchivedSnapshot[]> =>
  db.rows(sql`select snapshot_id, content_hash, content, created_at from offer_snapshot
    where content is not null and created_at < ${before}
      and (created_at, snapshot_id) > (${last?.created_at ?? '-infinity'}::timestamptz,
        ${last?.snapshot_id ?? '00000000-0000-0000-0000-000000000000'}::uuid)
    order by created_at, snapshot_id limit ${limit}`)

/** The content goes; call it once it is known to lie in the archive. @returns 0 where another process was quicker. */
export const markArchived = (db: Database, snapshotId: string, now: Date): Promise<number> =>
  db.run(sql`update offer_snapshot set content = null, archived_at = ${now}
    where snapshot_id = ${snapshotId} and content is not null`)

/** A snapshot with everything that proves it; its content is null once it lies in the archive. */
export interface KeptSnapshot {
  snapshot_id: string
  app_id: string
  content: SnapshotContent | null
  content_hash: Buffer
  ranking_version: string
  language: string
  brand_id: number | null
  created_at: Date
}

/** Those of the applications, the oldest first. */
export const listSnapshotsOf = (db: Database, appIds: readonly string[]): Promise<KeptSnapshot[]> =>
  db.rows(sql`select snapshot_id, app_id, content, content_hash, ranking_version, language, brand_id, created_at
    from offer_snapshot where app_id = any(${appIds}) order by created_at, snapshot_id`)
