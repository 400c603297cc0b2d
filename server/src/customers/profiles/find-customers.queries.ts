import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** A customer as staff find them; contacts in clear, to be masked before they are answered. */
export interface FoundCustomerRow {
  user_id: string
  first_name: string | null
  last_name: string | null
  mobile_phone_number: string | null
  email: string | null
  email_verified: 0 | 1
  brand_id: number | null
  created_at: Date
  /** The last sign-in or save. */
  updated_at: Date
}

/**
 * What customers are found by. A PAN's ending by its blind index (pan-ending.ts), an address whether it was proved or not, a full
 * name as a whole and in any case.
 */
export type CustomerKey =
  | { mobile: string }
  | { email: string }
  | { pan_ending: Buffer }
  | { name: string }
  | { user_id: string }
  | { user_ids: readonly string[] }

const matching = (key: CustomerKey): Sql => {
  if ('mobile' in key) return sql`mobile_phone_number = ${key.mobile}`
  if ('email' in key) return sql`lower(email) = lower(${key.email})`
  if ('pan_ending' in key) return sql`tin_last4_index = ${key.pan_ending}`
  // As the index customer_full_name has it.
  if ('name' in key)
    return sql`first_name is not null and lower(btrim(first_name || ' ' || coalesce(last_name, ''))) = lower(${key.name})`
  if ('user_ids' in key) return sql`user_id = any(${key.user_ids}::uuid[])`
  return sql`user_id = ${key.user_id}`
}

/** Found before they are put in order: by the order alone everybody would be read until 50 of them are met. */
const found = (key: CustomerKey): Sql =>
  sql`with found as materialized (
      select user_id, first_name, last_name, mobile_phone_number, email, email_verified, brand_id, created_at, updated_at
      from customer where ${matching(key)})`

/** The latest active first. */
export const listFoundCustomers = (
  db: Database,
  key: CustomerKey,
  limit: number,
): Promise<FoundCustomerRow[]> =>
  db.rows(sql`${found(key)} select * from found order by updated_at desc, user_id limit ${limit}`)

/** The same with how many there are in all, of one reading: many have the same name. */
export const listAndCountFoundCustomers = (
  db: Database,
  key: CustomerKey,
  limit: number,
): Promise<(FoundCustomerRow & { total: number })[]> =>
  db.rows(sql`${found(key)} select found.*, (select count(*)::integer from found) as total
    from found order by updated_at desc, user_id limit ${limit}`)
