import type { Database } from '../../platform/db/database.ts'
import { settleWork, type StandingWork } from '../../platform/work/published.ts'
import { listMonthsToSettle } from './list-months-to-settle.ts'

/** Lenders' months with stated lines to settle: of all lenders, or of one. Asked as the office. */
export const standingMonths = async (
  trx: Database,
  _now: Date,
  lenderId: number | null = null,
): Promise<StandingWork[]> =>
  (await listMonthsToSettle(trx, lenderId)).map(({ lender_id, month, at }) => ({
    kind: 'variance',
    key: `${lender_id}/${month}`,
    since: at,
    lender_id,
  }))

/** Opens or closes the items of these months of a lender, in the transaction that changed them. */
export const settleMonths = async (
  trx: Database,
  lenderId: number,
  months: readonly string[],
  now: Date,
): Promise<void> => {
  const keys = months.map((month) => `${lenderId}/${month}`)
  const standing = (await standingMonths(trx, now, lenderId)).filter(({ key }) => keys.includes(key))
  await settleWork(trx, { kinds: ['variance'], keys, standing, now })
}
