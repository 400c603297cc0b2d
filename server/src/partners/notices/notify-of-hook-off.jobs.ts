import { queueMessage } from '../../customers/messages/queue-message.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { brandOrigin } from '../../reference/brands/brand-origin.ts'
import type { Services } from '../../reference/services.ts'
import { listPayees } from '../accounts/published.ts'
import { isPartnerTold } from '../events/published.ts'
import { recordPartnerEvent } from '../events/record-partner-event.ts'
import { asOffice } from '../scope/as-partner.ts'

/**
 * Tells a partner that an endpoint of its own is sent nothing any more: a notice, and an e-mail at once, as whoever listens there hears nothing
 * of it. Run again it tells nothing again. That no mail can be sent keeps the notice.
 */
export const notifyOfHookOff: Job<'tell_hook_off', Services> = (services, payload) =>
  asOffice(services.db, async (tx) => {
    const { endpoint_id, partner_id, label, because } = payload
    // Switched on again and off again it is told again.
    const fact = `${endpoint_id} ${payload.at}`
    if (await isPartnerTold(tx, { partner_id, type: 'hook.switched_off', fact })) return
    await recordPartnerEvent(tx, {
      partner_id,
      type: 'hook.switched_off',
      subject: `endpoint ${endpoint_id}`,
      fact,
      data: { endpoint_id, label, because },
      at: new Date(payload.at),
    })
    const [partner] = await listPayees(tx, [partner_id])
    const brand = services.brands().bySlug(services.env.DEFAULT_BRAND)
    if (partner === undefined || brand === null)
      throw new Error('an endpoint has no partner, or the house no brand')
    try {
      await queueMessage(services, tx, {
        channel: 'email',
        to: partner.email,
        template: 'hook_switched_off',
        language: 'en',
        values: { brand: brand.brand.name, endpoint: label },
        code: `${brandOrigin(services.env, brand)}/partner/digital-integration`,
      })
    } catch (error) {
      // No gateway is configured, which is logged where it was found out.
      if (!(error instanceof Problem)) throw error
    }
  })
