import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { Database } from '../../platform/db/database.ts'
import { prepared, sql } from '../../platform/db/sql.ts'

export interface NewLenderEvent {
  lender_application_id: number
  status: LenderStatus
  note: string | null
  source: 'customer' | 'system' | 'lender'
  their_event_id: string | null
  accepted: 0 | 1
  at: Date
}

/** @returns the number of the event; null where the lender's event is known already. */
export const addLenderEvent = async (db: Database, event: NewLenderEvent): Promise<number | null> => {
  const row = await db.row<{
    event_id: number
  }>(sql`insert into lender_application_event (lender_application_id, status, note, source, their_event_id, accepted, at)
    values (${event.lender_application_id}, ${event.status}, ${event.note}, ${event.source}, ${event.their_event_id},
      ${event.accepted}, ${event.at})
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
    where lender_application_id = ${id} and source = 'lender' and accepted = 1`)
  return row?.at ?? null
}

/** The lender's words with its newest step of this status; null where it said none. */
export const findLenderNote = async (
  db: Database,
  id: number,
  status: LenderStatus,
): Promise<string | null> => {
  const row = await db.row<{ note: string | null }>(sql`select note from lender_application_event
    where lender_application_id = ${id} and status = ${status} and accepted = 1 order by event_id desc limit 1`)
  return row?.note ?? null
}

export interface TimelineRow {
  lender_application_id: number
  event_id: number
  status: LenderStatus
  note: string | null
  at: Date
}

/** The steps of every lender application of `appId`, in the order in which they were taken. */
export const listTimeline = (db: Database, appId: string): Promise<TimelineRow[]> =>
  db.rows(
    prepared(
      'list-timeline',
      sql`select e.lender_application_id, e.event_id, e.status, e.note, e.at
          from lender_application_event e join lender_application l using (lender_application_id)
          where l.app_id = ${appId} and e.accepted = 1 order by e.event_id`,
    ),
  )

/** Forgets what lenders wrote to a customer; the steps and their days stay. */
export const forgetLenderNotes = (db: Database, ids: readonly number[]): Promise<number> =>
  db.run(sql`update lender_application_event set note = null
    where lender_application_id = any(${ids}::bigint[]) and note is not null`)
