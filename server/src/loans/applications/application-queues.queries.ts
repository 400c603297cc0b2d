import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { Database } from '../../platform/db/database.ts'
import { numbers, sql, type Sql } from '../../platform/db/sql.ts'

/** Lender applications at one of these states that nothing has moved since `before`. */
export interface StandingAt {
  statuses: readonly LenderStatus[]
  before: Date
  /** Of one brand, with one lender; null for all. */
  brand_id: number | null
  lender_id: number | null
}

/** As `l`, at the status that is asked for. */
const stands = ({ before, brand_id, lender_id }: StandingAt, status: Sql): Sql => {
  const ofBrand =
    brand_id === null
      ? sql``
      : sql`and exists (select from application b where b.app_id = l.app_id and b.brand_id = ${brand_id})`
  const withLender = lender_id === null ? sql`` : sql`and l.lender_id = ${lender_id}`
  return sql`l.status = ${status} and l.updated_at < ${before} ${ofBrand} ${withLender}`
}
const standing = (at: StandingAt): Sql => stands(at, sql`any(${at.statuses})`)

export const countStanding = async (
  db: Database,
  at: StandingAt,
): Promise<{ count: number; oldest_at: Date | null }> =>
  (await db.row(
    sql`select count(*) as count, min(l.updated_at) as oldest_at from lender_application l where ${standing(at)}`,
  )) ?? { count: 0, oldest_at: null }

/** How many stand with each lender that has any. */
export const countStandingByLender = (
  db: Database,
  at: StandingAt,
): Promise<{ lender_id: number; count: number }[]> =>
  db.rows(
    sql`select l.lender_id, count(*)::integer as count from lender_application l where ${standing(at)} group by 1`,
  )

export interface StandingRow {
  lender_application_id: number
  app_id: string
  user_id: string
  brand_id: number | null
  lender_id: number
  status: LenderStatus
  last_error: string | null
  updated_at: Date
}

/** The longest waiting first, or the newest. Of each status no more are looked at than are asked for: by the index, millions are not put in order. */
export const listStanding = (
  db: Database,
  at: StandingAt,
  { limit, offset, isNewestFirst }: { limit: number; offset: number; isNewestFirst: boolean },
): Promise<StandingRow[]> => {
  const way = isNewestFirst ? sql`desc` : sql`asc`
  return db.rows(sql`select l.lender_application_id, l.app_id, a.user_id, a.brand_id, l.lender_id, l.status, l.last_error, l.updated_at
    from unnest(${at.statuses}::text[]) as asked (status)
      cross join lateral (select * from lender_application l where ${stands(at, sql`asked.status`)}
        order by l.updated_at ${way}, l.lender_application_id ${way} limit ${limit + offset}) as l
      join application a using (app_id)
    order by l.updated_at ${way}, l.lender_application_id ${way} limit ${limit} offset ${offset}`)
}

/** How many applications the lender has at each of `statuses`, those that have any; a count goes to `most` and one more. */
export const countOfLender = (
  db: Database,
  lenderId: number,
  statuses: readonly LenderStatus[],
  most: number | null,
): Promise<{ status: LenderStatus; count: number }[]> =>
  db.rows(sql`select status, count from unnest(${statuses}::text[]) with ordinality as asked (status, place)
      cross join lateral (select count(*)::integer as count from (select from lender_application l
        where l.lender_id = ${lenderId} and l.status = asked.status limit ${most === null ? null : most + 1}) as counted) as counts
    where count > 0 order by place`)

export interface OfLenderRow {
  lender_application_id: number
  application_number: string
  app_id: string
  user_id: string
  brand_id: number | null
  status: LenderStatus
  last_error: string | null
  created_at: Date
  updated_at: Date
  /** The newest news of the lender, late ones too. */
  told_status: LenderStatus | null
  told_at: Date | null
  told_note: string | null
}

/** Applications with a lender at any of `statuses`, those that moved last first: so many of each state are looked at as are asked for. */
export const listOfLender = (
  db: Database,
  lenderId: number,
  statuses: readonly LenderStatus[],
  { limit, offset }: { limit: number; offset: number },
): Promise<OfLenderRow[]> =>
  db.rows(sql`select l.lender_application_id, l.application_number, l.app_id, a.user_id, a.brand_id, l.status, l.last_error,
      l.created_at, l.updated_at, told.status as told_status, told.at as told_at, told.note as told_note
    from (select of_state.* from unnest(${statuses}::text[]) as asked (status)
        cross join lateral (select lender_application_id, application_number, app_id, status, last_error, created_at, updated_at
          from lender_application x where x.lender_id = ${lenderId} and x.status = asked.status
          order by updated_at desc, lender_application_id desc limit ${limit + offset}) as of_state
        order by of_state.updated_at desc, of_state.lender_application_id desc limit ${limit} offset ${offset}) as l
      join application a using (app_id)
      left join lateral (select status, at, note from lender_application_event e
        where e.lender_application_id = l.lender_application_id and source = 'lender' and taken_back = 0 order by event_id desc limit 1) as told on true
    order by l.updated_at desc, l.lender_application_id desc`)

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
