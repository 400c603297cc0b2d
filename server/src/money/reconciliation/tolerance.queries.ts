import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Up to how many paise a line of the lender may differ and still match. */
export const findTolerance = async (tx: Database, lenderId: number): Promise<number> => {
  const row = await tx.row<{ paise: number }>(
    sql`select paise from lender_tolerance where lender_id = ${lenderId}`,
  )
  return row?.paise ?? 0
}

export const saveTolerance = (tx: Database, lenderId: number, paise: number): Promise<number> =>
  tx.run(sql`insert into lender_tolerance (lender_id, paise) values (${lenderId}, ${paise})
    on conflict (lender_id) do update set paise = excluded.paise`)
