import { listConsentsOf, lockLedger } from '../../customers/consents/published.ts'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import { findApplication } from './applications.queries.ts'
import { settleApplications } from './move-lender-application.ts'
import {
  findLenderApplication,
  lockLenderApplication,
  requeueLenderApplication,
} from './lender-applications.queries.ts'
import { addLenderEvent } from './lender-events.queries.ts'

/** Calls after which an application that a lender does not take counts as not sent: with the queue's back-off, most of a day. */
export const SEND_TRIES = 12

/**
 * Has an application that could not be sent tried once more, as it was agreed to: same offer, same consent, same reference, so that a lender
 * which took an earlier try has it once. In the caller's transaction.
 * @returns `gone` where it does not wait for that any more, `no_consent` where the customer has withdrawn.
 */
export const sendApplicationAgain = async (
  { addJob, now }: Pick<Services, 'addJob' | 'now'>,
  tx: Database,
  lenderApplicationId: number,
): Promise<'queued' | 'gone' | 'no_consent'> => {
  const seen = await findLenderApplication(tx, lenderApplicationId)
  const application = seen === null ? null : await findApplication(tx, seen.app_id)
  if (application === null) return 'gone'
  await lockLedger(tx, application.user_id)
  const row = await lockLenderApplication(tx, lenderApplicationId)
  if (row === null || row.status !== 'SEND_FAILED') return 'gone'
  const consent = (await listConsentsOf(tx, application.user_id)).find(
    ({ consent_id }) => consent_id === row.consent_id,
  )
  if (consent === undefined || consent.withdrawn_at !== null) return 'no_consent'
  const at = now()
  await requeueLenderApplication(tx, lenderApplicationId, { ...row, now: at })
  await addLenderEvent(tx, {
    lender_application_id: lenderApplicationId,
    status: 'QUEUED',
    note: null,
    source: 'system',
    their_event_id: null,
    accepted: 1,
    at,
    heard_at: at,
  })
  await settleApplications(tx, [lenderApplicationId], at)
  await addJob(
    tx,
    'send_lender_application',
    { lender_application_id: lenderApplicationId },
    { key: `send:${lenderApplicationId}`, max_attempts: SEND_TRIES * 2 },
  )
  return 'queued'
}
