import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { Database } from '../../platform/db/database.ts'
import { numbers, prepared, sql } from '../../platform/db/sql.ts'
import type { LenderStanding } from './lender-applications.queries.ts'

/** Whose word an event is; `staff` are those who take a file's back. */
export type EventSource = 'customer' | 'system' | 'lender' | 'staff'

export interface NewLenderEvent {
  lender_application_id: number
  status: LenderStatus
  note: string | null
  source: Exclude<EventSource, 'staff'>
  their_event_id: string | null
  accepted: 0 | 1
  /** When it happened, and when we heard of it. */
  at: Date
  heard_at: Date
}

/** What is kept of when an event was heard: nothing where it was heard when it happened. */
const heardAt = ({ at, heard_at }: { at: Date; heard_at: Date }): Date | null =>
  heard_at.getTime() === at.getTime() ? null : heard_at

/** @returns the number of the event; null where the lender's event is known already. */
export const addLenderEvent = async (db: Database, event: NewLenderEvent): Promise<number | null> => {
  const row = await db.row<{
    event_id: number
  }>(sql`insert into lender_application_event (lender_application_id, status, note, source, their_event_id, accepted, at, heard_at)
    values (${event.lender_application_id}, ${event.status}, ${event.note}, ${event.source}, ${event.their_event_id},
      ${event.accepted}, ${event.at}, ${heardAt(event)})
    on conflict (lender_application_id, their_event_id) do nothing returning event_id`)
  return row?.event_id ?? null
}

export const knowsLenderEvent = async (db: Database, id: number, theirEventId: string): Promise<boolean> => {
  const row = await db.row<{ known: boolean }>(sql`select exists (select from lender_application_event
    where lender_application_id = ${id} and their_event_id = ${theirEventId}) as known`)
  return row?.known === true
}

/** When the last step that the lender told of happened; null where it has told of none. */
export const findLastLenderStepAt = async (db: Database, id: number): Promise<Date | null> => {
  const row = await db.row<{ at: Date | null }>(sql`select max(at) as at from lender_application_event
    where lender_application_id = ${id} and source = 'lender' and accepted = 1 and taken_back = 0`)
  return row?.at ?? null
}

/** The lender's words with its newest step of this status; null where it said none. */
export const findLenderNote = async (
  db: Database,
  id: number,
  status: LenderStatus,
): Promise<string | null> => {
  const row = await db.row<{ note: string | null }>(sql`select note from lender_application_event
    where lender_application_id = ${id} and status = ${status} and accepted = 1 and taken_back = 0
      and corrects_event_id is null order by event_id desc limit 1`)
  return row?.note ?? null
}

export interface TimelineRow {
  lender_application_id: number
  event_id: number
  status: LenderStatus
  note: string | null
  at: Date
  /** When we heard of it. */
  heard_at: Date
  /** 1: taken back since. */
  taken_back: 0 | 1
  /** The event that this one takes back; its status is that of before. */
  corrects_event_id: number | null
}

/** The steps of every lender application of `appId`, in the order in which they were taken. */
export const listTimeline = (db: Database, appId: string): Promise<TimelineRow[]> =>
  db.rows(
    prepared(
      'list-timeline',
      sql`select e.lender_application_id, e.event_id, e.status, e.note, e.at, coalesce(e.heard_at, e.at) as heard_at, e.taken_back, e.corrects_event_id
          from lender_application_event e join lender_application l using (lender_application_id)
          where l.app_id = ${appId} and e.accepted = 1 order by e.event_id`,
    ),
  )

/** Forgets what lenders wrote to a customer, and staff of them; the steps and their days stay. */
export const forgetLenderNotes = (db: Database, ids: readonly number[]): Promise<number> =>
  db.run(sql`update lender_application_event set note = null, staff_reason = null
    where lender_application_id = any(${ids}::bigint[]) and (note is not null or staff_reason is not null)`)

/** The newest event of an application that was taken, and when the lender's newest one happened; null where it told of none. */
export interface LastEventRow {
  lender_application_id: number
  event_id: number
  at: Date
  told_at: Date | null
}

export const listLastEvents = (db: Database, ids: readonly number[]): Promise<LastEventRow[]> =>
  db.rows(sql`select lender_application_id, max(event_id) as event_id, max(at) as at,
      max(at) filter (where source = 'lender' and taken_back = 0) as told_at
    from lender_application_event where lender_application_id = any(${ids}::bigint[]) and accepted = 1
    group by lender_application_id`)

/** An event by whose word it is; `their_event_id` of a lender's callback or of a file. */
export interface EventAuthorRow {
  event_id: number
  source: EventSource
  their_event_id: string | null
  at: Date
}

export const listEventAuthors = (db: Database, eventIds: readonly number[]): Promise<EventAuthorRow[]> =>
  db.rows(sql`select event_id, source, their_event_id, at from lender_application_event
    where event_id = any(${numbers(eventIds)}::bigint[])`)

/** The newest step of an application that still counts, by whose word it is. */
export interface NewestStepRow {
  lender_application_id: number
  event_id: number
  status: LenderStatus
  source: Exclude<EventSource, 'staff'>
  at: Date
}

export const listNewestSteps = (db: Database, ids: readonly number[]): Promise<NewestStepRow[]> =>
  db.rows(sql`select distinct on (lender_application_id) lender_application_id, event_id, status, source, at
    from lender_application_event
    where lender_application_id = any(${numbers(ids)}::bigint[]) and accepted = 1 and taken_back = 0 and corrects_event_id is null
    order by lender_application_id, event_id desc`)

/** Of these applications and ids of their lender's events, those that are known already. */
export const listKnownEvents = (
  db: Database,
  asked: readonly { lender_application_id: number; their_event_id: string }[],
): Promise<{ lender_application_id: number; their_event_id: string }[]> =>
  db.rows(sql`select e.lender_application_id, e.their_event_id
    from unnest(${numbers(asked.map((one) => one.lender_application_id))}::bigint[], ${asked.map((one) => one.their_event_id)}::text[])
      asked (lender_application_id, their_event_id)
    join lender_application_event e on e.lender_application_id = asked.lender_application_id
      and e.their_event_id = asked.their_event_id`)

/** An event by a file: a step of the lender's with what stood before, or (`their_event_id` null) the arrival that it implies. */
export interface NewFileEvent {
  lender_application_id: number
  status: LenderStatus
  source: 'lender' | 'system'
  their_event_id: string | null
  at: Date
  heard_at: Date
  before: LenderStanding | null
  /** 1: the customer is to be written to. */
  awaits_word: 0 | 1
  staff_id: number
}

/** Adds events that were taken, in the order given. @returns their ids in that order. */
export const addFileEvents = async (db: Database, events: readonly NewFileEvent[]): Promise<number[]> => {
  const rows = await db.rows<{ event_id: number }>(sql`with added as (
      insert into lender_application_event (lender_application_id, status, source, their_event_id, accepted, at, heard_at, before,
        awaits_word, staff_id)
      select lender_application_id, status, source, their_event_id, 1, at, heard_at, before::jsonb, awaits_word, staff_id
        from unnest(${numbers(events.map((event) => event.lender_application_id))}::bigint[], ${events.map(({ status }) => status)}::text[],
            ${events.map(({ source }) => source)}::text[], ${events.map((event) => event.their_event_id)}::text[],
            ${events.map(({ at }) => at.toISOString())}::timestamptz[],
            ${events.map((event) => heardAt(event)?.toISOString() ?? null)}::timestamptz[],
            ${events.map(({ before }) => (before === null ? null : JSON.stringify(before)))}::text[],
            ${numbers(events.map((event) => event.awaits_word))}::smallint[], ${numbers(events.map((event) => event.staff_id))}::integer[])
          with ordinality as e (lender_application_id, status, source, their_event_id, at, heard_at, before, awaits_word, staff_id, place)
        order by place
      returning event_id)
    select event_id from added order by event_id`)
  return rows.map(({ event_id }) => event_id)
}

/** An event that still counts; `before` is what stood before a move by a file, null for any other. */
export interface StandingEventRow extends EventAuthorRow {
  lender_application_id: number
  before: LenderStanding | null
}

/** Of each application the events that still count, from the one given on, the newest first. */
export const listStandingEvents = (
  db: Database,
  since: readonly { lender_application_id: number; event_id: number }[],
): Promise<StandingEventRow[]> =>
  db.rows(sql`select e.lender_application_id, e.event_id, e.source, e.their_event_id, e.at, e.before
    from unnest(${numbers(since.map((one) => one.lender_application_id))}::bigint[], ${numbers(since.map((one) => one.event_id))}::bigint[])
      first (lender_application_id, event_id)
    join lender_application_event e on e.lender_application_id = first.lender_application_id and e.event_id >= first.event_id
    where e.accepted = 1 and e.taken_back = 0 and e.corrects_event_id is null order by e.event_id desc`)

/** Marks events as taken back, with the arrivals that they implied: the same news may be told again, and nobody is written to of them. */
export const takeBackEvents = (db: Database, eventIds: readonly number[]): Promise<number> => {
  const ids = numbers(eventIds)
  return db.run(sql`update lender_application_event taken set taken_back = 1, awaits_word = 0,
      their_event_id = 'taken back ' || taken.event_id || ': ' || taken.their_event_id
    from (select event_id from unnest(${ids}::bigint[]) asked (event_id)
      union select (select max(arrival.event_id) from lender_application_event arrival
          where arrival.lender_application_id = e.lender_application_id and arrival.event_id < e.event_id
            and arrival.source = 'system' and arrival.status = 'SENT' and arrival.accepted = 1)
        from lender_application_event e
        where e.event_id = any(${ids}::bigint[]) and e.before ->> 'status' in ('QUEUED', 'SEND_FAILED')) back
    where taken.event_id = back.event_id`)
}

/** The step that takes `corrects_event_id` back; `status` is where the application stood before that. */
export interface NewCorrection {
  lender_application_id: number
  status: LenderStatus
  corrects_event_id: number
}

/** Adds corrections in the order given. @returns their ids in that order. */
export const addCorrections = async (
  db: Database,
  corrections: readonly NewCorrection[],
  { staff_id, now, reason }: { staff_id: number; now: Date; reason: string },
): Promise<number[]> => {
  const rows = await db.rows<{ event_id: number }>(sql`with added as (
      insert into lender_application_event (lender_application_id, status, source, accepted, at, corrects_event_id, staff_id,
        staff_reason)
      select lender_application_id, status, 'staff', 1, ${now}::timestamptz, corrects_event_id, ${staff_id}::integer, ${reason}::text
        from unnest(${numbers(corrections.map((one) => one.lender_application_id))}::bigint[],
            ${corrections.map(({ status }) => status)}::text[], ${numbers(corrections.map((one) => one.corrects_event_id))}::bigint[])
          with ordinality as c (lender_application_id, status, corrects_event_id, place)
        order by place
      returning event_id)
    select event_id from added order by event_id`)
  return rows.map(({ event_id }) => event_id)
}

/** Takes note that the customers of these events are written to now. @returns those that waited and still say where it stands. */
export const takeWaitingWords = (
  db: Database,
  eventIds: readonly number[],
): Promise<{ app_id: string; lender_id: number; status: LenderStatus }[]> =>
  db.rows(sql`update lender_application_event e set awaits_word = 0 from lender_application l
    where e.event_id = any(${numbers(eventIds)}::bigint[]) and e.awaits_word = 1
      and l.lender_application_id = e.lender_application_id and l.status = e.status
    returning l.app_id, l.lender_id, e.status`)

/** How long a lender takes from a step to its next one, in days: half of the cases by `half`, eight of ten by `most`. */
export interface AnswerTimes {
  cases: number
  half: number
  most: number
}

const SAMPLE = 500

/** Of the newest applications with a lender that stood at `status` since then and were moved on by it. Null where there was none. */
export const findAnswerTimes = (
  db: Database,
  lenderId: number,
  status: LenderStatus,
  since: Date,
): Promise<AnswerTimes | null> =>
  db.row(sql`with sample as (
      select lender_application_id from lender_application where lender_id = ${lenderId} and created_at >= ${since}
        order by lender_application_id desc limit ${SAMPLE}),
    moves as (
      select extract(epoch from next.at - e.at) / 86400 as days
        from sample join lender_application_event e using (lender_application_id)
        cross join lateral (select at from lender_application_event n
          where n.lender_application_id = e.lender_application_id and n.event_id > e.event_id and n.accepted = 1
            and n.taken_back = 0 and n.source = 'lender' order by n.event_id limit 1) as next
        where e.status = ${status} and e.accepted = 1 and e.taken_back = 0)
    select count(*)::integer as cases, percentile_cont(0.5) within group (order by days) as half,
      percentile_cont(0.8) within group (order by days) as most
    from moves having count(*) > 0`)
