import type { CallSeries } from '@marketplace/contract/market/lender-register'
import type { Database } from '../../platform/db/database.ts'
import { prepared, sql } from '../../platform/db/sql.ts'

/** What a lender says of the numbers that calls for it come from; null where it has not said. */
export const findCallSeries = async (db: Database, lenderId: number): Promise<CallSeries | null> =>
  (
    await db.row<{ call_series: CallSeries | null }>(
      prepared('find-call-series', sql`select call_series from lender where lender_id = ${lenderId}`),
    )
  )?.call_series ?? null
