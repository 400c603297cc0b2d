import { MOST_ENDPOINTS } from '@marketplace/contract/partners/partner-hooks'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../platform/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import {
  addEndpoint,
  type EndpointRow,
  findEndpoint,
  findSecrets,
  lockEndpoints,
  removeEndpoint as removeRow,
  replaceSecret,
  updateEndpoint,
} from './hook-endpoints.queries.ts'
import { openSecrets, sealSecret } from './hook-secrets.ts'
import { newHookSecret } from './sign-hook.ts'

/** The partner who does it, and from where. */
export interface PartnerDeed {
  actor: SignedInPartner
  ip: string
}

type Needed = Pick<Services, 'db' | 'vault' | 'now'>

const HOUR_MS = 3_600_000

const shown = ({ endpoint_id, label, url, types, is_on }: EndpointRow) => ({
  endpoint_id,
  label,
  // What stands behind the host may be a secret of theirs.
  host: new URL(url).host,
  types: types.join(' '),
  is_on,
})

const recordDeed = (
  tx: Database,
  { actor, ip }: PartnerDeed,
  action: `partner.hook_${string}`,
  { before, after }: { before?: EndpointRow; after?: EndpointRow },
  now: Date,
): Promise<void> =>
  recordEvent(
    tx,
    {
      auditActor: actor.auditActor,
      action,
      object_kind: 'partner',
      object_id: actor.partner_id,
      object_name: actor.name,
      ...(before !== undefined && { before: shown(before) }),
      ...(after !== undefined && { after: shown(after) }),
      ip,
    },
    now,
  )

/** @throws Problem not_found. */
export const getEndpoint = async (
  tx: Database,
  partnerId: number,
  endpointId: string,
): Promise<EndpointRow> => {
  const row = await findEndpoint(tx, partnerId, endpointId)
  if (row === null) throw new Problem('not_found')
  return row
}

interface EndpointFacts {
  label: string
  url: string
  types: readonly string[]
}

/** An endpoint with its secret, which is told this once. */
export interface ToldEndpoint {
  row: EndpointRow
  secret: string
}

/** @throws Problem hook_endpoints_full; conflict where the id is taken by something else. */
export const addHook = (
  services: Needed,
  deed: PartnerDeed,
  { request_id: endpoint_id, label, url, types }: EndpointFacts & { request_id: string },
): Promise<ToldEndpoint> =>
  asOffice(services.db, async (tx) => {
    const now = services.now()
    const { partner_id } = deed.actor
    const count = await lockEndpoints(tx, partner_id)
    const before = await findEndpoint(tx, partner_id, endpoint_id)
    if (before !== null) {
      const sealed = await findSecrets(tx, endpoint_id)
      const [secret] = sealed === null ? [] : await openSecrets(services, endpoint_id, sealed, now)
      if (secret === undefined || before.version > 1) throw new Problem('conflict')
      return { row: before, secret }
    }
    if (count >= MOST_ENDPOINTS) throw new Problem('hook_endpoints_full')
    const secret = newHookSecret()
    const facts = { label, url, types: [...new Set(types)] }
    const sealed = sealSecret(services, endpoint_id, secret)
    if ((await addEndpoint(tx, { endpoint_id, partner_id, ...facts, secret: sealed, now })) === 0)
      throw new Problem('conflict')
    const row = await getEndpoint(tx, partner_id, endpoint_id)
    await recordDeed(tx, deed, 'partner.hook_added', { after: row }, now)
    return { row, secret }
  })

/** @throws Problem not_found; conflict where another save came between. */
export const saveHook = (
  { db, now: clock }: Pick<Needed, 'db' | 'now'>,
  deed: PartnerDeed,
  endpoint_id: string,
  facts: EndpointFacts & { version: number; is_on: 0 | 1 },
): Promise<EndpointRow> =>
  asOffice(db, async (tx) => {
    const now = clock()
    const { partner_id } = deed.actor
    const before = await getEndpoint(tx, partner_id, endpoint_id)
    const types = [...new Set(facts.types)]
    if ((await updateEndpoint(tx, { ...facts, types, endpoint_id, partner_id, now })) === 0)
      throw new Problem('conflict')
    const after = await getEndpoint(tx, partner_id, endpoint_id)
    await recordDeed(tx, deed, 'partner.hook_saved', { before, after }, now)
    return after
  })

/** @throws Problem not_found. */
export const rotateSecret = (
  services: Needed,
  deed: PartnerDeed,
  endpointId: string,
  overlap_hours: number,
): Promise<ToldEndpoint> =>
  asOffice(services.db, async (tx) => {
    const now = services.now()
    const { partner_id } = deed.actor
    await lockEndpoints(tx, partner_id)
    await getEndpoint(tx, partner_id, endpointId)
    const secret = newHookSecret()
    await replaceSecret(tx, endpointId, {
      secret: sealSecret(services, endpointId, secret),
      until: overlap_hours === 0 ? null : new Date(now.getTime() + overlap_hours * HOUR_MS),
      now,
    })
    const row = await getEndpoint(tx, partner_id, endpointId)
    await recordDeed(tx, deed, 'partner.hook_secret', { after: row }, now)
    return { row, secret }
  })

/** @throws Problem not_found. */
export const removeHook = (
  { db, now: clock }: Pick<Needed, 'db' | 'now'>,
  deed: PartnerDeed,
  endpointId: string,
): Promise<void> =>
  asOffice(db, async (tx) => {
    const before = await getEndpoint(tx, deed.actor.partner_id, endpointId)
    await removeRow(tx, deed.actor.partner_id, endpointId)
    await recordDeed(tx, deed, 'partner.hook_removed', { before }, clock())
  })
