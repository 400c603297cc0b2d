import type { Services } from '../../platform/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { lockAllSecrets, type SealedSecrets, writeSecrets } from './hook-endpoints.queries.ts'

type Keyed = Pick<Services, 'vault'>

/** What binds a secret to its endpoint: it does not open in another row. The one before keeps its context. */
const contextOf = (endpointId: string): string => `hook_endpoint.secret:${endpointId}`

export const sealSecret = ({ vault }: Keyed, endpointId: string, secret: string): Buffer =>
  vault.seal(secret, contextOf(endpointId))

/** The secrets that sign at a moment, the one in force first. */
export const openSecrets = (
  { vault }: Keyed,
  endpointId: string,
  { secret, old_secret, old_secret_until }: SealedSecrets,
  now: Date,
): Promise<string[]> => {
  const isOldInForce = old_secret !== null && old_secret_until !== null && old_secret_until > now
  const sealed = isOldInForce ? [secret, old_secret] : [secret]
  return vault.openAll(sealed.map((one) => ({ sealed: one, context: contextOf(endpointId) })))
}

/** Seals every secret under the newest data key: endpoints are hundreds, one transaction holds them. @returns how many endpoints */
export const resealHookSecrets = ({ db, vault }: Pick<Services, 'db' | 'vault'>): Promise<number> =>
  asOffice(db, async (tx) => {
    const rows = await lockAllSecrets(tx)
    for (const { endpoint_id, secret, old_secret } of rows) {
      const anew = async (sealed: Buffer): Promise<Buffer> =>
        sealSecret({ vault }, endpoint_id, await vault.open(sealed, contextOf(endpoint_id)))
      await writeSecrets(tx, endpoint_id, {
        secret: await anew(secret),
        old_secret: old_secret === null ? null : await anew(old_secret),
      })
    }
    return rows.length
  })
