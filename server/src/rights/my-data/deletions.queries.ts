import type { DeletionRecord } from '@marketplace/contract/rights/deletions'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** A line of the ledger of deletions: ids that name nobody. `lenders` are those that hold details from us, and are told. */
export interface Deletion {
  certificate: string
  user_id: string
  brand_id: number | null
  deleted_at: Date
  lenders: { lender_id: number; our_reference: string }[]
  /** What the certificate says; null where it was done before there were records. */
  record: DeletionRecord | null
}
const columns = sql`certificate, user_id, brand_id, deleted_at, lenders, record`

/** @returns 0 where it is entered already, or this database does not know the customer. */
export const addDeletion = (db: Database, deletion: Deletion): Promise<number> =>
  db.run(sql`insert into deletion (${columns})
    select ${deletion.certificate}, ${deletion.user_id}::uuid, ${deletion.brand_id}::integer, ${deletion.deleted_at}::timestamptz,
      ${JSON.stringify(deletion.lenders)}::jsonb, ${deletion.record === null ? null : JSON.stringify(deletion.record)}::jsonb
    on conflict do nothing`)

/** The whole ledger, the oldest first. */
export const listDeletions = (db: Database): Promise<Deletion[]> =>
  db.rows(sql`select ${columns} from deletion order by deleted_at, certificate`)

export const findDeletion = (db: Database, certificate: string): Promise<Deletion | null> =>
  db.row(sql`select ${columns} from deletion where certificate = ${certificate}`)

export const findDeletionOf = (db: Database, userId: string): Promise<Deletion | null> =>
  db.row(sql`select ${columns} from deletion where user_id = ${userId}`)

/** A page of the ledger, the newest first. */
export const listDeletionPage = async (
  db: Database,
  cause: string | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Deletion[]; total: number }> => {
  const which = cause === null ? sql`` : sql`where record ->> 'cause' = ${cause}`
  const [rows, counted] = await Promise.all([
    db.rows<Deletion>(sql`select ${columns} from deletion ${which}
      order by deleted_at desc, certificate limit ${limit} offset ${offset}`),
    db.row<{ total: number }>(sql`select count(*) as total from deletion ${which}`),
  ])
  return { rows, total: counted?.total ?? 0 }
}
