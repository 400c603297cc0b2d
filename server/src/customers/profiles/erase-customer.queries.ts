import type { Database } from '../../platform/db/database.ts'
import { identifier, join, sql } from '../../platform/db/sql.ts'
import { forgetProductStates } from './customer-products.queries.ts'

/** What stays of a customer whose data are deleted. Every other column, those of later migrations too, is emptied. */
export const keptColumns: ReadonlySet<string> = new Set([
  'user_id',
  'channel_id',
  'role_id',
  'brand_id',
  'language',
  'merchant_location_id',
  'created_at',
  'updated_at',
  'deleted_at',
])

/** Empties a customer's row, and forgets where they stood with each loan: the row then names nobody; one that is empty already stays as it is. */
export const eraseCustomer = async (db: Database, userId: string, now: Date): Promise<void> => {
  await forgetProductStates(db, userId)
  const columns = await db.rows<{ name: string }>(sql`select attname as name from pg_attribute
    where attrelid = 'customer'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`)
  const emptied = columns
    .filter(({ name }) => !keptColumns.has(name))
    .map(({ name }) => sql`${identifier(name)} = default`)
  await db.run(sql`update customer set ${join(emptied, ', ')}, updated_at = ${now}, deleted_at = ${now}
    where user_id = ${userId} and deleted_at is null`)
}

/**
 * Keeps a customer as they are until the transaction ends: what writes something of theirs asks this first, so that it comes
 * before a deletion and is seen by it, or after. @returns false where there is none, or their data are deleted.
 */
export const holdCustomer = async (db: Database, userId: string): Promise<boolean> =>
  (await db.row(
    sql`select 1 as one from customer where user_id = ${userId} and deleted_at is null for share`,
  )) !== null

/**
 * Has the customer alone until the transaction ends: whoever holds them, or adds a row of theirs, is waited for. Before any other
 * lock, as those come to theirs with the customer in hand. @returns as `holdCustomer`.
 */
export const lockForErasure = async (db: Database, userId: string): Promise<boolean> =>
  (await db.row(
    sql`select 1 as one from customer where user_id = ${userId} and deleted_at is null for update`,
  )) !== null

/** Since when a customer is known, and when they last signed in or saved. */
export const findCustomerTimes = (
  db: Database,
  userId: string,
): Promise<{ created_at: Date; updated_at: Date; brand_id: number | null } | null> =>
  db.row(
    sql`select created_at, updated_at, brand_id from customer where user_id = ${userId} and deleted_at is null`,
  )

/** Of these contacts, those that belong to another customer now: a number that was given up may have gone to somebody else. */
export const listOthersContacts = async (
  db: Database,
  userId: string,
  contacts: readonly string[],
): Promise<string[]> => {
  const rows = await db.rows<{ contact: string }>(sql`select mobile_phone_number as contact from customer
      where mobile_phone_number = any(${contacts}) and user_id <> ${userId}
    union select lower(email) from customer
      where email_verified = 1 and lower(email) = any(${contacts}) and user_id <> ${userId}`)
  return rows.map(({ contact }) => contact)
}
