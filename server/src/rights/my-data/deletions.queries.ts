import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** A line of the ledger of deletions: ids that name nobody. `lenders` are those that hold details from us, and are told. */
export interface Deletion {
  certificate: string
  user_id: string
  brand_id: number | null
  deleted_at: Date
  lenders: { lender_id: number; our_reference: string }[]
}

/** @returns 0 where it is entered already, or this database does not know the customer. */
export const addDeletion = (db: Database, deletion: Deletion): Promise<number> =>
  db.run(sql`insert into deletion (certificate, user_id, brand_id, deleted_at, lenders)
    select ${deletion.certificate}, ${deletion.user_id}::uuid, ${deletion.brand_id}::integer, ${deletion.deleted_at}::timestamptz,
      ${JSON.stringify(deletion.lenders)}::jsonb
    on conflict do nothing`)

/** The whole ledger, the oldest first. */
export const listDeletions = (db: Database): Promise<Deletion[]> =>
  db.rows(
    sql`select certificate, user_id, brand_id, deleted_at, lenders from deletion order by deleted_at, certificate`,
  )
