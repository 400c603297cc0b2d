import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { Database } from '../../platform/db/database.ts'
import { numbers, sql } from '../../platform/db/sql.ts'

export interface WaitingRow {
  lender_application_id: number
  app_id: string
  user_id: string
  brand_id: number | null
  lender_id: number
  status: LenderStatus
  updated_at: Date
}

/** Those at one of `statuses`, and those at one of `slow` that nothing has moved since `before`: all, or of these ids. */
export const listWaiting = (
  db: Database,
  ask: {
    statuses: readonly LenderStatus[]
    slow: readonly LenderStatus[]
    before: Date
    ids: readonly number[] | null
  },
): Promise<WaitingRow[]> => {
  const ofIds =
    ask.ids === null ? sql`` : sql`and l.lender_application_id = any(${numbers(ask.ids)}::bigint[])`
  return db.rows(sql`select l.lender_application_id, l.app_id, a.user_id, a.brand_id, l.lender_id, l.status, l.updated_at
    from lender_application l join application a using (app_id)
    where (l.status = any(${ask.statuses}::text[]) or (l.status = any(${ask.slow}::text[]) and l.updated_at < ${ask.before})) ${ofIds}
    order by l.lender_application_id`)
}

/** What is told of an application that waits: its number, the lender's newest words, what went wrong with the sending. */
export interface ToldApplicationRow {
  lender_application_id: number
  application_number: string
  app_id: string
  status: LenderStatus
  updated_at: Date
  last_error: string | null
  told_note: string | null
  told_at: Date | null
}

export const listApplicationsToTell = (db: Database, ids: readonly number[]): Promise<ToldApplicationRow[]> =>
  db.rows(sql`select l.lender_application_id, l.application_number, l.app_id, l.status, l.updated_at, l.last_error,
      told.note as told_note, told.at as told_at
    from lender_application l
      left join lateral (select note, at from lender_application_event e where e.lender_application_id = l.lender_application_id
        and e.source = 'lender' and e.taken_back = 0 and e.accepted = 1 order by e.event_id desc limit 1) as told on true
    where l.lender_application_id = any(${numbers(ids)}::bigint[])`)
