import type { Database } from '../../platform/db/database.ts'
import { followParts } from '../part-moves/follow-parts.ts'
import { listMonthsBeside, openLenderMonths, saveMonthState } from '../ledger/lender-months.queries.ts'
import { settleMonths } from '../reconciliation/month-work.ts'
import { listMonthSums } from './month-lines.queries.ts'

/**
 * Says of months how far they are, after their lines changed, and of those that hold other books of the same parts: in the caller's
 * transaction, as the office and under `lockLenderMonths`. A month that has no books yet is opened, a closed one stays closed.
 */
export const refreshMonths = async (
  trx: Database,
  lenderId: number,
  changed: readonly string[],
  now: Date,
): Promise<void> => {
  if (changed.length === 0) return
  await followParts(trx, lenderId, now)
  await openLenderMonths(trx, lenderId, changed)
  const months = [...new Set([...changed, ...(await listMonthsBeside(trx, lenderId, changed))])]
  const keys = months.map((month) => ({ lender_id: lenderId, month }))
  for (const { month, open, has_stated } of await listMonthSums(trx, keys))
    await saveMonthState(trx, lenderId, month, !has_stated ? 'OPEN' : open > 0 ? 'STATED' : 'RECONCILED')
  await settleMonths(trx, lenderId, months, now)
}
