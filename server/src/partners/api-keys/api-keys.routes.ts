import {
  addPartnerApiKey,
  listPartnerApiKeys,
  type PartnerApiKey,
  revokePartnerApiKey,
  rotatePartnerApiKey,
} from '@marketplace/contract/partners/partner-api-keys'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Services } from '../../platform/services.ts'
import { asPartner } from '../scope/as-partner.ts'
import { type ApiKeyRow, listOwnApiKeys } from './api-keys.queries.ts'
import { addKey, revokeKey, rotateKey, type ToldKey } from './manage-api-keys.ts'

/** So long a key that is over stands in the list. */
const SHOWN_MS = 30 * 86_400_000

const presentKey = (row: ApiKeyRow): PartnerApiKey => ({
  ...row,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  revoked_at: row.revoked_at?.toISOString() ?? null,
})
const tell = ({ row, key }: ToldKey) => succeed({ api_key: presentKey(row), key })

export const apiKeysRoutes = (serve: Serve, services: Services): void => {
  const { db, now } = services

  serve(listPartnerApiKeys, async ({ actor }) => {
    const before = new Date(now().getTime() - SHOWN_MS)
    const rows = await asPartner(db, actor.partner_id, (tx) => listOwnApiKeys(tx, before))
    return succeed(rows.map(presentKey))
  })

  serve(addPartnerApiKey, async ({ actor, ip, body }) => tell(await addKey(services, { actor, ip }, body)))

  serve(rotatePartnerApiKey, async ({ actor, ip, params: { keyId }, body }) =>
    tell(await rotateKey(services, { actor, ip }, keyId, body)),
  )

  serve(revokePartnerApiKey, async ({ actor, ip, params: { keyId }, language }) => {
    await revokeKey(services, { actor, ip }, keyId)
    return { success: true, message: translate(language, 'api_key_revoked') }
  })
}
