import type { HelpRequest } from '@marketplace/contract/office/help-requests'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Database } from '../../platform/db/database.ts'
import { numbers, sql } from '../../platform/db/sql.ts'

/** @returns the new request's id. */
export const addHelpRequest = async (
  db: Database,
  request: HelpRequest & { brand_id: number; language: LanguageId; created_at: Date },
): Promise<number> => {
  const row = await db.row<{
    help_request_id: number
  }>(sql`insert into help_request (brand_id, language, name, email, phone, company, description, created_at)
    values (${request.brand_id}, ${request.language}, ${request.name}, ${request.email}, ${request.phone}, ${request.company ?? null}, ${request.description}, ${request.created_at})
    returning help_request_id`)
  if (row === null) throw new Error('no help request was stored')
  return row.help_request_id
}

export interface WaitingHelpRequest {
  help_request_id: number
  name: string
  email: string
  phone: string
  company: string | null
  description: string
}

/** The request if it was not delivered yet; this try is counted. */
export const startHelpTry = (db: Database, helpRequestId: number): Promise<WaitingHelpRequest | null> =>
  db.row(sql`update help_request set attempts = attempts + 1 where help_request_id = ${helpRequestId} and status = 'queued'
    returning help_request_id, name, email, phone, company, description`)

export const markHelpDelivered = (db: Database, helpRequestId: number, now: Date): Promise<number> =>
  db.run(
    sql`update help_request set status = 'delivered', delivered_at = ${now}, last_error = null where help_request_id = ${helpRequestId}`,
  )

export const noteHelpError = (
  db: Database,
  helpRequestId: number,
  error: string,
  givenUp: boolean,
): Promise<number> =>
  db.run(sql`update help_request set last_error = ${error}, status = ${givenUp ? 'failed' : 'queued'}
    where help_request_id = ${helpRequestId} and status = 'queued'`)

/** Those that the CRM has: one that it never took is still somebody's question. @returns their ids. */
export const forgetOldHelpRequests = async (db: Database, before: Date, limit: number): Promise<number[]> => {
  const rows = await db.rows<{ help_request_id: number }>(sql`delete from help_request where ctid = any(array
    (select ctid from help_request where created_at < ${before} and status = 'delivered' order by created_at limit ${limit}))
    returning help_request_id`)
  return rows.map(({ help_request_id }) => help_request_id)
}

export interface OpenHelpRow {
  help_request_id: number
  brand_id: number | null
  created_at: Date
}

/** Those that no member of staff has closed: all, or of these ids. */
export const listOpenHelp = (db: Database, ids: readonly number[] | null): Promise<OpenHelpRow[]> => {
  const ofIds = ids === null ? sql`` : sql`and help_request_id = any(${numbers(ids)}::bigint[])`
  return db.rows(
    sql`select help_request_id, brand_id, created_at from help_request where closed_at is null ${ofIds} order by help_request_id`,
  )
}

/** Says that staff have dealt with it. @returns 0 where they had before. */
export const closeHelpRequest = (db: Database, helpRequestId: number, now: Date): Promise<number> =>
  db.run(
    sql`update help_request set closed_at = ${now} where help_request_id = ${helpRequestId} and closed_at is null`,
  )

/** A request as whoever answers it has to see it. */
export interface ToldHelpRow extends OpenHelpRow {
  name: string
  email: string
  phone: string
  company: string | null
  description: string
  status: 'queued' | 'delivered' | 'failed'
  delivered_at: Date | null
  last_error: string | null
  language: LanguageId
}

export const listHelpByIds = (db: Database, ids: readonly number[]): Promise<ToldHelpRow[]> =>
  db.rows(sql`select help_request_id, brand_id, created_at, name, email, phone, company, description, status, delivered_at, last_error,
      language
    from help_request where help_request_id = any(${numbers(ids)}::bigint[])`)

/** Those sent with one of these contacts. */
export const listHelpIdsOf = async (db: Database, contacts: readonly string[]): Promise<number[]> => {
  const rows = await db.rows<{ help_request_id: number }>(sql`select help_request_id from help_request
    where phone = any(${contacts}::text[]) or lower(email) = any(${contacts}::text[]) order by help_request_id desc limit 200`)
  return rows.map(({ help_request_id }) => help_request_id)
}

/** Not taken by the CRM since `before`: given up, or still tried. */
const waitingSince = (before: Date, brandId: number | null) =>
  sql`status <> 'delivered' and (status = 'failed' or created_at < ${before}) ${brandId === null ? sql`` : sql`and brand_id = ${brandId}`}`

export const countWaitingHelp = async (
  db: Database,
  before: Date,
  brandId: number | null,
): Promise<{ count: number; oldest_at: Date | null }> =>
  (await db.row(
    sql`select count(*) as count, min(created_at) as oldest_at from help_request where ${waitingSince(before, brandId)}`,
  )) ?? { count: 0, oldest_at: null }

export interface WaitingHelpRow {
  help_request_id: number
  phone: string
  brand_id: number | null
  status: 'queued' | 'failed'
  last_error: string | null
  created_at: Date
}

export const listWaitingHelp = (
  db: Database,
  before: Date,
  brandId: number | null,
  { limit, offset, isNewestFirst }: { limit: number; offset: number; isNewestFirst: boolean },
): Promise<WaitingHelpRow[]> => {
  const way = isNewestFirst ? sql`desc` : sql`asc`
  return db.rows(sql`select help_request_id, phone, brand_id, status, last_error, created_at from help_request
    where ${waitingSince(before, brandId)} order by created_at ${way}, help_request_id ${way} limit ${limit} offset ${offset}`)
}

export interface OwnHelpRow {
  help_request_id: number
  description: string
  status: 'queued' | 'delivered' | 'failed'
  created_at: Date
  delivered_at: Date | null
}

/** What was sent with a customer's number or address, the newest first. */
export const listHelpRequestsOf = (
  db: Database,
  { mobile, email }: { mobile: string | null; email: string | null },
  limit: number,
): Promise<OwnHelpRow[]> =>
  db.rows(sql`select help_request_id, description, status, created_at, delivered_at from help_request
    where phone = ${mobile} or lower(email) = lower(${email}) order by created_at desc limit ${limit}`)

/**
 * Deletes what was sent with these contacts; what waits for the CRM does not go there any more. Under an address that nobody
 * proved goes what the CRM has and what bears the person's own name: somebody else's question stays.
 * @returns their ids.
 */
export const forgetHelpRequestsOf = async (
  db: Database,
  {
    contacts,
    unproved,
  }: { contacts: readonly string[]; unproved: { email: string; names: readonly string[] } | null },
): Promise<number[]> => {
  const rows = await db.rows<{
    help_request_id: number
  }>(sql`delete from help_request where phone = any(${contacts}) or lower(email) = any(${contacts})
    or (lower(email) = ${unproved?.email ?? null} and lower(trim(name)) = any(${unproved?.names ?? []}) and status = 'delivered')
    returning help_request_id`)
  return rows.map(({ help_request_id }) => help_request_id)
}

export interface AskedHelpRow {
  help_request_id: number
  brand_id: number | null
  phone: string
  description: string
  created_at: Date
}

/** Everything that was asked since then, the newest first. */
export const listHelpSince = (db: Database, since: Date, limit: number): Promise<AskedHelpRow[]> =>
  db.rows(sql`select help_request_id, brand_id, phone, description, created_at from help_request
    where created_at >= ${since} order by created_at desc limit ${limit}`)

export const findHelpWords = async (db: Database, helpRequestId: number): Promise<string | null> =>
  (
    await db.row<{ description: string }>(
      sql`select description from help_request where help_request_id = ${helpRequestId}`,
    )
  )?.description ?? null
