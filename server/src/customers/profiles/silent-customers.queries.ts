import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** A customer with their last activity, which is their last sign-in or save. */
export interface SilentCustomer {
  user_id: string
  brand_id: number | null
  updated_at: Date
  /** Their place in the order: the same instant to the microsecond, which a Date does not hold. */
  place: string
}

/** The next customers after `after` with their last activity before `before`, the most silent first. */
export const listSilentCustomers = (
  db: Database,
  { before, after, limit }: { before: Date; after: SilentCustomer | null; limit: number },
): Promise<SilentCustomer[]> =>
  db.rows(sql`select user_id, brand_id, updated_at, updated_at::text as place from customer
    where deleted_at is null and updated_at < ${before}
      and (updated_at, user_id) > (${after?.place ?? '-infinity'}::timestamptz, ${after?.user_id ?? '00000000-0000-0000-0000-000000000000'}::uuid)
    order by updated_at, user_id limit ${limit}`)

/** Locks a customer until the transaction ends. @returns false where they have been active since, or are deleted. */
export const lockSilentCustomer = async (db: Database, userId: string, before: Date): Promise<boolean> =>
  (await db.row(sql`select 1 as one from customer
    where user_id = ${userId} and deleted_at is null and updated_at < ${before} for update`)) !== null
