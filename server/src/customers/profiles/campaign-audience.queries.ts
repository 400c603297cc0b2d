import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Customers whom all of it is true of; an empty list and null ask nothing. */
export interface AudienceAsk {
  brand_ids: readonly number[]
  language: LanguageId | null
  product_types: readonly ProductType[]
  seen_since: Date | null
}

export interface AudienceRow {
  user_id: string
  brand_id: number | null
  language: LanguageId
}

/** Those who have signed in: whoever only began is a prospect and no customer. */
const inAudience = ({
  brand_ids,
  language,
  product_types,
  seen_since,
}: AudienceAsk) => sql`c.deleted_at is null
  and (${brand_ids.length === 0} or c.brand_id = any(${brand_ids}::integer[]))
  and (${language}::text is null or c.language = ${language})
  and (${seen_since}::timestamptz is null or c.updated_at >= ${seen_since})
  and (${product_types.length === 0} or exists (select from customer_product p
    where p.user_id = c.user_id and p.product_type = any(${product_types}::text[])))`

/** A part of an audience by user id, those after `after`; until the transaction ends a deletion waits, so that it sees what is written of them. */
export const holdAudience = (
  db: Database,
  asked: AudienceAsk,
  { after, limit }: { after: string | null; limit: number },
): Promise<AudienceRow[]> =>
  db.rows(sql`select c.user_id, c.brand_id, c.language from customer c
    where (${after}::uuid is null or c.user_id > ${after}) and ${inAudience(asked)}
    order by c.user_id limit ${limit} for key share of c`)

export const countAudience = async (db: Database, asked: AudienceAsk): Promise<number> =>
  (
    await db.row<{ people: number }>(
      sql`select count(*) as people from customer c where ${inAudience(asked)}`,
    )
  )?.people ?? 0

export interface AddresseeRow extends AudienceRow {
  first_name: string | null
  mobile_phone_number: string | null
  /** Proved. */
  email: string | null
}

const addressees = (
  userIds: readonly string[],
) => sql`select user_id, brand_id, language, first_name, mobile_phone_number,
    case when email_verified = 1 then email end as email
  from customer where user_id = any(${userIds}::uuid[]) and deleted_at is null`

/** How customers are called and reached; those whose data are deleted are left out. */
export const listAddressees = (db: Database, userIds: readonly string[]): Promise<AddresseeRow[]> =>
  db.rows(addressees(userIds))

/** The same of those whom a message is written to: until the transaction ends a deletion waits, so that it empties the message. */
export const holdAddressees = (tx: Database, userIds: readonly string[]): Promise<AddresseeRow[]> =>
  tx.rows(sql`${addressees(userIds)} order by user_id for key share`)
