import type { ApiScope } from '@marketplace/contract/platform/call'
import { MOST_API_KEYS } from '@marketplace/contract/partners/partner-api-keys'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../platform/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { hashApiKey, hintOf, newApiKey } from './api-key.ts'
import {
  addApiKey,
  type ApiKeyRow,
  endApiKey,
  findApiKey,
  findApiKeyOfRequest,
  lockApiKeys,
  replaceUnusedKey,
  revokeApiKey,
} from './api-keys.queries.ts'

/** The partner who does it, and from where. */
export interface PartnerDeed {
  actor: SignedInPartner
  ip: string
}

const HOUR_MS = 3_600_000

const recordDeed = (
  tx: Database,
  { actor, ip }: PartnerDeed,
  action: `partner.api_key_${string}`,
  { key_id, label, hint, scopes }: ApiKeyRow,
  now: Date,
  after: Record<string, string | number> = {},
): Promise<void> =>
  recordEvent(
    tx,
    {
      auditActor: actor.auditActor,
      action,
      object_kind: 'partner',
      object_id: actor.partner_id,
      object_name: actor.name,
      after: { key_id, label, hint, scopes: scopes.join(' '), ...after },
      ip,
    },
    now,
  )

export interface ToldKey {
  row: ApiKeyRow
  /** Told this once. */
  key: string
}

/** Makes a key; of a request that was made before and whose answer got lost, another in place of it. @throws Problem conflict where that one was used */
const makeKey = async (
  tx: Database,
  { actor }: PartnerDeed,
  asked: { request_id: string; label: string; scopes: readonly ApiScope[] },
  now: Date,
): Promise<ToldKey> => {
  const { partner_id } = actor
  const key = newApiKey()
  const kept = { hint: hintOf(key), hash: hashApiKey(key) }
  const before = await findApiKeyOfRequest(tx, partner_id, asked.request_id)
  const row =
    before === null
      ? await addApiKey(tx, { partner_id, ...asked, ...kept, now })
      : await replaceUnusedKey(tx, before.key_id, kept)
  if (row === null) throw new Problem('conflict')
  return { row, key }
}

/** @throws Problem api_keys_full, conflict. */
export const addKey = (
  { db, now: clock }: Pick<Services, 'db' | 'now'>,
  deed: PartnerDeed,
  asked: { request_id: string; label: string; scopes: readonly ApiScope[] },
): Promise<ToldKey> =>
  asOffice(db, async (tx) => {
    const now = clock()
    const inForce = await lockApiKeys(tx, deed.actor.partner_id, now)
    const isKnown = (await findApiKeyOfRequest(tx, deed.actor.partner_id, asked.request_id)) !== null
    if (inForce >= MOST_API_KEYS && !isKnown) throw new Problem('api_keys_full')
    const told = await makeKey(tx, deed, asked, now)
    await recordDeed(tx, deed, 'partner.api_key_added', told.row, now)
    return told
  })

const isInForce = ({ revoked_at, ends_at }: ApiKeyRow): boolean => revoked_at === null && ends_at === null

/** @throws Problem not_found; conflict where it is over or was replaced by another request. */
export const rotateKey = (
  { db, now: clock }: Pick<Services, 'db' | 'now'>,
  deed: PartnerDeed,
  keyId: number,
  { request_id, overlap_hours }: { request_id: string; overlap_hours: number },
): Promise<ToldKey> =>
  asOffice(db, async (tx) => {
    const now = clock()
    const { partner_id } = deed.actor
    await lockApiKeys(tx, partner_id, now)
    const old = await findApiKey(tx, partner_id, keyId)
    if (old === null) throw new Problem('not_found')
    const isAskedAgain = (await findApiKeyOfRequest(tx, partner_id, request_id)) !== null
    if (!isAskedAgain && !isInForce(old)) throw new Problem('conflict')
    const { label, scopes } = old
    const told = await makeKey(tx, deed, { request_id, label, scopes }, now)
    await endApiKey(tx, keyId, new Date(now.getTime() + overlap_hours * HOUR_MS))
    await recordDeed(tx, deed, 'partner.api_key_rotated', told.row, now, { replaces: keyId, overlap_hours })
    return told
  })

/** Revoked already, nothing is done. @throws Problem not_found. */
export const revokeKey = (
  { db, now: clock }: Pick<Services, 'db' | 'now'>,
  deed: PartnerDeed,
  keyId: number,
): Promise<void> =>
  asOffice(db, async (tx) => {
    const now = clock()
    const row = await findApiKey(tx, deed.actor.partner_id, keyId)
    if (row === null) throw new Problem('not_found')
    if ((await revokeApiKey(tx, keyId, now)) === 0) return
    await recordDeed(tx, deed, 'partner.api_key_revoked', row, now)
  })
