import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import type { CardProperty } from '@marketplace/contract/catalogue/card-fields'
import type { Database } from '../../platform/db/database.ts'
import { identifier, join, prepared, sql } from '../../platform/db/sql.ts'

/** A card with all its columns, those for staff included. */
export interface CardRow extends CreditCard {
  utm_link: string | null
  modelled_on: string | null
}

/** What a card says that is new or changed; the columns are those of the contract's declaration. */
export type CardValues = Partial<Pick<CardRow, CardProperty>>

const columns = sql`category_id, category_name, sort_order, category_img_thumb, key_feature, annual_fee, marketing_bullets,
  secured, status, issuer_name, joining_fee, annual_fee_amount, fee_waiver, apr_percent, kfs_url, deposit_min, income_min, benefits, utm_link,
  modelled_on`

/** Every card there is, by sort_order. */
export const listCards = (db: Database): Promise<CardRow[]> =>
  db.rows(
    prepared(
      'list-cards',
      sql`select ${columns} from credit_card where deleted_at is null order by sort_order, category_name`,
    ),
  )

/** What customers may see: active cards, without the columns for staff. */
export const listActiveCards = (db: Database): Promise<CreditCard[]> =>
  db.rows(
    prepared(
      'list-active-cards',
      sql`select category_id, category_name, sort_order, category_img_thumb, key_feature, annual_fee, marketing_bullets, secured,
          status, issuer_name, joining_fee, annual_fee_amount, fee_waiver, apr_percent, kfs_url, deposit_min, income_min, benefits
        from credit_card where deleted_at is null and status = 1 order by sort_order, category_name`,
    ),
  )

/** Counts every write to the cards. */
export const getCardVersion = async (db: Database): Promise<number> => {
  const row = await db.row<{ version: number }>(
    prepared('credit-card-version', sql`select version from credit_card_version`),
  )
  if (row === null) throw new Error('table credit_card_version is empty')
  return row.version
}

/** The card, held until the transaction ends; null where there is none. */
export const lockCard = (tx: Database, categoryId: string): Promise<CardRow | null> =>
  tx.row(
    sql`select ${columns} from credit_card where category_id = ${categoryId} and deleted_at is null for update`,
  )

/**
 * Every card, each held until the transaction ends. Changes of many stand in a line: the second finds the cards that the first
 * has made.
 */
export const lockCards = async (tx: Database): Promise<CardRow[]> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('credit_card'))`)
  return tx.rows(
    sql`select ${columns} from credit_card where deleted_at is null order by category_id for update`,
  )
}

/** The constraint that keeps two cards from one name, however it is written. */
export const CARD_NAME_TAKEN = 'credit_card_name'

/** A new card at the end of the list, unless `values` say where. @returns its id. */
export const addCard = async (tx: Database, values: CardValues, now: Date): Promise<string> => {
  const row = {
    ...values,
    created_at: now,
    updated_at: now,
  }
  const names = Object.keys(row).filter((name) => name !== 'sort_order')
  const given = new Map<string, unknown>(Object.entries(row))
  const last = sql`(select least(coalesce(max(sort_order), 0) + 1, 9999) from credit_card where deleted_at is null)`
  const place = values.sort_order === undefined ? last : sql`${values.sort_order}`
  const inserted = await tx.row<{ category_id: string }>(
    sql`insert into credit_card (sort_order, ${join(names.map(identifier), ', ')})
      values (${place}, ${join(
        names.map((name) => sql`${given.get(name)}`),
        ', ',
      )}) returning category_id`,
  )
  if (inserted === null) throw new Error('no card was stored')
  return inserted.category_id
}

/** @returns how many cards were changed: 0 or 1. */
export const changeCard = (
  tx: Database,
  categoryId: string,
  values: CardValues,
  now: Date,
): Promise<number> =>
  tx.run(
    sql`update credit_card set ${join(
      Object.entries(values).map(([name, value]) => sql`${identifier(name)} = ${value}`),
      ', ',
    )}, updated_at = ${now} where category_id = ${categoryId} and deleted_at is null`,
  )

/** Off the list for good; the row stays for what refers to it. */
export const hideCard = (tx: Database, categoryId: string, now: Date): Promise<number> =>
  tx.run(
    sql`update credit_card set deleted_at = ${now}, updated_at = ${now}, status = 0
      where category_id = ${categoryId} and deleted_at is null`,
  )

export interface DeletedCardRow {
  category_id: string
  category_name: string
  issuer_name: string | null
  deleted_at: Date
  name_taken: 0 | 1
}

/** The one that was deleted last comes first. */
export const listDeletedCards = (db: Database): Promise<DeletedCardRow[]> =>
  db.rows(sql`select category_id, category_name, issuer_name, deleted_at,
      exists (select 1 from credit_card other where lower(other.category_name) = lower(gone.category_name)
        and other.deleted_at is null)::integer as name_taken
    from credit_card gone where deleted_at is not null order by deleted_at desc, category_id`)

/** Brings a card back, off. Throws a violation of CARD_NAME_TAKEN. @returns what it was called; null where it is not deleted. */
export const showCardAgain = async (
  tx: Database,
  categoryId: string,
  name: string | null,
  now: Date,
): Promise<string | null> => {
  const before = await tx.row<{ category_name: string }>(
    sql`select category_name from credit_card where category_id = ${categoryId} and deleted_at is not null for update`,
  )
  if (before === null) return null
  await tx.run(sql`update credit_card set deleted_at = null, status = 0, category_name = ${name ?? before.category_name},
      updated_at = ${now} where category_id = ${categoryId}`)
  return before.category_name
}

/** The stored files that cards show, those of deleted ones included. */
export const listUsedThumbs = async (db: Database): Promise<string[]> => {
  const rows = await db.rows<{ address: string }>(
    sql`select distinct category_img_thumb as address from credit_card where category_img_thumb is not null`,
  )
  return rows.map(({ address }) => address)
}
