import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { Database } from '../../platform/db/database.ts'
import { recordPartnerEvents } from '../events/record-partner-event.ts'
import { asOffice } from '../scope/as-partner.ts'
import { listWatchedApplications, markTold, takeEndedLocks } from './watches.queries.ts'

interface EndedLock {
  lead_id: number
  product_type: string
  locked_until: Date
}

/** Asked again later it is another fact. */
const factOf = (leadId: number, askedAt: Date): string => `lead ${leadId} ${askedAt.toISOString()}`

/** Tells who waited for the end of these locks, in the caller's transaction of the office. Whose lead it was stays unsaid. */
export const notifyOfEndedLocks = async (
  tx: Database,
  ended: readonly EndedLock[],
  at: Date,
): Promise<void> => {
  if (ended.length === 0) return
  const leads = new Map(ended.map((lead) => [lead.lead_id, lead]))
  const told = await takeEndedLocks(tx, [...leads.keys()], at)
  await recordPartnerEvents(
    tx,
    told.flatMap(({ partner_id, lead_id, asked_at }) => {
      const lead = leads.get(lead_id)
      if (lead === undefined) return []
      const { product_type, locked_until } = lead
      return {
        partner_id,
        type: 'lead.watched' as const,
        subject: product_type,
        fact: factOf(lead_id, asked_at),
        data: { of: 'lock_end' as const, lead_id: null, product_type, status: null },
        at: locked_until,
      }
    }),
  )
}

interface Step {
  lender_application_id: number
  status: LenderStatus
  at: Date
}

/** Tells who waited for the next word about these applications, once each, in the caller's transaction. */
export const notifyOfNextSteps = (db: Database, steps: readonly Step[]): Promise<void> =>
  asOffice(db, async (tx) => {
    const newest = new Map(steps.map((step) => [step.lender_application_id, step]))
    for (const watched of await listWatchedApplications(tx, [...newest.keys()])) {
      const { partner_id, lead_id, product_type, lender_application_id } = watched
      const step = newest.get(lender_application_id)
      if (step === undefined) continue
      const asked_at = await markTold(tx, { partner_id, lead_id, of: 'next_step', at: step.at })
      if (asked_at === null) continue
      await recordPartnerEvents(tx, [
        {
          partner_id,
          type: 'lead.watched',
          subject: `lead ${lead_id}`,
          fact: factOf(lead_id, asked_at),
          data: { of: 'next_step', lead_id, product_type, status: step.status },
          at: step.at,
        },
      ])
    }
  })
