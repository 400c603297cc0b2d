import { randomUUID } from 'node:crypto'
import { apiScopes, type ApiScope } from '@marketplace/contract/platform/call'
import { hashApiKey, hintOf, newApiKey } from '../../partners/api-keys/api-key.ts'
import { addApiKey } from '../../partners/api-keys/api-keys.queries.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Services } from '../../site/services.ts'
import { buildPartner } from './build-partner.ts'

export interface BuiltApiKey {
  key_id: number
  partner_id: number
  key: string
  headers: { authorization: string }
}

/** Writes a key of a partner straight into the tables: of a new one, and good for everything, unless said. */
export const buildApiKey = async (
  services: Pick<Services, 'db' | 'now'>,
  facts: { partner_id?: number; scopes?: readonly ApiScope[] } = {},
): Promise<BuiltApiKey> => {
  const partner_id = facts.partner_id ?? (await buildPartner(services)).partner_id
  const key = newApiKey()
  const row = await asOffice(services.db, (tx) =>
    addApiKey(tx, {
      partner_id,
      request_id: randomUUID(),
      label: 'Test',
      scopes: facts.scopes ?? apiScopes,
      hint: hintOf(key),
      hash: hashApiKey(key),
      now: services.now(),
    }),
  )
  if (row === null) throw new Error('no key was made')
  return { key_id: row.key_id, partner_id, key, headers: { authorization: `Bearer ${key}` } }
}
