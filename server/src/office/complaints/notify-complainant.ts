import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { addressOf } from '../../customers/profiles/address-of.ts'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import { formatDay, parseDay } from '../../platform/calendar/calendar-day.ts'
import { findReach } from '../../customers/profiles/published.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../../market/services.ts'
import type { ComplaintRow } from './complaints.queries.ts'

/** The day by which an answer is due, as people read it. */
export const dueDay = ({ due_at }: Pick<ComplaintRow, 'due_at'>): string =>
  formatDay(parseDay(dayInIndia(due_at)))

/**
 * Queues word of a complaint to the one who made it, in their language and in the caller's transaction. That nobody can be
 * written to does not keep a complaint from being received or answered.
 */
export const notifyComplainant = async (
  services: Services,
  db: Database,
  complaint: ComplaintRow,
  template: 'complaint_received' | 'complaint_answered',
): Promise<void> => {
  const { user_id, brand_id, number } = complaint
  const reach = await findReach(db, user_id)
  const address = reach === null ? null : addressOf(reach)
  if (reach === null || address === null) return
  const { brands, bySlug } = services.brands()
  const known = brands.find(({ brand }) => brand.brand_id === brand_id) ?? bySlug(services.env.DEFAULT_BRAND)
  try {
    await queueMessage(services, db, {
      ...address,
      template,
      language: reach.language,
      values: { brand: known?.brand.name ?? '', number, day: dueDay(complaint) },
      user_id,
    })
  } catch (error) {
    // No gateway is configured, which is logged where it was found out.
    if (!(error instanceof Problem)) throw error
  }
}
