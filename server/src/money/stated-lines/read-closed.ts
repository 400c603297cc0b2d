import type { Database } from '../../platform/db/database.ts'
import { listClosedMonths } from '../ledger/ledger.queries.ts'

/** The closed months of a lender, as YYYY-MM. */
export const readClosed = async (trx: Database, lenderId: number): Promise<ReadonlySet<string>> =>
  new Set((await listClosedMonths(trx, [lenderId])).map(({ month }) => month))
