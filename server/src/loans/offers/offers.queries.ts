import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Database } from '../../platform/db/database.ts'
import { prepared, sql } from '../../platform/db/sql.ts'
import type { SnapshotContent } from './snapshot-archive.queries.ts'

/** What an API lender said, or is being asked, about one application. Rate in percent a year, amounts in whole rupees. */
export interface LenderAnswerRow {
  lender_id: number
  asked_hash: Buffer
  asked_amount: number
  asked_tenure_months: number
  state: 'asking' | 'answered' | 'failed'
  eligible: 0 | 1 | null
  rate: number | null
  amount_max: number | null
  /** YYYY-MM-DD. */
  valid_until: string | null
  attempts: number
  asked_at: Date
  answered_at: Date | null
}

const answerColumns = sql`lender_id, asked_hash, asked_amount, asked_tenure_months, state, eligible, rate, amount_max, valid_until, attempts,
  asked_at, answered_at`

export const listLenderAnswers = (db: Database, appId: string): Promise<LenderAnswerRow[]> =>
  db.rows(
    prepared('list-lender-answers', sql`select ${answerColumns} from lender_answer where app_id = ${appId}`),
  )

export interface NewAsk {
  app_id: string
  lender_ids: readonly number[]
  asked_hash: Buffer
  amount: number
  tenure_months: number
  now: Date
  /** Who was asked before this is asked again, although the answer is still awaited. */
  again_before: Date
}

/**
 * Notes that lenders are being asked. @returns those that were not being asked the same already: of two requests at once,
 * one gets to ask.
 */
export const startAsking = async (db: Database, ask: NewAsk): Promise<number[]> => {
  const rows = await db.rows<{ lender_id: number }>(sql`insert into lender_answer as a
      (app_id, lender_id, asked_hash, asked_amount, asked_tenure_months, state, asked_at)
    select ${ask.app_id}, lender_id, ${ask.asked_hash}, ${ask.amount}, ${ask.tenure_months}, 'asking', ${ask.now}
    from unnest(${ask.lender_ids}::integer[]) as lender_id order by lender_id
    on conflict (app_id, lender_id) do update set asked_hash = excluded.asked_hash, asked_amount = excluded.asked_amount,
      asked_tenure_months = excluded.asked_tenure_months, state = 'asking', eligible = null, rate = null, amount_max = null,
      valid_until = null, attempts = 0, last_error = null, asked_at = excluded.asked_at, answered_at = null
    where a.state <> 'asking' or a.asked_hash <> excluded.asked_hash or a.asked_at <= ${ask.again_before}
    returning a.lender_id`)
  return rows.map(({ lender_id }) => lender_id)
}

/** Counts a try to ask, before the try. @returns null where nobody waits for this lender's answer. */
export const countAskAttempt = (
  db: Database,
  appId: string,
  lenderId: number,
): Promise<LenderAnswerRow | null> =>
  db.row(sql`update lender_answer set attempts = attempts + 1
    where app_id = ${appId} and lender_id = ${lenderId} and state = 'asking' returning ${answerColumns}`)

export interface Answered {
  app_id: string
  lender_id: number
  /** What was asked; an answer to an older question is dropped. */
  asked_hash: Buffer
  now: Date
}

export const storeLenderAnswer = (
  db: Database,
  { app_id, lender_id, asked_hash, now }: Answered,
  answer: { eligible: 0 | 1; rate: number | null; amount_max: number | null; valid_until: string },
): Promise<number> =>
  db.run(sql`update lender_answer set state = 'answered', eligible = ${answer.eligible}, rate = ${answer.rate},
      amount_max = ${answer.amount_max}, valid_until = ${answer.valid_until}, last_error = null, answered_at = ${now}
    where app_id = ${app_id} and lender_id = ${lender_id} and asked_hash = ${asked_hash} and state = 'asking'`)

export const noteAskError = (
  db: Database,
  { app_id, lender_id, asked_hash, now }: Answered,
  message: string,
  final: boolean,
): Promise<number> =>
  db.run(sql`update lender_answer set last_error = ${message}, state = ${final ? 'failed' : 'asking'}, answered_at = ${now}
    where app_id = ${app_id} and lender_id = ${lender_id} and asked_hash = ${asked_hash} and state = 'asking'`)

/** What was shown, and when; its content is null once it lies in the archive. */
interface SnapshotRow {
  content: SnapshotContent | null
  content_hash: Buffer
  created_at: Date
}

export const findSnapshot = (db: Database, snapshotId: string, appId: string): Promise<SnapshotRow | null> =>
  db.row(
    sql`select content, content_hash, created_at from offer_snapshot where snapshot_id = ${snapshotId} and app_id = ${appId}`,
  )

export interface NewSnapshot {
  snapshot_id: string
  app_id: string
  content_hash: Buffer
  ranking_version: string
  language: LanguageId
  brand_id: number
  json: string
  now: Date
}

export const findSnapshotId = async (
  db: Database,
  appId: string,
  contentHash: Buffer,
): Promise<string | null> => {
  const row = await db.row<{ snapshot_id: string }>(
    prepared(
      'find-snapshot-id',
      sql`select snapshot_id from offer_snapshot where app_id = ${appId} and content_hash = ${contentHash}`,
    ),
  )
  return row?.snapshot_id ?? null
}

/** Keeps what was shown. @returns the id of the snapshot with this content, another's where that was a moment earlier. */
export const saveSnapshot = async (db: Database, snapshot: NewSnapshot): Promise<string> => {
  await db.run(sql`insert into offer_snapshot
      (snapshot_id, app_id, content_hash, ranking_version, language, brand_id, content, created_at)
    values (${snapshot.snapshot_id}, ${snapshot.app_id}, ${snapshot.content_hash}, ${snapshot.ranking_version},
      ${snapshot.language}, ${snapshot.brand_id}, ${snapshot.json}, ${snapshot.now})
    on conflict (app_id, content_hash) do nothing`)
  const kept = await findSnapshotId(db, snapshot.app_id, snapshot.content_hash)
  if (kept === null) throw new Error('the snapshot was not kept')
  return kept
}

/** Whether an offers page of an application showed this address as the lender's key fact statement; archived pages are not asked. */
export const hasShownStatement = async (
  db: Database,
  appId: string,
  statement: { lender_id: number; kfs_url: string },
): Promise<boolean> =>
  (await db.row(sql`select 1 as one from offer_snapshot
    where app_id = ${appId} and content @> ${JSON.stringify({ matched: [statement] })}::jsonb limit 1`)) !==
  null

/** An application and whose it is. */
interface OwnedApplication {
  app_id: string
  user_id: string
}

/** A row for each of the applications, brand and lender that its newest snapshot matched. */
const shownLenders = (applications: readonly OwnedApplication[]) =>
  sql`unnest(${applications.map(({ app_id }) => app_id)}::uuid[], ${applications.map(({ user_id }) => user_id)}::uuid[])
      as open (app_id, user_id)
    cross join lateral (select s.brand_id, s.matched_lender_ids from offer_snapshot s where s.app_id = open.app_id
      order by s.created_at desc, s.snapshot_id limit 1) newest
    cross join lateral (select id::integer as lender_id from jsonb_array_elements_text(newest.matched_lender_ids) as ids (id)) matched`

/** How many people were last shown a lender under a brand; under any, each person once, where `brand_id` is null. */
export interface ShownLender {
  lender_id: number
  brand_id: number | null
  people: number
}

/** `except`: pairs that do not count. */
export const countShownLenders = (
  db: Database,
  applications: readonly OwnedApplication[],
  except: readonly { lender_id: number; brand_id: number }[],
): Promise<ShownLender[]> =>
  db.rows(sql`select lender_id, brand_id, count(distinct user_id)::integer as people from ${shownLenders(applications)}
    where brand_id is not null and (lender_id, brand_id) not in
      (select * from unnest(${except.map(({ lender_id }) => lender_id)}::integer[], ${except.map(({ brand_id }) => brand_id)}::integer[]))
    group by grouping sets ((lender_id), (lender_id, brand_id))`)

/** How many people were last shown this lender under one of the brands; each counts once. */
export const countPeopleShown = async (
  db: Database,
  applications: readonly OwnedApplication[],
  lenderId: number,
  brandIds: readonly number[],
): Promise<number> => {
  const row = await db.row<{ people: number }>(sql`select count(distinct user_id)::integer as people
    from ${shownLenders(applications)} where lender_id = ${lenderId} and brand_id = any(${brandIds}::integer[])`)
  return row?.people ?? 0
}

export const forgetOldLenderAnswers = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from lender_answer where ctid = any(array
    (select ctid from lender_answer where asked_at < ${before} order by asked_at limit ${limit}))`)

/** Forgets what lenders would have lent to a customer's applications. @returns how many answers there were. */
export const forgetLenderAnswersOf = (db: Database, appIds: readonly string[]): Promise<number> =>
  db.run(sql`delete from lender_answer where app_id = any(${appIds})`)

export const countLenderAnswersOf = async (db: Database, appIds: readonly string[]): Promise<number> => {
  const row = await db.row<{ count: number }>(
    sql`select count(*) as count from lender_answer where app_id = any(${appIds})`,
  )
  return row?.count ?? 0
}

/** How many lists of offers are kept of these applications. */
export const countSnapshotsOf = async (db: Database, appIds: readonly string[]): Promise<number> => {
  const row = await db.row<{ count: number }>(
    sql`select count(*) as count from offer_snapshot where app_id = any(${appIds})`,
  )
  return row?.count ?? 0
}
