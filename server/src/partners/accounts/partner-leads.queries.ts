import type { CustomerState } from '@marketplace/contract/partner-area/partner-customers'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { prepared, sql, type Sql } from '../../platform/db/sql.ts'
import type { Attribution, NamedPartner } from '../leads/attribute-arrival.ts'
import type { PartnerArrival } from '../leads/lead-owner.ts'
import type { Came, LeadTouches } from '../leads/lead-touches.ts'

/** The active partners that a path segment or a tracking id names: at most one for each. */
export const listActivePartnersNamed = (
  db: Database,
  segment: string | null,
  utmId: string | null,
  /** Whose link the segment is. */
  linkOf: number | null = null,
): Promise<NamedPartner[]> =>
  db.rows(sql`select p.partner_id, p.slug,
      case when p.partner_id = ${linkOf}::integer then array[${segment}::text] else array[]::text[] end as links,
      array(select u.utm_id from partner_utm u where u.partner_id = p.partner_id and u.utm_id is not null) as utm_ids
    from partner p where p.status = 'active' and (p.slug = ${segment} or p.partner_id = ${linkOf}::integer
      or p.partner_id in (select partner_id from partner_utm where utm_id = ${utmId}))`)

export const addArrival = (
  db: Database,
  arrival: Attribution &
    Came & { prospect_app_id: string; user_id: string; masked_contact: string; now: Date },
): Promise<number> =>
  db.run(sql`insert into partner_arrival (prospect_app_id, partner_id, user_id, came_by, masked_contact, arrived_at, link_id, touches, subs)
    values (${arrival.prospect_app_id}, ${arrival.partner_id}, ${arrival.user_id}, ${arrival.came_by}, ${arrival.masked_contact},
      ${arrival.now}, ${arrival.link_id}, ${arrival.touches}::uuid[], ${JSON.stringify(arrival.subs)}::jsonb) on conflict do nothing`)

/** What brought a customer since `since`, by partners that are active now. */
export const listArrivals = (db: Database, userId: string, since: Date): Promise<(PartnerArrival & Came)[]> =>
  db.rows(sql`select a.partner_id, a.masked_contact, a.arrived_at, a.link_id, coalesce(a.touches, '{}') as touches, coalesce(a.subs, '{}') as subs
    from partner_arrival a join partner p using (partner_id)
    where a.user_id = ${userId} and a.arrived_at >= ${since} and p.status = 'active'`)

/**
 * Only beside a new application, of which a customer has one open for each product: two leads never begin at once.
 * @returns its number; null where the customer is somebody's lead for this product at this moment: the first keeps it.
 */
export const addLead = async (
  db: Database,
  lead: LeadTouches & {
    partner_id: number
    user_id: string
    product_type: ProductType
    masked_contact: string
    now: Date
    locked_until: Date
  },
): Promise<number | null> => {
  const row = await db.row<{
    lead_id: number
  }>(sql`insert into partner_lead (partner_id, user_id, product_type, masked_contact, created_at, locked_until,
      link_id, first_link_id, touches, subs)
    select ${lead.partner_id}::integer, ${lead.user_id}::uuid, ${lead.product_type}, ${lead.masked_contact},
      ${lead.now}::timestamptz, ${lead.locked_until}::timestamptz,
      ${lead.link_id}::integer, ${lead.first_link_id}::integer, ${lead.touches}::uuid[], ${JSON.stringify(lead.subs)}::jsonb
    where not exists (select from partner_lead where user_id = ${lead.user_id} and product_type = ${lead.product_type}
      and locked_until > ${lead.now}::timestamptz) returning lead_id`)
  return row?.lead_id ?? null
}

/** Whose lead a customer is, and until when. */
export interface LockedLead {
  lead_id: number
  partner_id: number
  locked_until: Date
}

/** Whose lead a customer is for a product at a moment; null for nobody's. */
export const findLeadAt = (
  db: Database,
  userId: string,
  product: ProductType,
  at: Date,
): Promise<LockedLead | null> =>
  db.row(sql`select lead_id, partner_id, locked_until from partner_lead
    where user_id = ${userId} and product_type = ${product} and created_at <= ${at} and locked_until > ${at}`)

/** Leads whose lock ended after one moment and not after another, in that order; those after `lead_id` of the first one where it is given. */
export const listEndedLeads = (
  db: Database,
  { after, until, limit }: { after: { locked_until: Date; lead_id: number }; until: Date; limit: number },
): Promise<(LockedLead & { product_type: ProductType })[]> =>
  db.rows(sql`select lead_id, partner_id, product_type, locked_until from partner_lead
    where locked_until >= ${after.locked_until} and locked_until <= ${until}
      and (locked_until, lead_id) > (${after.locked_until}::timestamptz, ${after.lead_id}::bigint)
    order by locked_until, lead_id limit ${limit}`)

export const countLeads = async (db: Database, partnerId: number): Promise<number> => {
  const row = await db.row<{ count: number }>(
    prepared('count-leads', sql`select count(*) as count from partner_lead where partner_id = ${partnerId}`),
  )
  return row?.count ?? 0
}

/**
 * Which leads of a partner: of a product, whose contact ends so, whose lock runs or is over at a moment, where they stand (the kept state of
 * migration 141); undefined for all.
 */
export interface LeadFilter {
  product?: ProductType | undefined
  /** Letters, digits and dots alone: nothing of it is a pattern. */
  ends?: string | undefined
  held?: { isHeld: boolean; at: Date } | undefined
  states?: readonly CustomerState[] | undefined
}

/** The leads themselves where no state is asked for; else those of a state by its index, which has all but the contact. */
const leadsFrom = ({ ends, states }: LeadFilter): Sql => {
  if (states === undefined) return sql`partner_lead`
  if (ends === undefined) return sql`lead_standing`
  return sql`lead_standing join partner_lead using (lead_id, partner_id, product_type, created_at, locked_until)`
}

const whereLeads = (partnerId: number, { product, ends, held, states }: LeadFilter): Sql => {
  const ofProduct = product === undefined ? sql`` : sql`and product_type = ${product}`
  const ending = ends === undefined ? sql`` : sql`and masked_contact like ${`%${ends}`}`
  const running = held?.isHeld === true ? sql`and locked_until > ${held.at}` : sql``
  const over = held?.isHeld === false ? sql`and locked_until <= ${held.at}` : sql``
  const [state, ...others] = states ?? []
  // One state alone is in the order of the index.
  const standing =
    states === undefined
      ? sql``
      : others.length === 0 && state !== undefined
        ? sql`and state = ${state}`
        : sql`and state = any(${states}::text[])`
  return sql`partner_id = ${partnerId} ${ofProduct} ${ending} ${running} ${over} ${standing}`
}

/** A page of the numbers of leads, the newest first. */
export const listLeadIds = async (
  tx: Database,
  partnerId: number,
  filter: LeadFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> => {
  const rows = await tx.rows<{
    lead_id: number
  }>(sql`select lead_id from ${leadsFrom(filter)} where ${whereLeads(partnerId, filter)}
    order by created_at desc, lead_id desc limit ${limit} offset ${offset}`)
  return rows.map(({ lead_id }) => lead_id)
}

/** The same by the numbers, the highest first, below one of them. */
export const listLeadIdsBelow = async (
  tx: Database,
  partnerId: number,
  filter: LeadFilter,
  { limit, below }: { limit: number; below: number | null },
): Promise<number[]> => {
  const further = below === null ? sql`` : sql`and lead_id < ${below}`
  const rows = await tx.rows<{
    lead_id: number
  }>(sql`select lead_id from ${leadsFrom(filter)} where ${whereLeads(partnerId, filter)} ${further}
    order by lead_id desc limit ${limit}`)
  return rows.map(({ lead_id }) => lead_id)
}

export const countLeadsAmong = async (
  tx: Database,
  partnerId: number,
  filter: LeadFilter,
): Promise<number> => {
  const row = await tx.row<{ count: number }>(
    sql`select count(*) as count from ${leadsFrom(filter)} where ${whereLeads(partnerId, filter)}`,
  )
  return row?.count ?? 0
}

/** How many are in each of these states, of those whose lock runs; a state without any is left out. */
export const countLeadStates = (
  tx: Database,
  partnerId: number,
  states: readonly CustomerState[],
  at: Date,
): Promise<{ state: CustomerState; count: number }[]> =>
  tx.rows(
    prepared(
      'count-lead-states',
      sql`select state, count(*)::integer as count from lead_standing
    where partner_id = ${partnerId} and locked_until > ${at} and state = any(${states}::text[]) group by state`,
    ),
  )

export interface OwnLead {
  lead_id: number
  user_id: string
  product_type: ProductType
  masked_contact: string
  created_at: Date
  locked_until: Date
}

/** How many leads came to a partner by month (YYYY-MM in India), from a day on. */
export const countOwnLeadsByMonth = (
  tx: Database,
  partnerId: number,
  from: string,
): Promise<{ month: string; leads: number }[]> =>
  tx.rows(sql`select to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, count(*) as leads from partner_lead
    where partner_id = ${partnerId} and created_at >= ${from}::date::timestamp at time zone 'Asia/Kolkata' group by 1`)

/** The leads of a partner, the newest first: for staff. */
export const listLeadsOf = (
  tx: Database,
  partnerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<OwnLead[]> =>
  tx.rows(sql`select lead_id, user_id, product_type, masked_contact, created_at, locked_until from partner_lead
    where partner_id = ${partnerId} order by created_at desc, lead_id desc limit ${limit} offset ${offset}`)

/** How many leads each of these partners has; one without any is left out. */
export const countLeadsOf = (
  tx: Database,
  partnerIds: readonly number[],
): Promise<{ partner_id: number; count: number }[]> =>
  tx.rows(sql`select partner_id, count(*)::integer as count from partner_lead
    where partner_id = any(${partnerIds}::integer[]) group by partner_id`)

/** How many customers a partner has brought since a moment who have chosen no product by it yet. */
export const countOwnUndecided = async (tx: Database, partnerId: number, since: Date): Promise<number> => {
  const row = await tx.row<{
    count: number
  }>(sql`select count(distinct a.user_id) as count from partner_arrival a
    where a.partner_id = ${partnerId} and a.arrived_at >= ${since}
      and not exists (select from partner_lead l where l.user_id = a.user_id)`)
  return row?.count ?? 0
}

/** The partners that brought a customer, with when, the newest first. */
export const listPartnersOf = (db: Database, userId: string): Promise<{ name: string; at: Date }[]> =>
  db.rows(sql`select p.name, a.arrived_at as at from partner_arrival a join partner p using (partner_id)
    where a.user_id = ${userId} order by a.arrived_at desc`)

/** Forgets the masked contact that a partner saw of a customer; that it brought them stays. */
export const forgetLeadContacts = async (tx: Database, userId: string): Promise<void> => {
  await tx.run(
    sql`update partner_arrival set masked_contact = '', touches = null where user_id = ${userId} and masked_contact <> ''`,
  )
  await tx.run(
    sql`update partner_lead set masked_contact = '', touches = null where user_id = ${userId} and masked_contact <> ''`,
  )
}

/** What these partners are called, and whether they are active. */
export const listStandings = (
  tx: Database,
  partnerIds: readonly number[],
): Promise<{ partner_id: number; name: string; is_active: 0 | 1 }[]> =>
  tx.rows(sql`select partner_id, name, (status = 'active')::integer as is_active from partner
    where partner_id = any(${partnerIds}::integer[])`)

/** How many customers each of these links brought to a sign-in; one without any is left out. */
export const countSignedIn = (
  tx: Database,
  linkIds: readonly number[],
): Promise<{ link_id: number; count: number }[]> =>
  tx.rows(sql`select link_id, count(distinct user_id)::integer as count from partner_arrival
    where link_id = any(${linkIds}::integer[]) group by link_id`)

/** Customers whose contact ended so when they were brought, the last brought first: those of the partner whose transaction it is, or of all. */
export const listUsersEnding = async (tx: Database, ending: string, limit: number): Promise<string[]> =>
  (
    await tx.rows<{
      user_id: string
    }>(sql`select user_id from partner_arrival where right(masked_contact, 4) = ${ending}
      group by user_id order by max(arrived_at) desc limit ${limit}`)
  ).map(({ user_id }) => user_id)

/** Customers who came to a sign-in after this click on a link of the partner, within the days that it is a touch. */
export const listUsersOfClick = async (
  tx: Database,
  click: { partner_id: number; click_id: string; from: Date; until: Date },
): Promise<string[]> =>
  (
    await tx.rows<{
      user_id: string
    }>(sql`select distinct user_id from partner_arrival where partner_id = ${click.partner_id}
      and arrived_at >= ${click.from} and arrived_at <= ${click.until} and ${click.click_id}::uuid = any(touches) limit 10`)
  ).map(({ user_id }) => user_id)

export const findUserOfLead = async (tx: Database, leadId: number): Promise<string | null> =>
  (await tx.row<{ user_id: string }>(sql`select user_id from partner_lead where lead_id = ${leadId}`))
    ?.user_id ?? null

export interface TracedArrival extends PartnerArrival, Came {
  user_id: string
  partner_name: string
  /** Whether its partner may be given a lead now. */
  is_active: 0 | 1
}

/** Every arrival of these customers, by whomever: for the office. */
export const listArrivalsOf = (tx: Database, userIds: readonly string[]): Promise<TracedArrival[]> =>
  tx.rows(sql`select a.user_id, a.partner_id, p.name as partner_name, (p.status = 'active')::integer as is_active, a.masked_contact,
      a.arrived_at, a.link_id, coalesce(a.touches, '{}') as touches, coalesce(a.subs, '{}') as subs
    from partner_arrival a join partner p using (partner_id) where a.user_id = any(${userIds}::uuid[]) order by a.arrived_at`)

export interface TracedLead extends OwnLead {
  partner_id: number
  partner_name: string
  link_id: number | null
}

/** Every lead that these customers are or were, whosever, the oldest first: for the office. */
export const listLeadsOfUsers = (tx: Database, userIds: readonly string[]): Promise<TracedLead[]> =>
  tx.rows(sql`select l.lead_id, l.user_id, l.product_type, l.masked_contact, l.created_at, l.locked_until, l.partner_id,
      p.name as partner_name, l.link_id
    from partner_lead l join partner p using (partner_id) where l.user_id = any(${userIds}::uuid[]) order by l.created_at`)

/** What a lead is, by number, whosever: for the office. */
export const listLeadsByIds = (
  tx: Database,
  ids: readonly number[],
): Promise<{ lead_id: number; masked_contact: string; locked_until: Date }[]> =>
  tx.rows(
    sql`select lead_id, masked_contact, locked_until from partner_lead where lead_id = any(${ids}::bigint[])`,
  )

/** A lead of the partner whose transaction it is; null of any other. */
export const findOwnLead = (tx: Database, partnerId: number, leadId: number): Promise<OwnLead | null> =>
  tx.row(sql`select lead_id, user_id, product_type, masked_contact, created_at, locked_until from partner_lead
    where lead_id = ${leadId} and partner_id = ${partnerId}`)
