import type {
  ContactBasis,
  ContactChannel,
  ContactKind,
  ContactOutcome,
  ContactPurpose,
  NumberSeries,
  StopSource,
} from '@marketplace/contract/customers/contact'
import type { Database } from '../../platform/db/database.ts'
import { prepared, sql } from '../../platform/db/sql.ts'
import type { ContactStop } from './contact-facts.ts'

export interface PersonRow {
  user_id: string
  deleted: boolean
  birth_date: Buffer | null
  mobile_phone_number: string | null
  email: string | null
  /** Purposes of consents in force, and of those that were withdrawn. */
  live: string[]
  ended: string[]
  shared_with: number[]
  open_complaint: boolean
}

export const listPeople = (db: Database, userIds: readonly string[]): Promise<PersonRow[]> =>
  db.rows(
    prepared(
      'contact-people',
      sql`select user_id, deleted, birth_date, mobile_phone_number, email, live, ended, shared_with, open_complaint
        from contact_person where user_id = any(${userIds}::uuid[])`,
    ),
  )

export const listLiveStops = (
  db: Database,
  userIds: readonly string[],
): Promise<(ContactStop & { user_id: string })[]> =>
  db.rows(
    prepared(
      'contact-stops',
      sql`select user_id, channel, purpose, lender_id from contact_stop
        where user_id = any(${userIds}::uuid[]) and lifted_at is null`,
    ),
  )

export interface PastRow {
  user_id: string
  channel: ContactChannel
  kind: ContactKind
  lender_id: number | null
  at: Date
  outcome: ContactOutcome
  seconds: number | null
  source_key: string | null
}

/** Of people's contacts since a moment those that caps count: calls, and promotion by whatever channel. */
export const listCounted = (db: Database, userIds: readonly string[], since: Date): Promise<PastRow[]> =>
  db.rows(
    prepared(
      'contact-past',
      sql`select user_id, channel, kind, lender_id, at, outcome, seconds, source_key from contact_event
        where user_id = any(${userIds}::uuid[]) and at > ${since} and (channel = 'call' or kind = 'promotional')`,
    ),
  )

/** The hashes of people's addresses whose last try said that nobody has them. */
export const listDeadAddresses = (
  db: Database,
  userIds: readonly string[],
): Promise<{ user_id: string; address_index: Buffer }[]> =>
  db.rows(
    prepared(
      'contact-dead',
      sql`select user_id, address_index from (
          select distinct on (user_id, address_index) user_id, address_index, outcome from contact_event
          where user_id = any(${userIds}::uuid[]) and address_index is not null and outcome <> 'started'
          order by user_id, address_index, at desc, contact_id desc) last
        where outcome = 'bad_number'`,
    ),
  )

export interface NewContact {
  user_id: string
  channel: ContactChannel
  purpose: ContactPurpose
  kind: ContactKind
  brand_id: number | null
  lender_id: number | null
  made_by: string
  source_key: string | null
  template: string | null
  version: string | null
  at: Date
  outcome: ContactOutcome
  provider_id: string | null
  number_series: NumberSeries | null
  address_index: Buffer | null
  because: ContactBasis
}

/** @returns its id; null where what was tried stands already. */
export const addContact = async (tx: Database, row: NewContact): Promise<number | null> => {
  const added = await tx.row<{
    contact_id: number
  }>(sql`insert into contact_event (user_id, channel, purpose, kind, brand_id,
      lender_id, made_by, source_key, template, version, at, outcome, provider_id, number_series, address_index, because)
    values (${row.user_id}, ${row.channel}, ${row.purpose}, ${row.kind}, ${row.brand_id}, ${row.lender_id}, ${row.made_by},
      ${row.source_key}, ${row.template}, ${row.version}, ${row.at}, ${row.outcome}, ${row.provider_id}, ${row.number_series},
      ${row.address_index}, ${row.because})
    on conflict (source_key) do nothing returning contact_id`)
  return added?.contact_id ?? null
}

export interface ContactEnd {
  outcome: ContactOutcome
  at: Date
  seconds?: number | null
  provider_id?: string | null
}

/** Writes what became of a contact. @returns 0 where there is none of the key. */
export const endContact = (db: Database, sourceKey: string, end: ContactEnd): Promise<number> =>
  db.run(sql`update contact_event set outcome = ${end.outcome}, outcome_at = ${end.at},
      seconds = coalesce(${end.seconds ?? null}, seconds), provider_id = coalesce(${end.provider_id ?? null}, provider_id)
    where source_key = ${sourceKey}`)

/** Takes back what was written down of a contact that was not made after all. @returns 0 where it was made. */
export const withdrawContact = (tx: Database, sourceKey: string): Promise<number> =>
  tx.run(sql`delete from contact_event where source_key = ${sourceKey} and outcome = 'started'`)

/** Any number; with a person's own it names the lock of their contacts. */
const CONTACT_LOCK = 7_214_019

/** Two contacts of one person are judged one after the other: neither passes a cap that the other used up. */
export const lockContacts = async (tx: Database, userId: string): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(${CONTACT_LOCK}::int, hashtext(${userId}))`)
}

export interface NewStop extends ContactStop {
  user_id: string
  source: StopSource
  entered_by: string | null
  at: Date
}

/** @returns 1, or 0 where the same is stopped already. */
export const addStop = (tx: Database, stop: NewStop): Promise<number> =>
  tx.run(sql`insert into contact_stop (user_id, channel, purpose, lender_id, source, entered_by, at)
    values (${stop.user_id}, ${stop.channel}, ${stop.purpose}, ${stop.lender_id}, ${stop.source}, ${stop.entered_by}, ${stop.at})
    on conflict (user_id, channel, purpose, lender_id) where lifted_at is null do nothing`)

/** @returns 1, or 0 where nothing of the kind is stopped. */
export const liftStop = (tx: Database, of: ContactStop & { user_id: string }, at: Date): Promise<number> =>
  tx.run(sql`update contact_stop set lifted_at = greatest(at, ${at}::timestamptz)
    where user_id = ${of.user_id} and channel is not distinct from ${of.channel}
      and purpose is not distinct from ${of.purpose} and lender_id is not distinct from ${of.lender_id}::integer
      and lifted_at is null`)

/** Whether the person allowed this again after a moment. */
export const wasAllowedSince = async (
  tx: Database,
  of: ContactStop & { user_id: string },
  since: Date,
): Promise<boolean> =>
  (await tx.row(sql`select 1 as one from contact_stop
    where user_id = ${of.user_id} and channel is not distinct from ${of.channel}
      and purpose is not distinct from ${of.purpose} and lender_id is not distinct from ${of.lender_id}::integer
      and lifted_at > ${since} limit 1`)) !== null

export interface StopRow extends ContactStop {
  source: StopSource
  at: Date
}

export const listStopsOf = (db: Database, userId: string): Promise<StopRow[]> =>
  db.rows(sql`select channel, purpose, lender_id, source, at from contact_stop
    where user_id = ${userId} and lifted_at is null order by at desc, stop_id desc`)

export interface ContactRow extends Omit<
  NewContact,
  'user_id' | 'source_key' | 'address_index' | 'provider_id'
> {
  contact_id: number
  outcome_at: Date | null
  seconds: number | null
}

/** A person's contacts, the newest first; `before` is the id of the last one of the page before. */
export const listContactsOf = (
  db: Database,
  userId: string,
  { limit, before }: { limit: number; before: number | null },
): Promise<ContactRow[]> =>
  db.rows(sql`select contact_id, channel, purpose, kind, brand_id, lender_id, made_by, template, version, at, outcome, outcome_at,
      seconds, number_series, because from contact_event
    where user_id = ${userId} and (${before}::bigint is null or contact_id < ${before})
    order by contact_id desc limit ${limit}`)

/** Forgets what would lead to the person: the hash of the address, and the number by which a provider knows the contact. */
export const forgetContactsOf = async (tx: Database, userId: string): Promise<void> => {
  await tx.run(
    sql`update contact_event set address_index = null, provider_id = null where user_id = ${userId}`,
  )
  await tx.run(sql`delete from contact_stop where user_id = ${userId}`)
}

export const forgetOldContacts = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from contact_event where contact_id in
    (select contact_id from contact_event where at < ${before} order by at limit ${limit})`)
