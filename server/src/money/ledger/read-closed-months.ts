import type { Database } from '../../platform/db/database.ts'
import { listClosedMonths } from './ledger.queries.ts'

/** Reads which months of lenders are closed, once for a file. @returns whether a month, as YYYY-MM, is closed */
export const readClosedMonths = async (
  db: Database,
): Promise<(lenderId: number, month: string) => boolean> => {
  const rows = await listClosedMonths(db, null)
  const closed = new Set(rows.map(({ lender_id, month }) => `${lender_id} ${month}`))
  return (lenderId, month) => closed.has(`${lenderId} ${month}`)
}
