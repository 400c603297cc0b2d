import { listApplicationNumbers } from '../../loans/applications/published.ts'
import { recordPartnerEvents } from '../../partners/events/record-partner-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { commissionEvents, NAMED_PARTS, sharesOf } from './commission-news.ts'
import type { NumberedTransaction } from '../ledger/entry-columns.ts'

/** Tells partners what new transactions book, change or take back of their shares, in the transaction that posts them. */
export const notifyPartnersOfCommission = async (
  trx: Database,
  posted: readonly NumberedTransaction[],
  at: Date,
): Promise<void> => {
  const shares = sharesOf(posted)
  if (shares.length === 0) return
  const named = shares.flatMap(({ parts }) =>
    parts.slice(0, NAMED_PARTS).map(({ line }) => line.lender_application_id),
  )
  const numbers = await listApplicationNumbers(trx, [...new Set(named)])
  await recordPartnerEvents(
    trx,
    commissionEvents(shares, (loan) => numbers.get(loan) ?? String(loan), at),
  )
}
