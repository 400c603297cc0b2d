import type { HelpRequest } from '@marketplace/contract/help-requests'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** @returns the new request's id. */
export const addHelpRequest = async (
  db: Database,
  request: HelpRequest & { brand_id: number; created_at: Date },
): Promise<number> => {
  const row = await db.row<{
    help_request_id: number
  }>(sql`insert into help_request (brand_id, name, email, phone, company, description, created_at)
    values (${request.brand_id}, ${request.name}, ${request.email}, ${request.phone}, ${request.company ?? null}, ${request.description}, ${request.created_at})
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

/** Those that the CRM has: one that it never took is still somebody's question. */
export const forgetOldHelpRequests = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from help_request where help_request_id in
    (select help_request_id from help_request where created_at < ${before} and status = 'delivered' limit ${limit})`)
