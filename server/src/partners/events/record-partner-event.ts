import type { PartnerEventData, PartnerEventType } from '@marketplace/contract/partners/partner-events'
import type { Database } from '../../platform/db/database.ts'
import { asOffice } from '../scope/as-partner.ts'
import { fanOut } from '../hooks/fan-out.ts'
import { addPartnerEvents } from './partner-events.queries.ts'
import { uuidV7 } from './uuid-v7.ts'

/** A fact that a partner is told of. */
export type NewPartnerEvent = {
  [Type in PartnerEventType]: {
    partner_id: number
    type: Type
    /** What it is about, as the partner calls it: `lead 12`, `S-2026-10-0117`. No person. */
    subject: string
    /** What makes it the same fact; the subject where that is enough. Of one type a partner is told of it once. */
    fact?: string
    data: PartnerEventData[Type]
    /** When it happened. */
    at: Date
  }
}[PartnerEventType]

/** Events that one statement adds. */
const SLICE = 2_000

/**
 * Records facts for partners, in the transaction of the facts themselves: if that fails nobody is told, and if it commits everybody
 * is, who chose to be. A fact that was recorded before is not recorded again.
 */
export const recordPartnerEvents = async (
  tx: Database,
  events: readonly NewPartnerEvent[],
): Promise<void> => {
  if (events.length === 0) return
  await asOffice(tx, async (office) => {
    for (let from = 0; from < events.length; from += SLICE) {
      const rows = events.slice(from, from + SLICE).map(({ fact, ...event }) => ({
        ...event,
        event_id: uuidV7(event.at),
        fact: fact ?? event.subject,
      }))
      await fanOut(office, await addPartnerEvents(office, rows))
    }
  })
}

/** The same of one fact. */
export const recordPartnerEvent = (tx: Database, event: NewPartnerEvent): Promise<void> =>
  recordPartnerEvents(tx, [event])
