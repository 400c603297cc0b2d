import type { ApiScope } from '@marketplace/contract/platform/call'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface ApiKeyRow {
  key_id: number
  label: string
  hint: string
  scopes: ApiScope[]
  created_at: Date
  last_used_at: Date | null
  ends_at: Date | null
  revoked_at: Date | null
}

const columns = sql`key_id, label, hint, scopes, created_at, last_used_at, ends_at, revoked_at`

/** The keys of the partner whose transaction it is, the newest first; without those that were over before `before`. */
export const listOwnApiKeys = (tx: Database, before: Date): Promise<ApiKeyRow[]> =>
  tx.rows(sql`select ${columns} from partner_api_key
    where coalesce(least(revoked_at, ends_at), 'infinity') > ${before} order by key_id desc`)

/** Keys of a partner change one after another until the transaction ends. @returns how many are in force */
export const lockApiKeys = async (tx: Database, partnerId: number, now: Date): Promise<number> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('partner_api_key'), ${partnerId})`)
  const row = await tx.row<{ count: number }>(sql`select count(*) as count from partner_api_key
    where partner_id = ${partnerId} and revoked_at is null and (ends_at is null or ends_at > ${now})`)
  return row?.count ?? 0
}

/** A key of a partner; as the office, therefore by both ids. */
export const findApiKey = (tx: Database, partnerId: number, keyId: number): Promise<ApiKeyRow | null> =>
  tx.row(sql`select ${columns} from partner_api_key where key_id = ${keyId} and partner_id = ${partnerId}`)

/** The key that was asked for under this id before. */
export const findApiKeyOfRequest = (
  tx: Database,
  partnerId: number,
  requestId: string,
): Promise<ApiKeyRow | null> =>
  tx.row(
    sql`select ${columns} from partner_api_key where request_id = ${requestId} and partner_id = ${partnerId}`,
  )

export interface NewApiKeyRow {
  partner_id: number
  request_id: string
  label: string
  scopes: readonly ApiScope[]
  hint: string
  hash: Buffer
  now: Date
}

/** Null where the request's id is taken. */
export const addApiKey = (tx: Database, row: NewApiKeyRow): Promise<ApiKeyRow | null> =>
  tx.row(sql`insert into partner_api_key (partner_id, request_id, label, hint, hash, scopes, created_at)
    values (${row.partner_id}, ${row.request_id}, ${row.label}, ${row.hint}, ${row.hash}, ${row.scopes}::text[], ${row.now})
    on conflict (request_id) do nothing returning ${columns}`)

/** Another key in place of one that nobody has come by. @returns null where somebody has */
export const replaceUnusedKey = (
  tx: Database,
  keyId: number,
  { hint, hash }: Pick<NewApiKeyRow, 'hint' | 'hash'>,
): Promise<ApiKeyRow | null> =>
  tx.row(sql`update partner_api_key set hint = ${hint}, hash = ${hash}
    where key_id = ${keyId} and last_used_at is null and revoked_at is null and ends_at is null returning ${columns}`)

export const endApiKey = (tx: Database, keyId: number, at: Date): Promise<number> =>
  tx.run(sql`update partner_api_key set ends_at = ${at} where key_id = ${keyId} and ends_at is null`)

export const revokeApiKey = (tx: Database, keyId: number, at: Date): Promise<number> =>
  tx.run(sql`update partner_api_key set revoked_at = ${at} where key_id = ${keyId} and revoked_at is null`)

/** Whose key this is, while it is in force and the partner active. */
export const findApiCaller = (
  tx: Database,
  hash: Buffer,
  now: Date,
): Promise<{
  key_id: number
  partner_id: number
  scopes: ApiScope[]
  last_used_at: Date | null
} | null> =>
  tx.row(sql`select key_id, partner_id, scopes, last_used_at from partner_api_key
    where hash = ${hash} and revoked_at is null and (ends_at is null or ends_at > ${now})`)

export const stampApiKey = (tx: Database, keyId: number, at: Date): Promise<number> =>
  tx.run(sql`update partner_api_key set last_used_at = ${at} where key_id = ${keyId}`)
