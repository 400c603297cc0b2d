import type { Database } from '../db/database.ts'
import { sql, type Sql } from '../db/sql.ts'
import { ofPerson, type SessionPerson } from './sessions.queries.ts'

/** Whose sessions they are. */
type SessionOwner =
  | { kind: 'customer'; id: string }
  | { kind: 'admin'; id: number }
  | ({ kind: 'partner' } & SessionPerson)

const belongsTo = (owner: SessionOwner): Sql => {
  if (owner.kind === 'customer') return sql`kind = 'customer' and user_id = ${owner.id}`
  return owner.kind === 'admin'
    ? sql`kind = 'admin' and staff_id = ${owner.id}`
    : sql`kind = 'partner' and ${ofPerson(owner)}`
}

/** Half of a hash of 256 random bits: it names a session and opens nothing. */
const sessionId = sql`encode(substring(token_hash from 1 for 16), 'hex')`

export interface OwnSessionRow {
  session_id: string
  since: Date
  last_seen_at: Date
  ip_address: string | null
  browser: string | null
  is_this: boolean
}

/** The live sessions, the one that asks first, then the latest used. */
export const listLiveSessions = (
  db: Database,
  owner: SessionOwner,
  { token_hash, now, idleMinutes }: { token_hash: Buffer; now: Date; idleMinutes: number },
): Promise<OwnSessionRow[]> =>
  db.rows(sql`select ${sessionId} as session_id, created_at as since, last_seen_at, host(ip_address) as ip_address, browser,
      token_hash = ${token_hash} as is_this
    from session where ${belongsTo(owner)} and revoked_at is null and absolute_expires_at > ${now}::timestamptz
      and last_seen_at > ${now}::timestamptz - make_interval(mins => ${idleMinutes})
    order by token_hash = ${token_hash} desc, last_seen_at desc, session_id limit 100`)

/** Ends one of the owner's sessions, or with null all but the one that asks. @returns how many ended. */
export const endOwnSessions = (
  db: Database,
  owner: SessionOwner,
  { session_id, token_hash, now }: { session_id: string | null; token_hash: Buffer; now: Date },
): Promise<number> =>
  db.run(sql`update session set revoked_at = ${now} where ${belongsTo(owner)} and revoked_at is null
    and absolute_expires_at > ${now}::timestamptz
    and ${session_id === null ? sql`token_hash <> ${token_hash}` : sql`${sessionId} = ${session_id}`}`)

/** Notes that the session brought a second factor just now. */
export const markSecondFactor = (db: Database, tokenHash: Buffer, now: Date): Promise<number> =>
  db.run(sql`update session set second_factor_at = ${now}
    where token_hash = ${tokenHash} and revoked_at is null and absolute_expires_at > ${now}::timestamptz`)

/** Since when a session is, and whether it is known to be its account's owner's (decision 062). */
export const findSessionOwner = (
  db: Database,
  tokenHash: Buffer,
): Promise<{ created_at: Date; owner_known: 0 | 1 | null } | null> =>
  db.row(sql`select created_at, owner_known from session where token_hash = ${tokenHash}`)

/** Notes that whoever holds the session told a fact that is on file. */
export const markOwnerKnown = (db: Database, tokenHash: Buffer): Promise<number> =>
  db.run(sql`update session set owner_known = 1 where token_hash = ${tokenHash}`)
