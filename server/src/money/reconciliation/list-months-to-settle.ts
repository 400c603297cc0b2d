import type { Database } from '../../platform/db/database.ts'
import { listLenderMonthRows } from '../ledger/lender-months.queries.ts'
import { listMonthSums } from '../stated-lines/month-lines.queries.ts'
import { listFirstStated } from '../stated-lines/stated-lines.queries.ts'

/** Lenders' months are few: more than this are never open at once. */
const MOST = 1_000

/** Months whose lender has stated lines that a person has to settle, the longest waiting first; of one lender or of all. Asked as the office. */
export const listMonthsToSettle = async (
  trx: Database,
  lenderId: number | null = null,
): Promise<{ lender_id: number; month: string; open: number; at: Date }[]> => {
  const stated = await listLenderMonthRows(
    trx,
    { ...(lenderId !== null && { lender_id: lenderId }), states: ['STATED', 'RECONCILED'] },
    { limit: MOST, offset: 0 },
  )
  if (stated.length === 0) return []
  const firsts = new Map(
    (await listFirstStated(trx, stated)).map(({ lender_id, month, at }) => [`${lender_id} ${month}`, at]),
  )
  return (await listMonthSums(trx, stated))
    .flatMap(({ lender_id, month, open }) => {
      const at = firsts.get(`${lender_id} ${month}`)
      return open === 0 || at === undefined ? [] : [{ lender_id, month, open, at }]
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
