import { queueMessage } from '../../customers/messages/queue-message.ts'
import type { Services } from '../../market/services.ts'
import { listPayees } from '../../partners/accounts/published.ts'
import { listAddresses } from '../../partners/people/published.ts'
import { formatDay, parseDay } from '../../platform/calendar/calendar-day.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { StatementRow } from './statements.queries.ts'

/**
 * Queues an e-mail about a statement to the partner's own address and to whoever of its team does the accounts, in the caller's transaction. That no mail can be sent does not keep a statement from
 * being shown or paid. @param day YYYY-MM-DD: until when it may object, or when it was paid
 */
export const notifyPartner = async (
  services: Services,
  tx: Database,
  { partner_id, number }: Pick<StatementRow, 'partner_id' | 'number'>,
  template: 'statement_shown' | 'statement_paid',
  day: string,
): Promise<void> => {
  const [payee] = await listPayees(tx, [partner_id])
  if (payee === undefined) throw new Error('a statement has no partner')
  const brand = services.brands().bySlug(services.env.DEFAULT_BRAND)?.brand.name ?? ''
  const accounts = await listAddresses(services.vault, tx, { ...payee, partner_id }, ['accounts'])
  try {
    for (const to of new Set([payee.email, ...accounts]))
      await queueMessage(services, tx, {
        channel: 'email',
        to,
        template,
        language: 'en',
        values: { brand, number, day: formatDay(parseDay(day)) },
      })
  } catch (error) {
    // No gateway is configured, which is logged where it was found out.
    if (!(error instanceof Problem)) throw error
  }
}
