import type { ShareReceipt } from '@marketplace/contract/rights/my-data'
import {
  listSharedApplications,
  type SharedApplicationRow,
} from '../../loans/applications/lender-applications.queries.ts'
import type { ConsentRow } from '../../customers/consents/consents.queries.ts'
import type { Database } from '../../platform/db/database.ts'

/** Whether the lender holds details from us: it was called at least once, and the customer was not only led there. */
export const holdsDetails = ({
  handoff_url,
  attempts,
}: Pick<SharedApplicationRow, 'handoff_url' | 'attempts'>): boolean => handoff_url === null && attempts > 0

/** How an application went to its lender, if it did. */
const wayOf = (row: SharedApplicationRow | undefined): ShareReceipt['way'] => {
  if (row === undefined) return 'not_sent'
  if (row.handoff_url !== null) return 'led_over'
  return holdsDetails(row) ? 'handed_over' : 'not_sent'
}

/** One receipt for each consent to share, in the order of the ledger. */
export const listReceipts = async (
  db: Database,
  userId: string,
  consents: readonly ConsentRow[],
): Promise<ShareReceipt[]> => {
  const applications = await listSharedApplications(db, userId)
  return consents
    .filter(({ purpose }) => purpose === 'share')
    .map(({ consent_id, lender_name, given_at, withdrawn_at }) => {
      const row = applications.find((application) => application.consent_id === consent_id)
      return {
        consent_id,
        lender_name: lender_name ?? '',
        agreed_at: given_at.toISOString(),
        withdrawn_at: withdrawn_at?.toISOString() ?? null,
        application_number: row?.application_number ?? null,
        our_reference: row?.our_reference ?? null,
        way: wayOf(row),
        told_at: row?.withdrawal_told_at?.toISOString() ?? null,
      }
    })
}
