import type { PartnerStatus } from '@marketplace/contract/partners/partners'
import type { Database } from '../../platform/db/database.ts'
import { identifier, join, sql, type Sql } from '../../platform/db/sql.ts'

/** A partner as it is stored, with the terms in force on the day that was asked for. Sealed values stay sealed. */
export interface PartnerRow {
  id: number
  merchant_id: number
  slug: string | null
  name: string
  legal_name: string | null
  contact_name: string
  email: string
  phone: string
  status: PartnerStatus
  utm_id: string | null
  revenue_percent: number | null
  revenue_flat_fee: number | null
  pan: Buffer | null
  gstin: Buffer | null
  account_name: string | null
  account_number: Buffer | null
  ifsc: string | null
  agreement_date: string | null
  request_note: string | null
  invited_by: string | null
  /** Since when it may sign in to prepare; of one that asked. */
  prepares_since: Date | null
  version: number
  created_at: Date
  updated_at: Date
}

const columns = sql`p.partner_id as id, p.merchant_id, p.slug, p.name, p.legal_name, p.contact_name, p.email, p.phone, p.status,
  p.utm_id, t.revenue_percent, t.revenue_flat_fee, p.pan, p.gstin, p.account_name, p.account_number, p.ifsc, p.agreement_date,
  p.request_note, (select i.name from partner i where i.partner_id = p.invited_by) as invited_by,
  case when p.status = 'requested' then p.prepares_since end as prepares_since, p.version, p.created_at, p.updated_at`

/** Of the agreements that hold by `day` the latest, of two for one day the newer (terms-on.ts says the same of a list). */
const withTerms = (day: string): Sql => sql`partner p left join lateral (
    select revenue_percent, revenue_flat_fee from partner_terms where partner_id = p.partner_id and valid_from <= ${day}::date
    order by valid_from desc, terms_id desc limit 1) t on true`

export interface PartnerFilter {
  search: string | undefined
  status: PartnerStatus | undefined
  limit: number
  offset: number
}

const isFound = ({ search, status }: Pick<PartnerFilter, 'search' | 'status'>): Sql => {
  const parts: Sql[] = [sql`true`]
  if (status !== undefined) parts.push(sql`p.status = ${status}`)
  if (search !== undefined && search !== '') {
    const fields = ['name', 'legal_name', 'slug', 'email', 'utm_id'].map(
      (field) => sql`strpos(lower(p.${identifier(field)}), lower(${search})) > 0`,
    )
    parts.push(sql`(${join(fields, ' or ')})`)
  }
  return join(parts, ' and ')
}

export const listPartnerRows = (db: Database, filter: PartnerFilter, day: string): Promise<PartnerRow[]> =>
  db.rows(sql`select ${columns} from ${withTerms(day)} where ${isFound(filter)}
    order by lower(p.name), p.partner_id limit ${filter.limit} offset ${filter.offset}`)

export const countPartners = async (
  db: Database,
  filter: Pick<PartnerFilter, 'search' | 'status'>,
): Promise<number> => {
  const row = await db.row<{ count: number }>(
    sql`select count(*) as count from partner p where ${isFound(filter)}`,
  )
  return row?.count ?? 0
}

export const countPartnersByStatus = (db: Database): Promise<{ status: PartnerStatus; count: number }[]> =>
  db.rows(sql`select status, count(*) as count from partner group by status`)

export const findPartner = (db: Database, id: number, day: string): Promise<PartnerRow | null> =>
  db.row(sql`select ${columns} from ${withTerms(day)} where p.partner_id = ${id}`)

/** The same, locked until the transaction ends. */
export const lockPartner = (db: Database, id: number, day: string): Promise<PartnerRow | null> =>
  db.row(sql`select ${columns} from ${withTerms(day)} where p.partner_id = ${id} for update of p`)

/** By slug, else by name, whatever the case; of several of one name the oldest that is still a partner. */
/** Of an active partner; null for any other id. */
export const findActiveSlug = async (tx: Database, id: number): Promise<string | null> =>
  (
    await tx.row<{ slug: string | null }>(
      sql`select slug from partner where partner_id = ${id} and status = 'active'`,
    )
  )?.slug ?? null

/** The active partners by the path that brings their customers. */
export const listActiveNames = (tx: Database): Promise<{ slug: string; name: string }[]> =>
  tx.rows(sql`select slug, name from partner where status = 'active' and slug is not null`)

/** Which of these paths are active partners' own. */
export const listActiveBySlug = (
  tx: Database,
  slugs: readonly string[],
): Promise<{ partner_id: number; slug: string }[]> =>
  tx.rows(
    sql`select partner_id, slug from partner where slug = any(${slugs}::text[]) and status = 'active' order by partner_id`,
  )

/** Who came by a partner's invitation, the newest first. */
export const listInvited = (
  tx: Database,
  partnerId: number,
): Promise<{ partner_id: number; name: string; status: PartnerStatus; joined_day: string }[]> =>
  tx.rows(sql`select partner_id, name, status, (created_at at time zone 'Asia/Kolkata')::date as joined_day
    from partner where invited_by = ${partnerId} order by created_at desc, partner_id desc`)

/**
 * Who invited each of these partners, and the day in India on which it asked to become one. Whoever invited itself, as the same PAN
 * says, has invited nobody.
 */
export const listInviters = (
  tx: Database,
  partnerIds: readonly number[],
): Promise<{ partner_id: number; inviter_id: number; joined_day: string }[]> =>
  tx.rows(sql`select p.partner_id, p.invited_by as inviter_id, (p.created_at at time zone 'Asia/Kolkata')::date as joined_day
    from partner p join partner i on i.partner_id = p.invited_by
    where p.partner_id = any(${partnerIds}::integer[]) and (i.pan_index = p.pan_index) is not true order by p.partner_id`)

/** Who invited a partner; null for nobody. */
export const findInviter = (tx: Database, partnerId: number): Promise<{ id: number; name: string } | null> =>
  tx.row(sql`select i.partner_id as id, i.name from partner p join partner i on i.partner_id = p.invited_by
    where p.partner_id = ${partnerId}`)

/** What every partner is called, whatever its state. */
export const listPartnerNames = (tx: Database): Promise<{ partner_id: number; name: string }[]> =>
  tx.rows(sql`select partner_id, name from partner order by partner_id`)

export const findPartnerByName = (db: Database, name: string, day: string): Promise<PartnerRow | null> =>
  db.row(sql`select ${columns} from ${withTerms(day)}
    where p.slug = lower(${name}) or lower(p.name) = lower(${name})
    order by (p.slug = lower(${name})) is true desc, p.status = 'active' desc, p.partner_id limit 1`)

export interface NewPartner {
  slug: string | null
  name: string
  contact_name: string
  email: string
  phone: string
  status: PartnerStatus
  request_note: string | null
  /** The partner that invited it. */
  invited_by?: number | null
  now: Date
}

/** @returns its id. */
export const addPartner = async (db: Database, partner: NewPartner): Promise<number> => {
  const row = await db.row<{ partner_id: number }>(sql`insert into partner
      (slug, name, contact_name, email, phone, status, request_note, invited_by, created_at, updated_at)
    values (${partner.slug}, ${partner.name}, ${partner.contact_name}, ${partner.email.toLowerCase()}, ${partner.phone},
      ${partner.status}, ${partner.request_note}, ${partner.invited_by ?? null}, ${partner.now}, ${partner.now}) returning partner_id`)
  if (row === null) throw new Error('no partner was stored')
  return row.partner_id
}

/** Whether this very request waits already; equal ones that come at once are answered one after the other. */
export const isRequested = async (
  tx: Database,
  {
    name,
    contact_name,
    email,
    phone,
    request_note,
  }: Omit<NewPartner, 'slug' | 'status' | 'invited_by' | 'now'>,
): Promise<boolean> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('partner_request'), hashtext(lower(${email})))`)
  const row = await tx.row(sql`select 1 from partner where status = 'requested' and email = lower(${email})
    and name = ${name} and contact_name = ${contact_name} and phone = ${phone} and request_note is not distinct from ${request_note}`)
  return row !== null
}

/** Columns that a change may write. */
export interface PartnerColumns {
  slug?: string | null
  name?: string
  legal_name?: string | null
  contact_name?: string
  email?: string
  phone?: string
  status?: PartnerStatus
  utm_id?: string | null
  pan?: Buffer | null
  pan_index?: Buffer | null
  gstin?: Buffer | null
  account_name?: string | null
  account_number?: Buffer | null
  ifsc?: string | null
  agreement_date?: string | null
}

/** Writes columns that the code names, and counts the change. */
export const updatePartnerRow = (
  db: Database,
  id: number,
  changes: PartnerColumns,
  now: Date,
): Promise<number> => {
  const sets = Object.entries(changes).map(([column, value]) => sql`${identifier(column)} = ${value}`)
  return db.run(sql`update partner set ${join([...sets, sql`version = version + 1, updated_at = ${now}`], ', ')}
    where partner_id = ${id}`)
}

/** Whether a slug is some partner's already. */
export const isSlugTaken = async (db: Database, slug: string): Promise<boolean> => {
  const row = await db.row<{ taken: boolean }>(
    sql`select exists (select from partner where slug = ${slug}) as taken`,
  )
  return row?.taken === true
}

/** Without a path and without an agreement: nobody's partner. */
const nothingAgreed = sql`(p.slug is null
  and not exists (select from partner_terms t where t.partner_id = p.partner_id)
  and not exists (select from partner_utm u where u.partner_id = p.partner_id))`

const turnedDownBy = (before: Date): Sql =>
  sql`(p.status = 'closed' and ${nothingAgreed} and p.updated_at < ${before})`

/** Deletes requests that were turned down by then and with which nothing was agreed. One that had signed in to prepare stays, as its rows do. */
export const forgetRefusedRequests = (tx: Database, before: Date, limit: number): Promise<number> =>
  tx.run(sql`delete from partner where partner_id in (
    select p.partner_id from partner p where ${turnedDownBy(before)} and p.prepares_since is null limit ${limit})`)

/** Those who had signed in to prepare and were turned down by then. */
export const listTurnedDown = async (tx: Database, before: Date): Promise<number[]> => {
  const rows = await tx.rows<{ partner_id: number }>(sql`select p.partner_id from partner p
    where ${turnedDownBy(before)} and p.prepares_since is not null order by p.partner_id`)
  return rows.map(({ partner_id }) => partner_id)
}

/**
 * Empties what says who was turned down after it had signed in to prepare: what it accepted stays, and so does the row that this refers to.
 * An empty address says that it was done.
 */
export const scrubTurnedDown = (
  tx: Database,
  before: Date,
  limit: number,
): Promise<{ partner_id: number }[]> =>
  tx.rows(sql`update partner set contact_name = '', email = '', phone = '', legal_name = null, request_note = null, pan = null,
      pan_index = null, gstin = null, account_name = null, account_number = null, ifsc = null, version = version + 1
    where partner_id in (select p.partner_id from partner p
      where ${turnedDownBy(before)} and p.prepares_since is not null and p.email <> '' limit ${limit})
    returning partner_id`)

/** Who asked to become a partner and was not answered yet, the longest waiting first or the newest. */
export const listRequestedPartners = (
  db: Database,
  { limit, offset, isNewestFirst }: { limit: number; offset: number; isNewestFirst: boolean },
): Promise<{ id: number; name: string; phone: string; created_at: Date }[]> => {
  const way = isNewestFirst ? sql`desc` : sql`asc`
  return db.rows(sql`select partner_id as id, name, phone, created_at from partner where status = 'requested'
    order by created_at ${way}, partner_id ${way} limit ${limit} offset ${offset}`)
}

/** Who waits for an answer, by id: all, or of these ids. */
export const listRequestsToAnswer = (
  tx: Database,
  ids: readonly number[] | null,
): Promise<{ id: number; name: string; created_at: Date }[]> => {
  const ofIds = ids === null ? sql`` : sql`and partner_id = any(${ids}::integer[])`
  return tx.rows(
    sql`select partner_id as id, name, created_at from partner where status = 'requested' ${ofIds} order by partner_id`,
  )
}

export const countRequestedPartners = async (
  db: Database,
): Promise<{ count: number; oldest_at: Date | null }> =>
  (await db.row(
    sql`select count(*) as count, min(created_at) as oldest_at from partner where status = 'requested'`,
  )) ?? { count: 0, oldest_at: null }

/** Waiting, or turned down before anything was agreed. Who was let in to prepare has an account with rows that refer to it (decision 135). */
const isRequest = sql`(p.status in ('requested', 'closed') and p.prepares_since is null and ${nothingAgreed})`

const isOf = (contacts: readonly string[]) => sql`(phone = any(${contacts}) or email = any(${contacts}))`

/** How many requests and partners were named with one of these contacts. */
export const countPartnersOfContacts = async (
  db: Database,
  contacts: readonly string[],
): Promise<{ requests: number; accounts: number }> =>
  (await db.row(sql`select count(*) filter (where ${isRequest}) as requests,
      count(*) filter (where not ${isRequest}) as accounts
    from partner p where ${isOf(contacts)}`)) ?? { requests: 0, accounts: 0 }

export const forgetRequestsOf = (db: Database, contacts: readonly string[]): Promise<number> =>
  db.run(sql`delete from partner p where ${isRequest} and ${isOf(contacts)}`)

export interface SealedPartner {
  id: number
  pan: Buffer | null
  gstin: Buffer | null
  account_number: Buffer | null
}

/** Those with a sealed value, locked until the transaction ends. */
export const lockSealedPartners = (tx: Database): Promise<SealedPartner[]> =>
  tx.rows(sql`select partner_id as id, pan, gstin, account_number from partner
    where num_nonnulls(pan, gstin, account_number) > 0 order by partner_id for update`)

export const writeSealedValues = (tx: Database, row: SealedPartner): Promise<number> =>
  tx.run(
    sql`update partner set pan = ${row.pan}, gstin = ${row.gstin}, account_number = ${row.account_number} where partner_id = ${row.id}`,
  )
