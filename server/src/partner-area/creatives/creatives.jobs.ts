import type { Services } from '../../market/services.ts'
import { recordPartnerEvents } from '../../partners/events/record-partner-event.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { markTold } from './creatives.queries.ts'

const DAY_MS = 86_400_000
/** So many days before its last one, who took it is told. */
const AHEAD_DAYS = 7

/**
 * Tells partners of the last day of what they took: before it comes, or at once where staff end it early. Whoever was told of that day
 * is not told again; links and codes in the field go on working.
 */
export const notifyOfEndingCreatives: Job<'tell_ending_creatives', Services> = ({ db, now }) => {
  const at = now()
  const dayAfter = (days: number): string => dayInIndia(new Date(at.getTime() + days * DAY_MS))
  return asOffice(db, async (tx) => {
    const told = await markTold(tx, dayAfter(-1), dayAfter(AHEAD_DAYS))
    await recordPartnerEvents(
      tx,
      told.map(({ partner_id, creative_id, title, version, valid_to }) => ({
        partner_id,
        type: 'creative.expiring' as const,
        subject: title,
        fact: `${creative_id} ${valid_to}`,
        data: { creative_id, title, version, valid_to },
        at,
      })),
    )
  })
}
