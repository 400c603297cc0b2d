import type { Partner } from '@marketplace/contract/partners/partners'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { Problem } from '../../platform/http/problem.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../../reference/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { addTerms, listTerms } from './partner-terms.queries.ts'
import { getLockedPartner, readChanged, type Deed } from './save-partner.ts'
import { termsOn } from './terms-on.ts'

export interface NewTerms {
  partner_id: number
  revenue_percent: number
  revenue_flat_fee: number
  valid_from?: string | undefined
}

/**
 * Writes what is agreed from a day on; what was agreed before stays as it stood. Nothing is written where it is agreed already.
 * @throws Problem not_found, invalid_request for a day that is past: what was paid by then is settled.
 */
export const agreeTerms = (services: Services, { actor, ip }: Deed, terms: NewTerms): Promise<Partner> =>
  asOffice(services.db, async (tx) => {
    const row = await getLockedPartner(services, tx, terms.partner_id)
    const now = services.now()
    const today = dayInIndia(now)
    const valid_from = terms.valid_from ?? today
    if (valid_from < today) throw new Problem('invalid_request', [{ field: 'valid_from', key: 'day_past' }])
    const { revenue_percent, revenue_flat_fee } = terms
    const before = termsOn(await listTerms(tx, row.id), valid_from)
    if (before?.revenue_percent !== revenue_percent || before.revenue_flat_fee !== revenue_flat_fee) {
      await addTerms(tx, {
        partner_id: row.id,
        revenue_percent,
        revenue_flat_fee,
        valid_from,
        set_by: actor.username,
        set_at: now,
      })
      await services.addJob(
        tx,
        'price_months',
        { partner_id: row.id },
        { key: `price_months:partner:${row.id}` },
      )
      await recordEvent(
        tx,
        {
          auditActor: actor.auditActor,
          action: 'partner.revenue',
          object_kind: 'partner',
          object_id: row.id,
          object_name: row.name,
          ...(before !== null && {
            before: { revenue_percent: before.revenue_percent, revenue_flat_fee: before.revenue_flat_fee },
          }),
          after: { revenue_percent, revenue_flat_fee, valid_from },
          ip,
        },
        now,
      )
    }
    return readChanged(services, tx, row.id)
  })
