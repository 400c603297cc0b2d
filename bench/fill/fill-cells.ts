import { availableParallelism } from 'node:os'
import type pg from 'pg'
import { asOffice } from '../../server/src/partners/scope/as-partner.ts'
import { createDatabase } from '../../server/src/platform/db/database.ts'
import { takeTime } from '../../server/src/reports/cells/check-cells.queries.ts'
import { holdFold } from '../../server/src/reports/cells/cell-parts.queries.ts'
import {
  addMonthOfCells,
  forgetCells,
  monthsOfCells,
} from '../../server/src/reports/cells/rebuild-cells.queries.ts'

/**
 * Makes every cell from the facts as `reports:rebuild` does, but a month on each core at a time, each in a transaction of its own: nobody reads
 * meanwhile. Nothing folds until the last month is there. @throws Error where another process folds.
 */
export const fillCells = (pool: pg.Pool): Promise<void> => {
  const db = createDatabase(pool)
  return db.transaction(async (holding) => {
    await takeTime(holding)
    if (!(await holdFold(holding))) throw new Error('another process folds just now')
    const months = await db.transaction(async (tx) => {
      await takeTime(tx)
      return asOffice(tx, async (office) => {
        await forgetCells(office)
        return monthsOfCells(office)
      })
    })
    const work = async (): Promise<void> => {
      for (let month = months.shift(); month !== undefined; month = months.shift()) {
        const next = month
        await db.transaction(async (tx) => {
          await takeTime(tx)
          await asOffice(tx, (office) => addMonthOfCells(office, next))
        })
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() }, work))
  })
}
