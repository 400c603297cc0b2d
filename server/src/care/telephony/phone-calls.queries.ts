import type { CallEvent } from '@marketplace/contract/care/call-back'
import type { ContactOutcome } from '@marketplace/contract/customers/contact'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { liveStates, type CallState } from './call-states.ts'
import type { NumberSeries } from './choose-caller-id.ts'

export interface PhoneCallRow {
  call_id: string
  task_id: number
  user_id: string
  staff_id: number
  lender_id: number | null
  series: NumberSeries
  state: CallState
  sid: string | null
  number_index: Buffer
  placed_at: Date
  answered_at: Date | null
  ended_at: Date | null
  talk_s: number | null
  /** What the caller said of it. */
  said_outcome: ContactOutcome | null
  failure: string | null
  sealed_recording: Buffer | null
}

const columns: Sql = sql`call_id, task_id, user_id, staff_id, lender_id, series, state, sid, number_index, placed_at,
  answered_at, ended_at, talk_s, said_outcome, failure, sealed_recording`

export interface NewPhoneCall extends Pick<
  PhoneCallRow,
  'call_id' | 'task_id' | 'user_id' | 'staff_id' | 'lender_id' | 'series' | 'number_index' | 'placed_at'
> {
  request_id: string
  token_hash: Buffer
}

/** Puts the row that stands before the operator is asked. @returns null where the caller or the task has a call under way, or the same request made one. */
export const addPhoneCall = async (db: Database, call: NewPhoneCall): Promise<PhoneCallRow | null> =>
  db.row(sql`insert into phone_call (call_id, request_id, task_id, user_id, staff_id, lender_id, series, state, token_hash, number_index, placed_at)
    values (${call.call_id}, ${call.request_id}, ${call.task_id}, ${call.user_id}, ${call.staff_id}, ${call.lender_id}, ${call.series},
      'placing', ${call.token_hash}, ${call.number_index}, ${call.placed_at})
    on conflict do nothing returning ${columns}`)

export const findCallOfRequest = (db: Database, requestId: string): Promise<PhoneCallRow | null> =>
  db.row(sql`select ${columns} from phone_call where request_id = ${requestId}`)

export const findCall = (db: Database, callId: string): Promise<PhoneCallRow | null> =>
  db.row(sql`select ${columns} from phone_call where call_id = ${callId}`)

export const lockCall = (db: Database, callId: string): Promise<PhoneCallRow | null> =>
  db.row(sql`select ${columns} from phone_call where call_id = ${callId} for update`)

export const lockCallOfToken = (db: Database, tokenHash: Buffer, since: Date): Promise<PhoneCallRow | null> =>
  db.row(
    sql`select ${columns} from phone_call where token_hash = ${tokenHash} and placed_at >= ${since} for update`,
  )

/** The newest of a task that rang or may have: one that the operator refused has failed without a name of its own. */
export const findNewestCall = (db: Database, taskId: number): Promise<PhoneCallRow | null> =>
  db.row(sql`select ${columns} from phone_call where task_id = ${taskId} and not (state = 'failed' and sid is null)
    order by placed_at desc, call_id limit 1`)

/** The tasks of which a call goes on, of everybody or of one member of staff: a few, found by the indexes of live calls. */
export const listLiveTaskIds = async (db: Database, staffId: number | null = null): Promise<number[]> => {
  const ofStaff = staffId === null ? sql`` : sql`and staff_id = ${staffId}`
  const rows = await db.rows<{ task_id: number }>(
    sql`select task_id from phone_call where state = any(${liveStates}::text[]) ${ofStaff}`,
  )
  return rows.map(({ task_id }) => task_id)
}

/** Of each member of staff how many calls since then were talked through. */
export const countTalks = (
  db: Database,
  since: Date,
): Promise<{ staff_id: number; talks: number; calls: number; talk_s: number }[]> =>
  db.rows(sql`select staff_id, count(*) filter (where answered_at is not null)::integer as talks, count(*)::integer as calls,
      coalesce(sum(talk_s), 0)::integer as talk_s
    from phone_call where placed_at >= ${since} group by staff_id`)

/** Those with a recording, the newest first. */
export const listRecorded = (db: Database, since: Date, limit: number): Promise<PhoneCallRow[]> =>
  db.rows(sql`select ${columns} from phone_call where placed_at >= ${since} and sealed_recording is not null
    order by placed_at desc limit ${limit}`)

type Change = Partial<
  Pick<PhoneCallRow, 'state' | 'sid' | 'answered_at' | 'ended_at' | 'talk_s' | 'failure' | 'sealed_recording'>
>

/** Changes what is given; undefined leaves a column as it is. */
export const changeCall = (db: Database, callId: string, change: Change): Promise<number> =>
  db.run(sql`update phone_call set state = coalesce(${change.state ?? null}, state), sid = coalesce(sid, ${change.sid ?? null}),
      answered_at = coalesce(answered_at, ${change.answered_at ?? null}), ended_at = coalesce(ended_at, ${change.ended_at ?? null}),
      talk_s = coalesce(${change.talk_s ?? null}, talk_s), failure = coalesce(${change.failure ?? null}, failure),
      sealed_recording = coalesce(${change.sealed_recording ?? null}, sealed_recording)
    where call_id = ${callId}`)

/** @returns 0 where the event was heard before. */
export const addCallEvent = (
  db: Database,
  event: { call_id: string; event: CallEvent; sid: string; heard_at: Date },
): Promise<number> =>
  db.run(sql`insert into phone_call_event (call_id, event, sid, heard_at)
    values (${event.call_id}, ${event.event}, ${event.sid}, ${event.heard_at}) on conflict do nothing`)

export const listCallEvents = (
  db: Database,
  callId: string,
): Promise<{ event: CallEvent; sid: string; heard_at: Date }[]> =>
  db.rows(
    sql`select event, sid, heard_at from phone_call_event where call_id = ${callId} order by heard_at, event`,
  )

/** Addresses of recordings, not the calls. */
export const forgetRecordings = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`update phone_call set sealed_recording = null where call_id = any(array
    (select call_id from phone_call where placed_at < ${before} and sealed_recording is not null order by placed_at limit ${limit}))`)

const forgetCalls = async (db: Database, which: Sql): Promise<number> => {
  await db.run(sql`delete from phone_call_event where call_id in (${which})`)
  return db.run(sql`delete from phone_call where call_id in (${which})`)
}

export const forgetOldCalls = (db: Database, before: Date, limit: number): Promise<number> =>
  forgetCalls(
    db,
    sql`select call_id from phone_call where placed_at < ${before} order by placed_at limit ${limit}`,
  )

export const forgetCallsOf = (db: Database, userId: string): Promise<number> =>
  forgetCalls(db, sql`select call_id from phone_call where user_id = ${userId}`)

export const countCallsOf = async (db: Database, userId: string): Promise<number> =>
  (await db.row<{ count: number }>(sql`select count(*) as count from phone_call where user_id = ${userId}`))
    ?.count ?? 0

/** What the caller said of a call counts for more than what the operator reports of it, whichever comes first. */
export const noteSaidOutcome = (db: Database, callId: string, outcome: ContactOutcome): Promise<number> =>
  db.run(sql`update phone_call set said_outcome = ${outcome} where call_id = ${callId}`)
