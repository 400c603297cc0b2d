import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { MAX_COMPARISONS, type PasscodePurpose } from './passcode.ts'

export interface NewPasscode {
  subject_id: string
  purpose: PasscodePurpose
  recipient: string
  user_id: string | null
  code_hash: Buffer
  expires_at: Date
  sent_at: Date
  /** The budgets that it was spent from, and when. */
  spent_keys: readonly string[]
  spent_at: Date
}

export const addPasscode = (db: Database, passcode: NewPasscode): Promise<number> =>
  db.run(sql`insert into passcode (subject_id, purpose, recipient, user_id, code_hash, expires_at, sent_at,
      spent_keys, spent_at)
    values (${passcode.subject_id}, ${passcode.purpose}, ${passcode.recipient}, ${passcode.user_id}, ${passcode.code_hash},
      ${passcode.expires_at}, ${passcode.sent_at}, ${passcode.spent_keys}, ${passcode.spent_at})`)

export interface PasscodeState {
  recipient: string
  comparisons: number
  expires_at: Date
  sent_at: Date
  used_at: Date | null
}

export const findPasscode = (
  db: Database,
  purpose: PasscodePurpose,
  subjectId: string,
  userId: string | null,
): Promise<PasscodeState | null> =>
  db.row(sql`select recipient, comparisons, expires_at, sent_at, used_at from passcode
    where subject_id = ${subjectId} and purpose = ${purpose} and user_id is not distinct from ${userId}`)

/**
 * Puts a new code in place of the old one; comparisons already made stay counted.
 * @returns 0 where the last one was sent after `sentBefore`, or the request is spent.
 */
export const replacePasscode = (
  db: Database,
  subjectId: string,
  next: Omit<NewPasscode, 'subject_id' | 'purpose' | 'recipient' | 'user_id'> & { sent_before: Date },
): Promise<number> =>
  db.run(sql`update passcode set code_hash = ${next.code_hash}, expires_at = ${next.expires_at}, sent_at = ${next.sent_at}, sends = sends + 1,
      spent_keys = ${next.spent_keys}::text[], spent_at = ${next.spent_at}
    where subject_id = ${subjectId} and used_at is null and comparisons < ${MAX_COMPARISONS} and sent_at <= ${next.sent_before}`)

export interface ClaimedComparison {
  code_hash: Buffer
  recipient: string
}

/**
 * Takes one of the few comparisons that a request has: however many ask at once, each gets one or none. `userId` is the
 * customer that the code is bound to, null at sign-in.
 */
export const claimComparison = (
  db: Database,
  purpose: PasscodePurpose,
  subjectId: string,
  userId: string | null,
  now: Date,
): Promise<ClaimedComparison | null> =>
  db.row(sql`update passcode set comparisons = comparisons + 1
    where subject_id = ${subjectId} and purpose = ${purpose} and user_id is not distinct from ${userId}
      and used_at is null and comparisons < ${MAX_COMPARISONS} and expires_at > ${now}
    returning code_hash, recipient`)

/** What the codes of a request spent, told once; null from the second time on. */
export const claimSpent = (db: Database, subjectId: string): Promise<{ keys: string[]; at: Date } | null> =>
  db.row(sql`with held as (
      select passcode_id, spent_keys, spent_at from passcode
        where subject_id = ${subjectId} and spent_keys is not null and spent_at is not null for update
    )
    update passcode p set spent_keys = null from held where p.passcode_id = held.passcode_id
      returning held.spent_keys as keys, held.spent_at as at`)

/** @returns 1 for the one caller that used the code, 0 for every other. */
export const usePasscode = (db: Database, subjectId: string, now: Date): Promise<number> =>
  db.run(sql`update passcode set used_at = ${now} where subject_id = ${subjectId} and used_at is null`)

/** Drops every passcode of a signed-in customer that waits: what it would prove is not done any more. */
export const endPasscodesOf = (db: Database, userId: string, now: Date): Promise<number> =>
  db.run(sql`update passcode set used_at = ${now} where user_id = ${userId} and used_at is null`)

export const forgetOldPasscodes = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from passcode where ctid = any(array
    (select ctid from passcode where expires_at < ${before} order by expires_at limit ${limit}))`)

/**
 * Forgets every passcode that was sent to a customer or to one of their contacts; under an address that nobody proved, those of
 * starts, which go with it.
 */
export const forgetPasscodesOf = (
  db: Database,
  {
    user_id,
    contacts,
    unproved,
  }: { user_id: string; contacts: readonly string[]; unproved: { email: string } | null },
): Promise<number> =>
  db.run(sql`delete from passcode where user_id = ${user_id} or recipient = any(${contacts})
    or (recipient = ${unproved?.email ?? null} and user_id is null)`)
