import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { recordPartnerEvents } from '../../partners/events/record-partner-event.ts'
import { notifyOfNextSteps } from '../../partners/watches/notify-watchers.ts'
import type { Database } from '../../platform/db/database.ts'
import { listPartnersOfApplications } from './partners-of-applications.queries.ts'

/** A step of a lender application that was taken. */
export interface StatusNews {
  lender_application_id: number
  /** The step's own number in the timeline. */
  event_id: number
  status: LenderStatus
  /** Null where several steps came at once. */
  status_before: LenderStatus | null
  is_correction?: boolean
  at: Date
}

/** Tells the partners whose leads these applications are of their steps, in the caller's transaction; of others nobody. */
export const notifyPartnersOfSteps = async (db: Database, news: readonly StatusNews[]): Promise<void> => {
  if (news.length === 0) return
  const ids = [...new Set(news.map(({ lender_application_id }) => lender_application_id))]
  const rows = await listPartnersOfApplications(db, ids)
  const applications = new Map(rows.map((row) => [row.lender_application_id, row]))
  await recordPartnerEvents(
    db,
    news.flatMap(({ lender_application_id, event_id, status, status_before, is_correction, at }) => {
      const application = applications.get(lender_application_id)
      if (application === undefined) return []
      const { partner_id, application_number, lender_id, product_type } = application
      return {
        partner_id,
        type: 'application.status_changed' as const,
        subject: application_number,
        fact: String(event_id),
        data: {
          application_number,
          lender_id,
          product_type,
          status,
          status_before,
          is_correction: is_correction === true ? (1 as const) : (0 as const),
        },
        at,
      }
    }),
  )
  await notifyOfNextSteps(db, news)
}
