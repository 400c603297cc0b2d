import { CONTACT_HOLD_HOURS } from '@marketplace/contract/entry/contact-change'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export type ContactKind = 'mobile' | 'email'

export interface ContactChange {
  contact_id: string
  user_id: string
  kind: ContactKind
  new_contact: string
  created_at: Date
  proof_id: string | null
  waits_until: Date | null
  done_at: Date | null
  old_contact: string | null
  old_verified: 0 | 1 | null
  ended_at: Date | null
}
const columns = sql`contact_id, user_id, kind, new_contact, created_at, proof_id, waits_until, done_at, old_contact, old_verified, ended_at`

/** What a done change holds and can be taken back in, measured from when it was done. */
const heldSince = (now: Date): Date => new Date(now.getTime() - CONTACT_HOLD_HOURS * 3_600_000)

export const addContactChange = (
  db: Database,
  change: Pick<ContactChange, 'contact_id' | 'user_id' | 'kind' | 'new_contact' | 'created_at'> &
    Partial<Pick<ContactChange, 'proof_id' | 'waits_until'>> & {
      finish_hash?: Buffer
      take_back_hash?: Buffer
    },
): Promise<number> =>
  db.run(sql`insert into contact_change (contact_id, user_id, kind, new_contact, created_at, proof_id, waits_until, finish_hash,
      take_back_hash)
    values (${change.contact_id}, ${change.user_id}, ${change.kind}, ${change.new_contact}, ${change.created_at},
      ${change.proof_id ?? null}, ${change.waits_until ?? null}, ${change.finish_hash ?? null}, ${change.take_back_hash ?? null})`)

/** The customer's own change; another's is absent. */
export const findContactChange = (
  db: Database,
  contactId: string,
  userId: string,
): Promise<ContactChange | null> =>
  db.row(sql`select ${columns} from contact_change where contact_id = ${contactId} and user_id = ${userId}`)

/** A customer's changes that can be taken back, or stopped, at this moment; the newest first. */
export const listOpenChanges = (db: Database, userId: string, now: Date): Promise<ContactChange[]> =>
  db.rows(sql`select ${columns} from contact_change where user_id = ${userId} and ended_at is null
      and (done_at > ${heldSince(now)} or (done_at is null and waits_until is not null))
    order by created_at desc`)

/** The change that a link finishes or takes back. */
export const findChangeOfLink = (db: Database, tokenHash: Buffer): Promise<ContactChange | null> =>
  db.row(
    sql`select ${columns} from contact_change where finish_hash = ${tokenHash} or take_back_hash = ${tokenHash}`,
  )

/** Notes what the change has replaced. @returns 0 where it was done or has ended meanwhile. */
export const markChangeDone = (
  tx: Database,
  contactId: string,
  done: Pick<ContactChange, 'old_contact' | 'old_verified'> & { take_back_hash: Buffer; now: Date },
): Promise<number> =>
  tx.run(sql`update contact_change set done_at = ${done.now}, old_contact = ${done.old_contact}, old_verified = ${done.old_verified},
      take_back_hash = ${done.take_back_hash}
    where contact_id = ${contactId} and done_at is null and ended_at is null`)

/** Gives up whatever of a customer's is under way and not done. */
export const endOpenChanges = (tx: Database, userId: string, now: Date): Promise<number> =>
  tx.run(sql`update contact_change set ended_at = ${now}
    where user_id = ${userId} and done_at is null and ended_at is null`)

/** The customer's changes done since `from`, the newest first; each is ended by this. */
export const endDoneChanges = async (
  tx: Database,
  userId: string,
  from: Date,
  now: Date,
): Promise<ContactChange[]> => {
  const ended = await tx.rows<ContactChange>(sql`update contact_change set ended_at = ${now}
    where user_id = ${userId} and done_at >= ${from} and ended_at is null returning ${columns}`)
  return ended.toSorted((one, other) => Number(other.done_at) - Number(one.done_at))
}

/** Until when a change of contact holds clear copies and the deletion; null where nothing is held. */
export const findContactHold = async (db: Database, userId: string, now: Date): Promise<Date | null> => {
  const row = await db.row<{ done_at: Date | null }>(sql`select max(done_at) as done_at from contact_change
    where user_id = ${userId} and ended_at is null and done_at > ${heldSince(now)}`)
  return row?.done_at == null ? null : new Date(row.done_at.getTime() + CONTACT_HOLD_HOURS * 3_600_000)
}

/**
 * True for a contact that another account gave up less than 72 hours ago: it opens and joins no other one, so that its owner can
 * always take the change back.
 */
export const isReserved = async (
  db: Database,
  contact: string,
  userId: string,
  now: Date,
): Promise<boolean> =>
  (await db.row(sql`select 1 from contact_change where old_contact = ${contact} and user_id <> ${userId}
    and (kind = 'mobile' or old_verified = 1) and ended_at is null and done_at > ${heldSince(now)} limit 1`)) !==
  null

/**
 * The contacts that a customer's changes proved to be theirs: what was replaced, and what took its place. Not what somebody else put
 * there, which was taken back.
 */
export const listChangedContacts = async (db: Database, userId: string): Promise<string[]> => {
  const rows = await db.rows<{ contact: string }>(sql`select distinct contact from contact_change,
      lateral (values (old_contact, kind = 'mobile' or old_verified = 1), (new_contact, ended_at is null)) as held (contact, is_own)
    where user_id = ${userId} and done_at is not null and contact is not null and is_own`)
  return rows.map(({ contact }) => contact)
}

export const isWithinHold = ({ done_at }: Pick<ContactChange, 'done_at'>, now: Date): boolean =>
  done_at !== null && done_at > heldSince(now)

export const forgetOldChanges = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from contact_change where ctid = any(array
    (select ctid from contact_change where created_at < ${before} order by created_at limit ${limit}))`)

export const forgetChangesOf = (db: Database, userId: string): Promise<number> =>
  db.run(sql`delete from contact_change where user_id = ${userId}`)
