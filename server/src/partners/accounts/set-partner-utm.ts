import type { Partner } from '@marketplace/contract/partners/partners'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { addUtm, isUtmOfAnother } from './partner-utms.queries.ts'
import { updatePartnerRow } from './partners.queries.ts'
import { getLockedPartner, namingConflicts, readChanged, type Deed } from './save-partner.ts'

/**
 * Gives a partner another tracking id; empty takes it away. Links with the old one go on counting for the partner, so nobody
 * else is ever given it.
 * @throws Problem not_found, utm_id_taken.
 */
export const setPartnerUtm = (
  services: Services,
  { actor, ip }: Deed,
  partnerId: number,
  typed: string,
): Promise<Partner> =>
  namingConflicts(
    asOffice(services.db, async (tx) => {
      const row = await getLockedPartner(services, tx, partnerId)
      const utm_id = typed === '' ? null : typed
      if (utm_id !== row.utm_id) {
        if (utm_id !== null && (await isUtmOfAnother(tx, row.id, utm_id)))
          throw new Problem('utm_id_taken', [{ field: 'utm_id', key: 'utm_id_taken' }])
        const now = services.now()
        await updatePartnerRow(tx, row.id, { utm_id }, now)
        await addUtm(tx, { partner_id: row.id, utm_id, set_by: actor.username, now })
        await recordEvent(
          tx,
          {
            auditActor: actor.auditActor,
            action: 'partner.utm',
            object_kind: 'partner',
            object_id: row.id,
            object_name: row.name,
            before: { utm_id: row.utm_id },
            after: { utm_id },
            ip,
          },
          now,
        )
      }
      return readChanged(services, tx, row.id)
    }),
  )
