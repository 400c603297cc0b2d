import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface NewCustomer {
  user_id: string
  brand_id: number | null
  language: LanguageId
  now: Date
}

/** The customer of a proved mobile number, made where there is none; two at once make one. Their language is the one chosen now. */
export const takeCustomerByMobile = async (
  db: Database,
  mobile: string,
  customer: NewCustomer,
): Promise<string> => {
  const row = await db.row<{
    user_id: string
  }>(sql`insert into customer (user_id, brand_id, language, mobile_phone_number, created_at, updated_at)
    values (${customer.user_id}, ${customer.brand_id}, ${customer.language}, ${mobile}, ${customer.now}, ${customer.now})
    on conflict (mobile_phone_number) do update set language = excluded.language, updated_at = excluded.updated_at
    returning user_id`)
  if (row === null) throw new Error('no customer was stored')
  return row.user_id
}

/** The customer of a proved e-mail address (lower case), made where there is none. */
export const takeCustomerByEmail = async (
  db: Database,
  email: string,
  customer: NewCustomer,
): Promise<string> => {
  const row = await db.row<{
    user_id: string
  }>(sql`insert into customer (user_id, brand_id, language, email, email_verified, created_at, updated_at)
    values (${customer.user_id}, ${customer.brand_id}, ${customer.language}, ${email}, 1, ${customer.now}, ${customer.now})
    on conflict (lower(email)) where email_verified = 1
      do update set language = excluded.language, updated_at = excluded.updated_at
    returning user_id`)
  if (row === null) throw new Error('no customer was stored')
  return row.user_id
}

export interface CustomerContacts {
  mobile_phone_number: string | null
  email: string | null
  email_verified: 0 | 1
  language: LanguageId
}

export const findCustomerContacts = (db: Database, userId: string): Promise<CustomerContacts | null> =>
  db.row(
    sql`select mobile_phone_number, email, email_verified, language from customer
      where user_id = ${userId} and deleted_at is null for update`,
  )

/** The constraints that keep a proved contact with one customer. */
export const contactConstraints = ['customer_mobile_phone_number_key', 'customer_verified_email'] as const

export const setMobile = (db: Database, userId: string, mobile: string | null, now: Date): Promise<number> =>
  db.run(
    sql`update customer set mobile_phone_number = ${mobile}, updated_at = ${now} where user_id = ${userId}`,
  )

export const setEmail = (
  db: Database,
  userId: string,
  { email, email_verified }: { email: string | null; email_verified: 0 | 1 },
  now: Date,
): Promise<number> =>
  db.run(
    sql`update customer set email = ${email}, email_verified = ${email_verified}, updated_at = ${now} where user_id = ${userId}`,
  )

export const setCustomerLanguage = (
  db: Database,
  userId: string,
  language: LanguageId,
  now: Date,
): Promise<number> =>
  db.run(sql`update customer set language = ${language}, updated_at = ${now} where user_id = ${userId}`)

/** How a customer can be written to, and in which language. */
export interface Reach extends CustomerContacts {
  /** Option of commPreferences. */
  communication_preference: number | null
}

export const findReach = (db: Database, userId: string): Promise<Reach | null> =>
  db.row(sql`select mobile_phone_number, email, email_verified, language, communication_preference from customer
    where user_id = ${userId}`)

/** The customers who have these mobile numbers. */
export const listCustomersByMobile = (
  db: Database,
  mobiles: readonly string[],
): Promise<{ user_id: string; mobile_phone_number: string }[]> =>
  db.rows(
    sql`select user_id, mobile_phone_number from customer where mobile_phone_number = any(${mobiles}::text[])`,
  )

/** The contact that each customer is known by: the mobile number, else the e-mail address. */
export const listCustomerContacts = (
  db: Database,
  userIds: readonly string[],
): Promise<{ user_id: string; contact: string | null }[]> =>
  db.rows(
    sql`select user_id, coalesce(mobile_phone_number, email) as contact from customer where user_id = any(${userIds})`,
  )
