import type { Database } from '../db/database.ts'
import { prepared, sql, type Sql } from '../db/sql.ts'

/**
 * No session lives longer. The table is cut by the month of their end (docs/decisions/047): asked for with both bounds, a live
 * one is found by one look into one index, or two at the end of a month.
 */
const LONGEST_SESSION_MS = 24 * 3_600_000

const endsSoon = (now: Date): Sql =>
  sql`absolute_expires_at > ${now}::timestamptz and absolute_expires_at <= ${new Date(now.getTime() + LONGEST_SESSION_MS)}::timestamptz`

export interface CustomerSession {
  user_id: string
  prospect_app_id: string
  last_seen_at: Date
  absolute_expires_at: Date
}

/** The live customer session of a token: neither revoked nor past its idle or absolute limit at `now`. */
export const findCustomerSession = (
  db: Database,
  tokenHash: Buffer,
  now: Date,
  idleMinutes: number,
): Promise<CustomerSession | null> =>
  db.row(
    prepared(
      'find-customer-session',
      sql`select user_id, prospect_app_id, last_seen_at, absolute_expires_at from session
          where token_hash = ${tokenHash} and kind = 'customer' and revoked_at is null
            and ${endsSoon(now)}
            and last_seen_at > ${now}::timestamptz - make_interval(mins => ${idleMinutes})`,
    ),
  )

export interface StaffSession {
  staff_id: number
  last_seen_at: Date
  second_factor_at: Date | null
  absolute_expires_at: Date
}

/** The live staff session of a token: neither revoked nor past its idle or absolute limit at `now`. */
/** Of these sessions, those that were signed out or have come to their end; one that nobody knows has ended. */
export const listEndedAmong = async (
  db: Database,
  tokenHashes: readonly Buffer[],
  now: Date,
): Promise<Buffer[]> => {
  if (tokenHashes.length === 0) return []
  const rows = await db.rows<{ token_hash: Buffer }>(sql`select asked.token_hash
    from unnest(${tokenHashes}::bytea[]) as asked (token_hash)
    where not exists (select from session s where s.token_hash = asked.token_hash and s.revoked_at is null
      and s.${endsSoon(now)})`)
  return rows.map(({ token_hash }) => token_hash)
}

export const findStaffSession = (
  db: Database,
  tokenHash: Buffer,
  now: Date,
  idleMinutes: number,
): Promise<StaffSession | null> =>
  db.row(
    prepared(
      'find-staff-session',
      sql`select staff_id, last_seen_at, second_factor_at, absolute_expires_at from session
          where token_hash = ${tokenHash} and kind = 'admin' and revoked_at is null
            and ${endsSoon(now)}
            and last_seen_at > ${now}::timestamptz - make_interval(mins => ${idleMinutes})`,
    ),
  )

export interface NewStaffSession {
  token_hash: Buffer
  staff_id: number
  now: Date
  absolute_expires_at: Date
  ip_address: string | null
  browser?: string | null
  /** Whether it was opened with a second factor. */
  second_factor?: boolean
}

export const addStaffSession = (db: Database, session: NewStaffSession): Promise<number> =>
  db.run(sql`insert into session (token_hash, kind, staff_id, created_at, last_seen_at, absolute_expires_at, ip_address,
      browser, second_factor_at)
    values (${session.token_hash}, 'admin', ${session.staff_id}, ${session.now}, ${session.now},
            ${session.absolute_expires_at}, ${session.ip_address}, ${session.browser ?? null},
            ${session.second_factor === true ? session.now : null})`)

/** Ends every session of a member of staff, in every process at once. */
export const revokeSessionsOfStaff = (db: Database, staffId: number, now: Date): Promise<number> =>
  db.run(sql`update session set revoked_at = ${now} where staff_id = ${staffId} and revoked_at is null`)

/** The same, but for the session in hand. */
export const revokeOtherSessionsOfStaff = (
  db: Database,
  staffId: number,
  keptTokenHash: Buffer,
  now: Date,
): Promise<number> =>
  db.run(sql`update session set revoked_at = ${now}
    where staff_id = ${staffId} and revoked_at is null and token_hash <> ${keptTokenHash}`)

/** How many sessions of each are live at `now`; those with none are left out. */
export const countSessionsOfStaff = (
  db: Database,
  staffIds: readonly number[],
  now: Date,
  idleMinutes: number,
): Promise<{ staff_id: number; sessions: number }[]> =>
  db.rows(sql`select staff_id, count(*) as sessions from session
    where staff_id = any(${staffIds}) and revoked_at is null and ${endsSoon(now)}
      and last_seen_at > ${now}::timestamptz - make_interval(mins => ${idleMinutes})
    group by staff_id`)

/** One of the people of a partner; what was opened before there were teams, or by an older release, names none: the first one's. */
export interface SessionPerson {
  partner_id: number
  person_id: number
  is_first: 0 | 1
}

export const ofPerson = ({ partner_id, person_id, is_first }: SessionPerson): Sql =>
  is_first === 1
    ? sql`partner_id = ${partner_id} and (person_id is null or person_id = ${person_id})`
    : sql`partner_id = ${partner_id} and person_id = ${person_id}`

export interface PartnerSession {
  partner_id: number
  /** Null for the first person of the partner. */
  person_id: number | null
  last_seen_at: Date
  second_factor_at: Date | null
  absolute_expires_at: Date
}

/** The live partner session of a token: neither revoked nor past its idle or absolute limit at `now`. */
export const findPartnerSession = (
  db: Database,
  tokenHash: Buffer,
  now: Date,
  idleMinutes: number,
): Promise<PartnerSession | null> =>
  db.row(
    prepared(
      'find-partner-session',
      sql`select partner_id, person_id, last_seen_at, second_factor_at, absolute_expires_at from session
          where token_hash = ${tokenHash} and kind = 'partner' and revoked_at is null
            and ${endsSoon(now)}
            and last_seen_at > ${now}::timestamptz - make_interval(mins => ${idleMinutes})`,
    ),
  )

export interface NewPartnerSession {
  token_hash: Buffer
  partner_id: number
  /** Without one it is the first person of the partner. */
  person_id?: number
  now: Date
  absolute_expires_at: Date
  ip_address: string | null
  browser?: string | null
  /** Whether it was opened with a second factor. */
  second_factor?: boolean
}

export const addPartnerSession = (db: Database, session: NewPartnerSession): Promise<number> =>
  db.run(sql`insert into session (token_hash, kind, partner_id, person_id, created_at, last_seen_at, absolute_expires_at,
      ip_address, browser, second_factor_at)
    values (${session.token_hash}, 'partner', ${session.partner_id}, ${session.person_id ?? null}, ${session.now}, ${session.now},
            ${session.absolute_expires_at}, ${session.ip_address}, ${session.browser ?? null},
            ${session.second_factor === true ? session.now : null})`)

/** Ends every session of a partner's people, in every process at once. */
export const revokeSessionsOfPartner = (db: Database, partnerId: number, now: Date): Promise<number> =>
  db.run(sql`update session set revoked_at = ${now} where partner_id = ${partnerId} and revoked_at is null`)

/** Ends every session of one of them. */
export const revokeSessionsOfPerson = (db: Database, person: SessionPerson, now: Date): Promise<number> =>
  db.run(sql`update session set revoked_at = ${now} where ${ofPerson(person)} and revoked_at is null`)

/** The same, but for the session in hand: after a new password nobody else stays signed in. */
export const revokeOtherSessionsOfPerson = (
  db: Database,
  person: SessionPerson,
  keptTokenHash: Buffer,
  now: Date,
): Promise<number> =>
  db.run(sql`update session set revoked_at = ${now}
    where ${ofPerson(person)} and revoked_at is null and token_hash <> ${keptTokenHash}`)

export const touchSession = (db: Database, tokenHash: Buffer, now: Date): Promise<number> =>
  db.run(
    prepared(
      'touch-session',
      sql`update session set last_seen_at = ${now} where token_hash = ${tokenHash} and ${endsSoon(now)}`,
    ),
  )

export interface NewCustomerSession {
  token_hash: Buffer
  user_id: string
  prospect_app_id: string
  now: Date
  absolute_expires_at: Date
  ip_address: string | null
  browser?: string | null
  /** Of the known-browser cookie that it came with. */
  browser_hash?: Buffer | null
  /** Whether it made the account that it opens. */
  made_account?: boolean
}

/** A number that nobody used for so long may be somebody else's by now. */
const OWNER_KNOWN_DAYS = 90

/** Whether the browser of a new session had one lately of which it is known that it is the owner's. */
const hadOwner = ({ user_id, browser_hash = null, now }: NewCustomerSession): Sql =>
  sql`exists(select 1 from session where kind = 'customer' and user_id = ${user_id} and browser_hash = ${browser_hash}
    and owner_known = 1 and created_at > ${now}::timestamptz - make_interval(days => ${OWNER_KNOWN_DAYS}))`

export const addCustomerSession = (db: Database, session: NewCustomerSession): Promise<number> =>
  db.run(sql`insert into session (token_hash, kind, user_id, prospect_app_id, created_at, last_seen_at, absolute_expires_at, ip_address,
      browser, browser_hash, owner_known)
    values (${session.token_hash}, 'customer', ${session.user_id}, ${session.prospect_app_id}, ${session.now}, ${session.now},
            ${session.absolute_expires_at}, ${session.ip_address}, ${session.browser ?? null}, ${session.browser_hash ?? null},
            ${session.made_account === true ? sql`1` : sql`${hadOwner(session)}::integer`})`)

export const revokeSession = (db: Database, tokenHash: Buffer, now: Date): Promise<number> =>
  db.run(sql`update session set revoked_at = ${now}
    where token_hash = ${tokenHash} and ${endsSoon(now)} and revoked_at is null`)

export const revokeSessionsOf = (db: Database, userId: string, now: Date): Promise<number> =>
  db.run(sql`update session set revoked_at = ${now} where user_id = ${userId} and revoked_at is null`)

/** Ends every session of a customer but the one in hand: after a contact has changed, nobody else stays signed in. */
export const revokeOtherSessions = (
  db: Database,
  userId: string,
  keptTokenHash: Buffer,
  now: Date,
): Promise<number> =>
  db.run(sql`update session set revoked_at = ${now}
    where user_id = ${userId} and revoked_at is null and token_hash <> ${keptTokenHash}`)

export const forgetOldSessions = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from session where absolute_expires_at < ${before}::timestamptz and token_hash in
    (select token_hash from session where absolute_expires_at < ${before}::timestamptz order by absolute_expires_at limit ${limit})`)

/** A customer's sign-ins, the newest first; `ended_at` is null for one that may still be open. */
export const listSignInsOf = (
  db: Database,
  userId: string,
  limit: number,
): Promise<{ at: Date; ip_address: string | null; ended_at: Date | null }[]> =>
  db.rows(sql`select created_at as at, host(ip_address) as ip_address, revoked_at as ended_at from session
    where kind = 'customer' and user_id = ${userId} order by created_at desc limit ${limit}`)
