import type { TakeWay } from '@marketplace/contract/partner-area/creatives'
import type { CreativeFacts } from '@marketplace/contract/partner-area/creatives-office'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface CreativeRow extends CreativeFacts {
  creative_id: string
  version: number
  approved_by: string | null
  approved_on: string | null
  approval_file: string | null
  deleted: 0 | 1
}

const columns = sql`creative_id, version, format, channel, product_type, lender_id, language, title, heading, body, picture, valid_from,
  valid_to, approved_by, approved_on, approval_file, (deleted_at is not null)::integer as deleted`

/** Every creative, deleted ones too, as pages have them: messages by product, language and channel, then banners. */
export const listCreatives = (db: Database): Promise<CreativeRow[]> =>
  db.rows(
    sql`select ${columns} from creative order by format desc, product_type nulls first, language, array_position(array['whatsapp', 'sms', 'email'], channel), title,
      creative_id`,
  )

export const findCreative = (db: Database, creativeId: string): Promise<CreativeRow | null> =>
  db.row(sql`select ${columns} from creative where creative_id = ${creativeId}`)

/** Held until the transaction ends. */
export const lockCreative = (tx: Database, creativeId: string): Promise<CreativeRow | null> =>
  tx.row(sql`select ${columns} from creative where creative_id = ${creativeId} for no key update`)

export const insertCreative = (
  tx: Database,
  creativeId: string,
  facts: CreativeFacts,
  now: Date,
): Promise<CreativeRow | null> =>
  tx.row(sql`insert into creative (creative_id, format, channel, product_type, lender_id, language, title, heading, body, picture,
      valid_from, valid_to, updated_at)
    values (${creativeId}, ${facts.format}, ${facts.channel}, ${facts.product_type}, ${facts.lender_id}, ${facts.language}, ${facts.title},
      ${facts.heading}, ${facts.body}, ${facts.picture}, ${facts.valid_from}, ${facts.valid_to}, ${now})
    returning ${columns}`)

/** Keeps what a version said, before another takes its place. */
export const keepVersion = (tx: Database, row: CreativeRow, replacedBy: string, now: Date): Promise<number> =>
  tx.run(sql`insert into creative_version (creative_id, version, content, replaced_by, replaced_at)
    values (${row.creative_id}, ${row.version}, ${JSON.stringify(row)}::jsonb, ${replacedBy}, ${now})`)

/** `isOther`: its words are others, so it is a new version without an approval. */
export const updateCreative = (
  tx: Database,
  creativeId: string,
  facts: CreativeFacts,
  isOther: boolean,
  now: Date,
): Promise<CreativeRow | null> =>
  tx.row(sql`update creative set format = ${facts.format}, channel = ${facts.channel}, product_type = ${facts.product_type},
      lender_id = ${facts.lender_id}, language = ${facts.language}, title = ${facts.title}, heading = ${facts.heading}, body = ${facts.body},
      picture = ${facts.picture}, valid_from = ${facts.valid_from}, valid_to = ${facts.valid_to}, updated_at = ${now},
      version = version + ${isOther ? 1 : 0}, approved_by = case when ${isOther} then null else approved_by end,
      approved_on = case when ${isOther} then null else approved_on end,
      approval_file = case when ${isOther} then null else approval_file end
    where creative_id = ${creativeId} returning ${columns}`)

export const updateApproval = (
  tx: Database,
  creativeId: string,
  given: { approved_by: string; approved_on: string; approval_file: string | null },
  now: Date,
): Promise<CreativeRow | null> =>
  tx.row(sql`update creative set approved_by = ${given.approved_by}, approved_on = ${given.approved_on},
      approval_file = ${given.approval_file}, updated_at = ${now}
    where creative_id = ${creativeId} returning ${columns}`)

export const updateEnd = (
  tx: Database,
  creativeId: string,
  validTo: string | null,
  now: Date,
): Promise<CreativeRow | null> =>
  tx.row(
    sql`update creative set valid_to = ${validTo}, updated_at = ${now} where creative_id = ${creativeId} returning ${columns}`,
  )

export const updateCreativeRemoved = (tx: Database, creativeId: string, at: Date | null): Promise<number> =>
  tx.run(sql`update creative set deleted_at = ${at} where creative_id = ${creativeId}`)

/** How many partners took a version of each. */
export const countTakers = (tx: Database): Promise<{ creative_id: string; partners: number }[]> =>
  tx.rows(
    sql`select creative_id, count(distinct partner_id) as partners from creative_take group by creative_id`,
  )

/** The last day on which the partner whose transaction it is took each version. */
export const listOwnTakes = (
  tx: Database,
): Promise<{ creative_id: string; version: number; taken_on: string }[]> =>
  tx.rows(
    sql`select creative_id, version, max(taken_on)::text as taken_on from creative_take group by creative_id, version`,
  )

/** Notes a taking; the same way on the same day is noted once. */
export const addTake = (
  tx: Database,
  take: { partner_id: number; creative_id: string; version: number; way: TakeWay; taken_on: string },
): Promise<number> =>
  tx.run(sql`insert into creative_take (partner_id, creative_id, version, way, taken_on)
    values (${take.partner_id}, ${take.creative_id}, ${take.version}, ${take.way}, ${take.taken_on}) on conflict do nothing`)

export interface EndingTake {
  partner_id: number
  creative_id: string
  title: string
  version: number
  valid_to: string
}

/**
 * Notes that partners are told of the end of what they took, where that is `upTo` at the latest and not yet told, and says whom: once for
 * a creative, with the newest version of it that they took. What ended before `from` is no news.
 */
export const markTold = (tx: Database, from: string, upTo: string): Promise<EndingTake[]> =>
  tx.rows(sql`with told as (
      update creative_take take set told_end = creative.valid_to from creative
      where creative.creative_id = take.creative_id and creative.valid_to between ${from} and ${upTo}
        and take.told_end is distinct from creative.valid_to
      returning take.partner_id, take.creative_id, take.version, creative.title, creative.valid_to)
    select partner_id, creative_id, title, max(version) as version, valid_to from told
    group by partner_id, creative_id, title, valid_to order by partner_id, creative_id`)

/** The addresses of stored pictures that creatives have. */
export const listCreativeFiles = async (db: Database): Promise<string[]> => {
  const rows = await db.rows<{
    file: string
  }>(sql`select picture as file from creative where picture is not null
    union select approval_file from creative where approval_file is not null
    union select content->>'picture' from creative_version where content->>'picture' is not null
    union select content->>'approval_file' from creative_version where content->>'approval_file' is not null`)
  return rows.map(({ file }) => file)
}

/** Deletes takings of before a moment. */
export const forgetOldTakes = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from creative_take where ctid = any(array(
    select ctid from creative_take where taken_on < ${before}::date limit ${limit}))`)
