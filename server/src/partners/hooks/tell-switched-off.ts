import { queueMessage } from '../../customers/messages/queue-message.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { brandOrigin } from '../../reference/brands/brand-origin.ts'
import type { Services } from '../../reference/services.ts'
import { listPayees } from '../accounts/published.ts'
import { recordPartnerEvent } from '../events/record-partner-event.ts'

interface SwitchedOff {
  endpoint_id: string
  partner_id: number
  label: string
  because: 'gone' | 'failing'
}

/**
 * Tells a partner that an endpoint of its own is sent nothing any more: a notice, and an e-mail at once, as whoever listens there hears nothing
 * of it. That no mail can be sent leaves the endpoint switched off.
 */
export const tellSwitchedOff = async (
  services: Services,
  tx: Database,
  { endpoint_id, partner_id, label, because }: SwitchedOff,
  at: Date,
): Promise<void> => {
  await recordPartnerEvent(tx, {
    partner_id,
    type: 'hook.switched_off',
    subject: `endpoint ${endpoint_id}`,
    // Switched on again and off again it is told again.
    fact: `${endpoint_id} ${at.toISOString()}`,
    data: { endpoint_id, label, because },
    at,
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
}
