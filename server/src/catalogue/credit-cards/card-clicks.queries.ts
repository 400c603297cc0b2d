import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Where an active card leads; null where there is none of this id, or it is switched off. */
export const findActiveLink = (
  db: Database,
  categoryId: string,
): Promise<{ utm_link: string | null } | null> =>
  db.row(
    sql`select utm_link from credit_card where category_id = ${categoryId} and status = 1 and deleted_at is null`,
  )

/** A customer's clicks stand in a line: the second finds what the first has written. */
export const lockClicks = async (tx: Database, userId: string): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('card_click'), hashtext(${userId}))`)
}

export interface NewClick {
  user_id: string
  category_id: string
  brand_id: number
  now: Date
}

/** The customer's click on the card since then; null where there is none. */
export const findClickSince = async (
  tx: Database,
  { user_id, category_id, brand_id }: NewClick,
  since: Date,
): Promise<string | null> => {
  const row = await tx.row<{ click_id: string }>(
    sql`select click_id from card_click where user_id = ${user_id} and category_id = ${category_id} and brand_id = ${brand_id}
      and clicked_at > ${since} order by clicked_at desc limit 1`,
  )
  return row?.click_id ?? null
}

/** @returns the click's id, made by chance. */
export const addClick = async (
  tx: Database,
  { user_id, category_id, brand_id, now }: NewClick,
): Promise<string> => {
  const row = await tx.row<{ click_id: string }>(
    sql`insert into card_click (user_id, category_id, brand_id, clicked_at)
      values (${user_id}, ${category_id}, ${brand_id}, ${now}) returning click_id`,
  )
  if (row === null) throw new Error('no click was stored')
  return row.click_id
}

export interface ClickedCardRow {
  category_id: string
  category_name: string
  issuer_name: string | null
  category_img_thumb: string | null
  click_id: string
  clicked_at: Date
  is_live: 0 | 1
}

/** The cards that a customer went on to, each with the last click, the newest first. */
export const listClickedCardsOf = (
  db: Database,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ClickedCardRow[]> =>
  db.rows(
    sql`select c.category_id, c.category_name, c.issuer_name, c.category_img_thumb, k.click_id, k.clicked_at,
        (c.status = 1 and c.deleted_at is null)::integer as is_live
      from (select distinct on (category_id) category_id, click_id, clicked_at from card_click where user_id = ${userId}
        order by category_id, clicked_at desc) k
      join credit_card c on c.category_id = k.category_id
      order by k.clicked_at desc, c.category_id limit ${limit} offset ${offset}`,
  )

export const countClickedCardsOf = async (db: Database, userId: string): Promise<number> => {
  const row = await db.row<{ total: number }>(
    sql`select count(distinct category_id)::integer as total from card_click where user_id = ${userId}`,
  )
  return row?.total ?? 0
}

/** Every click of a customer, the newest first. */
export const listClicksOf = (
  db: Database,
  userId: string,
  limit: number,
): Promise<{ click_id: string; card_name: string; issuer_name: string | null; at: Date }[]> =>
  db.rows(sql`select k.click_id, c.category_name as card_name, c.issuer_name, k.clicked_at as at
    from card_click k join credit_card c using (category_id) where k.user_id = ${userId}
    order by k.clicked_at desc, k.click_id limit ${limit}`)

export const countClicksOf = async (db: Database, userId: string): Promise<number> =>
  (await db.row<{ count: number }>(sql`select count(*) as count from card_click where user_id = ${userId}`))
    ?.count ?? 0

/** How many people went on to the issuer of a card since then; null where there is no such card. */
export const countPeopleOfCard = async (
  db: Database,
  categoryId: string,
  since: Date,
): Promise<number | null> => {
  const row = await db.row<{ people: number }>(
    sql`select (select count(distinct user_id) from card_click k where k.category_id = c.category_id and clicked_at > ${since})::integer as people
      from credit_card c where category_id = ${categoryId} and deleted_at is null`,
  )
  return row?.people ?? null
}
