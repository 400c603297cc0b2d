import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Database } from '../../platform/db/database.ts'
import { holdMoment, takeTime } from './check-cells.queries.ts'
import { rebuildCells } from './rebuild-cells.queries.ts'

/** Makes every figure of the reports anew from the facts, while the product works. @returns false where another process folds just now. */
export const rebuildReports = (db: Database): Promise<boolean> =>
  db.transaction(async (trx) => {
    await holdMoment(trx)
    await takeTime(trx)
    return asOffice(trx, rebuildCells)
  })
