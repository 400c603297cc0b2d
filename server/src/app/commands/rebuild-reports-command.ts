import { createDatabase } from '../../platform/db/database.ts'
import { rebuildReports } from '../../reports/cells/rebuild-reports.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run reports:rebuild`: makes every figure of the reports anew from the facts; the product goes on meanwhile. */
await runOnDatabase(async (pool) => {
  if (!(await rebuildReports(createDatabase(pool))))
    throw new Error('Another process adds to the figures just now: try again.')
  return 'The figures of the reports are made anew.'
})
