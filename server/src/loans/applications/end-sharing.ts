import { lockLedger, withdrawOne } from '../../customers/consents/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../market/services.ts'
import { findOwnApplication } from './applications.queries.ts'
import {
  lockLenderApplicationOf,
  lockLenderApplicationsByConsent,
  type LenderApplicationRow,
} from './lender-applications.queries.ts'
import { canWithdraw } from './lender-status-table.ts'
import { moveLenderApplication } from './move-lender-application.ts'

/** A lender that was never called has nothing to be told about; one that a customer was only sent to knows no details of ours. */
const mayKnow = (row: LenderApplicationRow): boolean => row.handoff_url === null && row.attempts > 0

const endSharing = async (services: Services, db: Database, row: LenderApplicationRow): Promise<void> => {
  const now = services.now()
  const { lender_application_id } = row
  if (canWithdraw(row.status)) {
    await moveLenderApplication(db, row, { to: 'WITHDRAWN', source: 'customer', at: now }, now)
  }
  if (mayKnow(row)) {
    await services.addJob(
      db,
      'tell_lender_withdrawal',
      { lender_application_id },
      { key: `tell:${lender_application_id}` },
    )
  }
}

/**
 * What follows, in the same transaction, where consents to share were withdrawn: each lender is told by a job, and its
 * application is withdrawn where the pipeline still allows it.
 */
export const endSharingOf = async (
  services: Services,
  db: Database,
  consentIds: readonly string[],
): Promise<void> => {
  for (const row of await lockLenderApplicationsByConsent(db, consentIds)) await endSharing(services, db, row)
}

/**
 * Withdraws an application and the consent behind it; a repetition changes nothing.
 * @throws Problem not_found, conflict where money has moved or the lender has ended it.
 */
export const withdrawFromLender = async (
  services: Services,
  of: { user_id: string; app_id: string; lender_id: number; ip: string },
): Promise<void> => {
  const { user_id, app_id, lender_id, ip } = of
  await services.db.transaction(async (db) => {
    await lockLedger(db, user_id)
    const application = await findOwnApplication(db, app_id, user_id)
    const row = application === null ? null : await lockLenderApplicationOf(db, app_id, lender_id)
    if (row === null) throw new Problem('not_found')
    if (row.status === 'WITHDRAWN') return
    if (!canWithdraw(row.status)) throw new Problem('conflict')
    await withdrawOne(db, row.consent_id, { user_id, ip_address: ip, now: services.now() })
    await endSharing(services, db, row)
  })
}
