import type { ConsentPurpose } from '@marketplace/contract/customers/consents'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { fixedSources } from '../../reference/traffic-sources/source-of.ts'

/** A consent as it was given at the start, with the exact words; it enters the ledger once the person is known. */
export interface StartConsent {
  purpose: ConsentPurpose
  version: string
  text: string
}

export interface Prospect {
  prospect_app_id: string
  /** Null where the brand is gone or the start came without one. */
  brand_id: number | null
  language: LanguageId
  mobile_phone_code: string | null
  mobile_phone_number: string | null
  email: string | null
  url_segment: string | null
  utms: Record<string, string>
  consents: StartConsent[]
  /** The cookies lead, qr, url and click as the browser brought them. */
  arrival: Partial<Record<'lead' | 'qr' | 'url' | 'click', string>>
  ip_address: string | null
  created_at: Date
}

/** What reports slice a start by; `device` 1 phone, 2 tablet, 3 desktop. */
export interface StartKeys {
  device: number | null
  source_id: number
  partner_id: number | null
}

export const addProspect = (db: Database, prospect: Prospect & StartKeys): Promise<number> =>
  db.run(sql`insert into prospect (prospect_app_id, brand_id, language, mobile_phone_code, mobile_phone_number, email, url_segment, utms,
      consents, arrival, ip_address, created_at, device, source_id, partner_id)
    values (${prospect.prospect_app_id}, ${prospect.brand_id}, ${prospect.language}, ${prospect.mobile_phone_code},
      ${prospect.mobile_phone_number}, ${prospect.email}, ${prospect.url_segment}, ${JSON.stringify(prospect.utms)}::jsonb,
      ${JSON.stringify(prospect.consents)}::jsonb, ${JSON.stringify(prospect.arrival)}::jsonb, ${prospect.ip_address}, ${prospect.created_at},
      ${prospect.device}, ${prospect.source_id}, ${prospect.partner_id})`)

export const findProspect = (db: Database, prospectAppId: string): Promise<Prospect | null> =>
  db.row(sql`select prospect_app_id, brand_id, language, mobile_phone_code, mobile_phone_number, email, url_segment, utms, consents, arrival,
      host(ip_address) as ip_address, created_at
    from prospect where prospect_app_id = ${prospectAppId}`)

/** What the person who opens a link brings to the start that was made for them. */
export const setProspectStart = (
  db: Database,
  prospectAppId: string,
  { language, consents, ip_address }: Pick<Prospect, 'language' | 'consents' | 'ip_address'>,
): Promise<number> =>
  db.run(sql`update prospect set language = ${language}, consents = ${JSON.stringify(consents)}::jsonb, ip_address = ${ip_address}
    where prospect_app_id = ${prospectAppId}`)

/** When somebody signed in by this start; null where nobody has. */
export const findVerifiedAt = async (db: Database, prospectAppId: string): Promise<Date | null> => {
  const row = await db.row<{ verified_at: Date | null }>(
    sql`select verified_at from prospect where prospect_app_id = ${prospectAppId}`,
  )
  return row?.verified_at ?? null
}

export const markProspectVerified = (
  db: Database,
  prospectAppId: string,
  userId: string,
  now: Date,
): Promise<number> =>
  db.run(
    sql`update prospect set user_id = ${userId}, verified_at = ${now} where prospect_app_id = ${prospectAppId}`,
  )

/** Those whose passcode was never used: nobody's customer and nobody's session. */
export const forgetOldProspects = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from prospect where ctid = any(array
    (select ctid from prospect where created_at < ${before} and verified_at is null order by created_at limit ${limit}))`)

/** The mobile number or e-mail address that each start was made with. */
export const listProspectContacts = (
  db: Database,
  prospectAppIds: readonly string[],
): Promise<{ prospect_app_id: string; contact: string }[]> =>
  db.rows(sql`select prospect_app_id, coalesce(mobile_phone_number, email) as contact from prospect
    where prospect_app_id = any(${prospectAppIds}) and erased = 0`)

/** The contacts that a customer has signed in with, e-mail addresses in small letters. */
export const listContactsOf = async (db: Database, userId: string): Promise<string[]> => {
  const rows = await db.rows<{ contact: string | null }>(
    sql`select distinct coalesce(mobile_phone_number, lower(email)) as contact from prospect where user_id = ${userId}`,
  )
  return rows.flatMap(({ contact }) => contact ?? [])
}

export interface StartRow {
  at: Date
  url_segment: string | null
  utms: Record<string, string>
  cookies: Record<string, string>
}

/** How a customer came each time they signed in, the newest first. */
export const listStartsOf = (db: Database, userId: string, limit: number): Promise<StartRow[]> =>
  db.rows(sql`select created_at as at, url_segment, utms, arrival as cookies from prospect where user_id = ${userId}
    order by created_at desc limit ${limit}`)

export interface LastStart {
  created_at: Date
  verified_at: Date
  device: number | null
  source_id: number | null
}

/** The start of the customer's last sign-in; null where they have none. */
export const findLastStart = (db: Database, userId: string): Promise<LastStart | null> =>
  db.row(sql`select created_at, verified_at, device, source_id from prospect where user_id = ${userId} and verified_at is not null
    order by verified_at desc limit 1`)

/** The ids of a customer's starts. */
export const listStartIdsOf = async (db: Database, userId: string): Promise<string[]> => {
  const rows = await db.rows<{ prospect_app_id: string }>(
    sql`select prospect_app_id from prospect where user_id = ${userId}`,
  )
  return rows.map(({ prospect_app_id }) => prospect_app_id)
}

/** Empties a customer's starts, and deletes those of the same contacts that nobody signed in with. */
export const eraseStartsOf = async (
  db: Database,
  {
    user_id,
    contacts,
    unproved,
  }: { user_id: string; contacts: readonly string[]; unproved: { email: string } | null },
): Promise<void> => {
  const typed = unproved === null ? contacts : [...contacts, unproved.email]
  await db.run(sql`update prospect set mobile_phone_number = null, email = null, url_segment = null, utms = '{}', arrival = '{}', consents = '[]',
      ip_address = null, device = null, source_id = ${fixedSources.erased}, erased = 1 where user_id = ${user_id}`)
  await db.run(sql`delete from prospect where verified_at is null
    and (mobile_phone_number = any(${contacts}) or lower(email) = any(${typed}))`)
}
