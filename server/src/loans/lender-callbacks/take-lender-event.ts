import type { LenderEvent } from '@marketplace/contract/loans/lender-callbacks'
import { findApplication } from '../applications/applications.queries.ts'
import { lockLenderApplicationByReference } from '../applications/lender-applications.queries.ts'
import { knowsLenderEvent } from '../applications/lender-events.queries.ts'
import { lenderMayTell } from '../applications/lender-status-table.ts'
import { moveLenderApplication } from '../applications/move-lender-application.ts'
import { notifyCustomer } from '../applications/notify-customer.ts'
import { wrongDisbursalFact } from '../applications/disbursal-facts.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { findCustomerTimes } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'

const fieldProblem = (field: string, key: 'invalid_value' | 'amount_invalid' | 'date_invalid'): Problem =>
  new Problem('invalid_request', [{ field, key }])

/** Whether the application's customer is there, and their data not deleted. */
const isSomebody = async (db: Database, appId: string): Promise<boolean> => {
  const application = await findApplication(db, appId)
  return application !== null && (await findCustomerTimes(db, application.user_id)) !== null
}

/**
 * Takes an event of a lender whose signature was checked. The same event again, and late news, change nothing.
 * @throws Problem not_found for a reference that is not this lender's, invalid_request for facts that cannot be, conflict
 * for a step that contradicts what is known.
 */
export const takeLenderEvent = async (
  services: Services,
  lenderId: number,
  event: LenderEvent,
): Promise<void> => {
  const { our_reference, event_id, status } = event
  if (!lenderMayTell.has(status)) throw fieldProblem('status', 'invalid_value')
  await services.db.transaction(async (db) => {
    const row = await lockLenderApplicationByReference(db, our_reference, lenderId)
    if (row === null) throw new Problem('not_found')
    if (await knowsLenderEvent(db, row.lender_application_id, event_id)) return
    const now = services.now()
    const days = { applied: dayInIndia(row.created_at), today: dayInIndia(now) }
    const wrong = wrongDisbursalFact(status, event, days)
    if (wrong !== null) {
      throw fieldProblem(wrong, wrong === 'disbursal_date' ? 'date_invalid' : 'amount_invalid')
    }
    const { reject_reason, sanctioned_amount, disbursed_amount, disbursal_date } = event
    const verdict = await moveLenderApplication(
      db,
      row,
      {
        to: status,
        source: 'lender',
        at: new Date(event.at),
        // Words that may say who it is are not taken in again once their data are deleted.
        note: (await isSomebody(db, row.app_id)) ? event.note : undefined,
        their_event_id: event_id,
        their_reference: event.lender_application_id,
        reject_reason: status === 'REJECTED' ? (reject_reason ?? 'OTHER') : undefined,
        sanctioned_amount,
        disbursed_amount,
        disbursal_date,
      },
      now,
    )
    if (verdict === 'refused') {
      services.log.warn({ our_reference, from: row.status, to: status }, 'a lender contradicts what is known')
      throw new Problem('conflict')
    }
    if (verdict === 'accepted') await notifyCustomer(services, db, row, status)
    const sanctioned = sanctioned_amount ?? row.sanctioned_amount
    if (disbursed_amount !== undefined && sanctioned !== null && disbursed_amount > sanctioned) {
      services.log.warn({ our_reference }, 'more was disbursed than sanctioned')
    }
  })
}
