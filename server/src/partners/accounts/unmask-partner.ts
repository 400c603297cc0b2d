import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { openOfPartner, type SealedPartnerColumn } from './open-partner.ts'
import { getLockedPartner, type Deed } from './save-partner.ts'

/** What is sealed, in clear; who asked and why is on the audit log before it is answered. @throws Problem not_found. */
export const unmaskOfPartner = (
  services: Services,
  { actor, ip }: Deed,
  ask: { partner_id: number; field: SealedPartnerColumn; reason: string },
): Promise<string> =>
  asOffice(services.db, async (tx) => {
    const row = await getLockedPartner(services, tx, ask.partner_id)
    const value = await openOfPartner(services.vault, ask.field, row)
    if (value === null) throw new Problem('not_found')
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: 'partner.unmask',
        object_kind: 'partner',
        object_id: row.id,
        object_name: row.name,
        after: { field: ask.field },
        reason: ask.reason,
        ip,
      },
      services.now(),
    )
    return value
  })
