import type { PartnerStatus } from '@marketplace/contract/partners/partners'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface OwnPartner {
  status: PartnerStatus
  name: string
  contact_name: string
  email: string
  is_demo: 0 | 1
  /** Whether it asked to become a partner, and may sign in before it is one. */
  is_preparing: 0 | 1
}

/** A business that asked and was let in to prepare: its papers, the agreement, its training. */
const prepares = sql`(status = 'requested' and prepares_since is not null)`
const maySignIn = sql`(status = 'active' or ${prepares})`

/** The partner whose transaction it is: row level security lets no other row be seen. */
export const findOwnPartner = (tx: Database): Promise<OwnPartner | null> =>
  tx.row(
    sql`select status, name, contact_name, email, is_demo, ${prepares}::integer as is_preparing from partner`,
  )

/** Writes who we talk to. @returns 0 where another save came between. */
export const updateOwnContact = (
  tx: Database,
  contact: { version: number; contact_name: string; phone: string; now: Date },
): Promise<number> =>
  tx.run(sql`update partner set contact_name = ${contact.contact_name}, phone = ${contact.phone}, version = version + 1,
    updated_at = ${contact.now} where version = ${contact.version}`)

/** Writes the day on which the partner accepted the agreement. */
export const setOwnAgreementDate = (
  tx: Database,
  partnerId: number,
  day: string,
  now: Date,
): Promise<number> =>
  tx.run(sql`update partner set agreement_date = ${day}, version = version + 1, updated_at = ${now}
    where partner_id = ${partnerId}`)

/** A partner whose people may sign in, for staff and the sign-in alone. */
export interface OpenPartner {
  partner_id: number
  merchant_id: number
  name: string
  contact_name: string
  email: string
}
const openColumns = sql`partner_id, merchant_id, name, contact_name, email`

/** An active one before one that prepares. */
export const findPartnerByEmail = (tx: Database, email: string): Promise<OpenPartner | null> =>
  tx.row(
    sql`select ${openColumns} from partner where email = ${email} and ${maySignIn} order by status = 'active' desc limit 1`,
  )

export const findActivePartner = (tx: Database, partnerId: number): Promise<OpenPartner | null> =>
  tx.row(sql`select ${openColumns} from partner where partner_id = ${partnerId} and status = 'active'`)

/** Whether a partner may sign in; it stays so until the transaction ends. Whoever stops it next finds the session. */
export const holdOpenPartner = async (tx: Database, partnerId: number): Promise<boolean> =>
  (await tx.row(sql`select 1 from partner where partner_id = ${partnerId} and ${maySignIn} for share`)) !==
  null

/** The addresses of the demo accounts that may sign in: no server that is not a demo starts with one. */
export const listActiveDemoPartners = async (tx: Database): Promise<string[]> => {
  const rows = await tx.rows<{ email: string }>(
    sql`select email from partner where is_demo = 1 and status = 'active' order by email`,
  )
  return rows.map(({ email }) => email)
}

export interface HeldPartner {
  partner_id: number
  name: string
  contact_name: string
  email: string
  status: PartnerStatus
}

/** A partner that nobody else changes until the transaction ends. */
export const holdPartner = (tx: Database, partnerId: number): Promise<HeldPartner | null> =>
  tx.row(sql`select partner_id, name, contact_name, email, status from partner where partner_id = ${partnerId}
    for no key update`)

/** Lets one that asked sign in to prepare; asked again it stays so. @returns 0 for one that is no request. */
export const letPrepare = (tx: Database, partnerId: number, now: Date): Promise<number> =>
  tx.run(
    sql`update partner set prepares_since = coalesce(prepares_since, ${now}) where partner_id = ${partnerId} and status = 'requested'`,
  )

/** Whether some partner has the address as its own, as one that may sign in. @param email in small letters */
export const isPartnerEmail = async (tx: Database, email: string): Promise<boolean> =>
  (await tx.row(
    sql`select 1 from partner where email = ${email} and (status in ('active', 'paused') or ${prepares})`,
  )) !== null
