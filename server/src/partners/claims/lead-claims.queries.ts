import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface ClaimRow {
  claim_id: string
  partner_id: number
  product_type: ProductType
  reference: string | null
  claimed_at: Date
  ends_at: Date
}

const columns = sql`claim_id, partner_id, product_type, reference, claimed_at, ends_at`

/** Whoever claims the same number and product waits until the transaction ends. */
export const lockClaims = (tx: Database, hash: Buffer): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtext('lead_claim'), hashtext(${hash.toString('hex')}))`)

/** A partner's claim that runs. */
export const findLiveClaim = (
  tx: Database,
  partnerId: number,
  hash: Buffer,
  now: Date,
): Promise<ClaimRow | null> =>
  tx.row(sql`select ${columns} from lead_claim
    where partner_id = ${partnerId} and contact_hash = ${hash} and ends_at > ${now}`)

/** Forgets whom claims of this hash were about that are over, so that it can be claimed anew. */
export const closeEndedClaims = (tx: Database, partnerId: number, hash: Buffer, now: Date): Promise<number> =>
  tx.run(sql`update lead_claim set contact_hash = null
    where partner_id = ${partnerId} and contact_hash = ${hash} and ends_at <= ${now}`)

export const addClaim = (
  tx: Database,
  row: ClaimRow & { key_id: number; contact_hash: Buffer },
): Promise<number> =>
  tx.run(sql`insert into lead_claim (claim_id, partner_id, key_id, product_type, reference, contact_hash, claimed_at, ends_at)
    values (${row.claim_id}, ${row.partner_id}, ${row.key_id}, ${row.product_type}, ${row.reference}, ${row.contact_hash},
      ${row.claimed_at}, ${row.ends_at})`)

/** A number has proved a passcode: the claims of it that run are proved. */
export const proveClaimsOf = (
  tx: Database,
  hashes: readonly Buffer[],
  { user_id, masked_contact, now }: { user_id: string; masked_contact: string; now: Date },
): Promise<number> =>
  tx.run(sql`update lead_claim set proved_at = ${now}, user_id = ${user_id}, masked_contact = ${masked_contact}
    where contact_hash = any(${hashes}::bytea[]) and proved_at is null and claimed_at <= ${now} and ends_at > ${now}`)

/** A claim that was proved, of a customer and a product. */
export interface ProvedClaim extends ClaimRow {
  masked_contact: string
}

/** Those that ended since `since` or run. */
export const listProvedClaims = (
  tx: Database,
  userId: string,
  product: ProductType,
  since: Date,
): Promise<ProvedClaim[]> =>
  tx.rows(sql`select ${columns}, masked_contact from lead_claim
    where user_id = ${userId} and product_type = ${product} and ends_at >= ${since}`)

export const setClaimLead = (tx: Database, claimId: string, leadId: number): Promise<number> =>
  tx.run(sql`update lead_claim set lead_id = ${leadId} where claim_id = ${claimId}`)

/** Takes the hashes off claims whose time is over. @returns those among them that nobody proved */
export const endClaims = async (
  tx: Database,
  now: Date,
  limit: number,
): Promise<{ ended: number; lapsed: ClaimRow[] }> => {
  const rows = await tx.rows<
    ClaimRow & { proved_at: Date | null }
  >(sql`update lead_claim set contact_hash = null
    where claim_id = any(array(select claim_id from lead_claim where contact_hash is not null and ends_at <= ${now}
      order by ends_at limit ${limit})) returning ${columns}, proved_at`)
  return { ended: rows.length, lapsed: rows.filter(({ proved_at }) => proved_at === null) }
}

/** The claims that these leads came of; as the partner whose transaction it is. */
export const listClaimsOfLeads = (
  tx: Database,
  leadIds: readonly number[],
): Promise<{ lead_id: number; claim_id: string; reference: string | null }[]> =>
  tx.rows(sql`select lead_id, claim_id, reference from lead_claim where lead_id = any(${leadIds}::bigint[])`)

/** Who had claimed a customer who then came. */
export const listClaimantsOf = (tx: Database, userId: string): Promise<{ partner_id: number; at: Date }[]> =>
  tx.rows(sql`select partner_id, claimed_at as at from lead_claim where user_id = ${userId}`)

/** Forgets a person: claims that they proved, and those that wait for a number of theirs. */
export const forgetClaimsOf = (tx: Database, userId: string, hashes: readonly Buffer[]): Promise<number> =>
  tx.run(sql`delete from lead_claim where user_id = ${userId} or contact_hash = any(${hashes}::bytea[])`)

export const forgetOldClaims = (tx: Database, before: Date, limit: number): Promise<number> =>
  tx.run(sql`delete from lead_claim where claim_id = any(array(select claim_id from lead_claim
    where claimed_at < ${before} order by claimed_at limit ${limit}))`)
