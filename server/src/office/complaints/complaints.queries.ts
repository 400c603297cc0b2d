import type { Complaint, ComplaintCategory, ComplaintStatus } from '@marketplace/contract/office/complaints'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface ComplaintRow {
  complaint_id: number
  number: string
  user_id: string
  brand_id: number | null
  category: ComplaintCategory
  lender_id: number | null
  app_id: string | null
  status: ComplaintStatus
  created_at: Date
  due_at: Date
  /** Who of staff answers for it; null while nobody does. */
  owner_staff_id: number | null
  handed_over_at: Date | null
}

const columns = sql`complaint_id, number, user_id, brand_id, category, lender_id, app_id, status, created_at, due_at,
  owner_staff_id, handed_over_at`

/** @returns its row. */
export const addComplaint = async (
  db: Database,
  complaint: Omit<ComplaintRow, 'complaint_id' | 'status' | 'owner_staff_id' | 'handed_over_at'>,
): Promise<ComplaintRow> => {
  const row = await db.row<ComplaintRow>(sql`insert into complaint
      (number, user_id, brand_id, category, lender_id, app_id, created_at, due_at)
    values (${complaint.number}, ${complaint.user_id}, ${complaint.brand_id}, ${complaint.category}, ${complaint.lender_id},
      ${complaint.app_id}, ${complaint.created_at}, ${complaint.due_at}) returning ${columns}`)
  if (row === null) throw new Error('no complaint was stored')
  return row
}

type ComplaintStep = Complaint['timeline'][number]['step']

export interface NewComplaintEvent {
  complaint_id: number
  step: ComplaintStep
  text: string | null
  /** Of an answer alone. */
  staff_id: number | null
  at: Date
}

export const addComplaintEvent = (db: Database, event: NewComplaintEvent): Promise<number> =>
  db.run(sql`insert into complaint_event (complaint_id, step, text, staff_id, at)
    values (${event.complaint_id}, ${event.step}, ${event.text}, ${event.staff_id}, ${event.at})`)

/** Locks a customer's complaining until the transaction ends, so that the same sent twice at once is received one after the other. */
export const lockComplaining = async (db: Database, userId: string): Promise<void> => {
  await db.run(sql`select pg_advisory_xact_lock(hashtext('complaint'), hashtext(${userId}))`)
}

/** An open complaint that says exactly this, made since `since`. */
export const findSameComplaint = (
  db: Database,
  complaint: Pick<ComplaintRow, 'user_id' | 'brand_id' | 'category' | 'lender_id' | 'app_id'>,
  text: string,
  since: Date,
): Promise<ComplaintRow | null> =>
  db.row(sql`select ${columns} from complaint
    where user_id = ${complaint.user_id} and brand_id is not distinct from ${complaint.brand_id}
      and category = ${complaint.category} and lender_id is not distinct from ${complaint.lender_id}
      and app_id is not distinct from ${complaint.app_id} and status = 'open' and created_at > ${since}
      and exists (select from complaint_event event where event.complaint_id = complaint.complaint_id
        and step = 'received' and event.text = ${text})
    order by complaint_id desc limit 1`)

/** Whose complaint a number is of, and the application that it names. */
export const findComplainant = (
  db: Database,
  number: string,
): Promise<Pick<ComplaintRow, 'user_id' | 'app_id'> | null> =>
  db.row(sql`select user_id, app_id from complaint where number = ${number}`)

/** A customer's complaints, the newest first. */
export const listComplaintsOf = (db: Database, userId: string): Promise<ComplaintRow[]> =>
  db.rows(sql`select ${columns} from complaint where user_id = ${userId} order by complaint_id desc`)

/**
 * Those without an answer: all, or those of these numbers. The clock of the law runs since the first day, whatever was said meanwhile:
 * `since` is that day.
 */
export const listUnanswered = (
  db: Database,
  numbers: readonly string[] | null,
): Promise<
  (Pick<ComplaintRow, 'number' | 'user_id' | 'lender_id' | 'brand_id' | 'app_id'> & { since: Date })[]
> => {
  const ofNumbers = numbers === null ? sql`` : sql`and number = any(${numbers}::text[])`
  return db.rows(sql`select number, user_id, lender_id, brand_id, app_id, created_at as since from complaint
    where status = 'open' ${ofNumbers} order by complaint_id`)
}

/** Complaints with what was said last and by whom, by their numbers. */
export const listComplaintsToTell = (
  db: Database,
  numbers: readonly string[],
): Promise<
  (Pick<ComplaintRow, 'number' | 'category' | 'due_at' | 'owner_staff_id'> & { text: string | null })[]
> =>
  db.rows(sql`select number, category, due_at, owner_staff_id, (select text from complaint_event e
      where e.complaint_id = c.complaint_id and step in ('received', 'reopened') order by event_id desc limit 1) as text
    from complaint c where number = any(${numbers}::text[])`)

export interface ComplaintEventRow {
  event_id: number
  complaint_id: number
  step: ComplaintStep
  text: string | null
  at: Date
}

/** In the order in which they happened. */
export const listComplaintEvents = (
  db: Database,
  complaintIds: readonly number[],
): Promise<ComplaintEventRow[]> =>
  db.rows(sql`select event_id, complaint_id, step, text, at from complaint_event
    where complaint_id = any(${complaintIds}) order by event_id`)

/** The last thing that happened to a complaint. */
export const findLastEvent = (
  db: Database,
  complaintId: number,
): Promise<Pick<ComplaintEventRow, 'step' | 'text'> | null> =>
  db.row(sql`select step, text from complaint_event where complaint_id = ${complaintId}
    order by event_id desc limit 1`)

/** Locked until the transaction ends: steps of one complaint follow one another. */
export const lockComplaint = (db: Database, number: string): Promise<ComplaintRow | null> =>
  db.row(sql`select ${columns} from complaint where number = ${number} for update`)

export const setComplaintStatus = (
  db: Database,
  complaintId: number,
  status: ComplaintStatus,
): Promise<number> => db.run(sql`update complaint set status = ${status} where complaint_id = ${complaintId}`)

/** Without an answer, and due before `before`; of one brand and with one lender, or null for all. */
export interface ComplaintsDueAsk {
  before: Date
  brand_id: number | null
  lender_id: number | null
}

const isDue = ({ before, brand_id, lender_id }: ComplaintsDueAsk) => {
  const ofBrand = brand_id === null ? sql`` : sql`and brand_id = ${brand_id}`
  const withLender = lender_id === null ? sql`` : sql`and lender_id = ${lender_id}`
  return sql`status = 'open' and due_at < ${before} ${ofBrand} ${withLender}`
}

export const countComplaintsDue = async (
  db: Database,
  ask: ComplaintsDueAsk,
): Promise<{ count: number; oldest_at: Date | null }> =>
  (await db.row(
    sql`select count(*) as count, min(due_at) as oldest_at from complaint where ${isDue(ask)}`,
  )) ?? { count: 0, oldest_at: null }

/** How many are due with each lender that has any. */
export const countComplaintsDueByLender = (
  db: Database,
  ask: ComplaintsDueAsk,
): Promise<{ lender_id: number; count: number }[]> =>
  db.rows(sql`select lender_id, count(*)::integer as count from complaint
    where ${isDue(ask)} and lender_id is not null group by 1`)

/** Those due first, or last, first. */
export const listComplaintsDue = (
  db: Database,
  ask: ComplaintsDueAsk,
  { limit, offset, isNewestFirst }: { limit: number; offset: number; isNewestFirst: boolean },
): Promise<ComplaintRow[]> => {
  const way = isNewestFirst ? sql`desc` : sql`asc`
  return db.rows(sql`select ${columns} from complaint where ${isDue(ask)}
    order by due_at ${way}, complaint_id ${way} limit ${limit} offset ${offset}`)
}

/** Closes the open complaints of a customer who is being deleted; waits for whoever is at one of them. @returns which. */
export const closeByDeletion = async (db: Database, userId: string): Promise<number[]> => {
  const rows = await db.rows<{ complaint_id: number }>(sql`update complaint set status = 'closed_by_deletion'
    where user_id = ${userId} and status = 'open' returning complaint_id`)
  return rows.map(({ complaint_id }) => complaint_id)
}

export const forgetTexts = (db: Database, complaintIds: readonly number[]): Promise<number> =>
  db.run(
    sql`update complaint_event set text = null where complaint_id = any(${complaintIds}) and text is not null`,
  )

/** Puts the sealed words in the place of the clear ones. */
export const sealEventText = (db: Database, eventId: number, sealed: Buffer): Promise<number> =>
  db.run(
    sql`update complaint_event set text = null, sealed_text = ${sealed} where event_id = ${eventId} and text is not null`,
  )

/** The day never moves: a deletion that is done again keeps the first. */
export const setTextsUntil = (db: Database, complaintId: number, until: Date): Promise<number> =>
  db.run(
    sql`update complaint set texts_until = ${until} where complaint_id = ${complaintId} and texts_until is null`,
  )

/** Forgets the sealed words of up to `limit` complaints whose time is over. @returns of how many. */
export const forgetSealedTexts = async (db: Database, now: Date, limit: number): Promise<number> => {
  const rows = await db.rows<{ complaint_id: number }>(sql`with over as (
      select complaint_id from complaint where texts_until <= ${now} order by texts_until limit ${limit} for update skip locked),
    forgotten as (update complaint_event set sealed_text = null where complaint_id in (select complaint_id from over))
    update complaint set texts_until = null where complaint_id in (select complaint_id from over) returning complaint_id`)
  return rows.length
}

export interface SealedEventRow {
  event_id: number
  step: ComplaintStep
  at: Date
  sealed_text: Buffer
}

/** The sealed words of a complaint, in the order in which they were written. */
export const listSealedTexts = (db: Database, number: string): Promise<SealedEventRow[]> =>
  db.rows(sql`select event_id, step, at, sealed_text from complaint_event
    where sealed_text is not null and complaint_id = (select complaint_id from complaint where number = ${number})
    order by event_id`)

/** The next sealed words after `afterEventId` that do not begin with `header`: those under another data key. */
export const lockTextsSealedOtherwise = (
  db: Database,
  header: Buffer,
  afterEventId: number,
  limit: number,
): Promise<Pick<SealedEventRow, 'event_id' | 'sealed_text'>[]> =>
  db.rows(sql`select event_id, sealed_text from complaint_event
    where event_id > ${afterEventId} and sealed_text is not null and substring(sealed_text for ${header.length}) <> ${header}
    order by event_id limit ${limit} for update`)

export const resealEventText = (db: Database, eventId: number, sealed: Buffer): Promise<number> =>
  db.run(
    sql`update complaint_event set sealed_text = ${sealed} where event_id = ${eventId} and sealed_text is not null`,
  )

/** Ids of the customers, after `after`, who complained about the lender from the one day to the other in India, in their order. */
export const listComplainantsAbout = async (
  db: Database,
  { lender_id, from, to, after }: { lender_id: number; from: string; to: string; after: string | null },
  limit: number,
): Promise<string[]> => {
  const rows = await db.rows<{ user_id: string }>(sql`select distinct user_id from complaint
    where lender_id = ${lender_id}
      and created_at >= (${from}::date)::timestamp at time zone 'Asia/Kolkata'
      and created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'
      and (${after}::uuid is null or user_id > ${after}::uuid)
    order by user_id limit ${limit}`)
  return rows.map(({ user_id }) => user_id)
}

/** Of these customers, those with a complaint that nobody has answered. */
export const listComplainingAmong = async (db: Database, userIds: readonly string[]): Promise<string[]> => {
  const rows = await db.rows<{ user_id: string }>(
    sql`select distinct user_id from complaint where user_id = any(${userIds}::uuid[]) and status = 'open'`,
  )
  return rows.map(({ user_id }) => user_id)
}
