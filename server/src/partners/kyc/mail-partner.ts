import { queueMessage } from '../../customers/messages/queue-message.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'

/** That no mail can be sent keeps no decision from standing: the partner reads it in its area. */
export const mailPartner = async (
  services: Services,
  tx: Database,
  email: string,
  template: 'kyc_refused' | 'kyc_again',
): Promise<void> => {
  const brand = services.brands().bySlug(services.env.DEFAULT_BRAND)?.brand.name ?? ''
  try {
    await queueMessage(services, tx, {
      channel: 'email',
      to: email,
      template,
      language: 'en',
      values: { brand },
    })
  } catch (error) {
    // No gateway is configured, which is logged where it was found out.
    if (!(error instanceof Problem)) throw error
  }
}
