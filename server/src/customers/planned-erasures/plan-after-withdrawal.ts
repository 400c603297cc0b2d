import { periods } from '@marketplace/contract/platform/periods'
import { formatDay, parseDay } from '../../platform/calendar/calendar-day.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { addressOf } from '../profiles/address-of.ts'
import { findReach } from '../profiles/published.ts'
import { replacePlannedErasure } from './planned-erasures.queries.ts'

const DAY_MS = 86_400_000

/** The day of a planned deletion, as people read it: DD/MM/YYYY in India. */
export const erasureDay = (dueAt: Date): string => formatDay(parseDay(dayInIndia(dueAt)))

/**
 * Plans the deletion of a customer who withdraws `terms` (DPDP Act 2023, section 8 (7)), and tells them its day; in the
 * transaction of the withdrawal.
 * @returns when it is due.
 */
export const planAfterWithdrawal = async (
  services: Services,
  tx: Database,
  { user_id, brand, now }: { user_id: string; brand: string; now: Date },
): Promise<Date> => {
  const due_at = new Date(now.getTime() + periods.withdrawal_grace_days * DAY_MS)
  await replacePlannedErasure(tx, { user_id, cause: 'terms_withdrawn', planned_at: now, due_at })
  const reach = await findReach(tx, user_id)
  const address = reach === null ? null : addressOf(reach)
  if (reach === null || address === null) return due_at
  try {
    await queueMessage(services, tx, {
      ...address,
      template: 'terms_withdrawn',
      language: reach.language,
      values: { brand, day: erasureDay(due_at) },
      user_id,
    })
  } catch (error) {
    // No gateway is configured, which is logged where it was found out; the page says the day, too.
    if (!(error instanceof Problem)) throw error
  }
  return due_at
}
