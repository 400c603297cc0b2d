import { lastOfMonth, monthsOf } from '@marketplace/contract/platform/calendar/days'
import { createDatabase } from '../../platform/db/database.ts'
import { pino } from 'pino'
import { pinoOptions } from '../../platform/logger.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { checkReports } from '../../reports/cells/check-reports.ts'
import { findFactDays } from '../../reports/facts/published.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run reports:check`: compares every figure of the reports with the facts, month by month; the exit code is 1 where one differs. */
await runOnDatabase(async (pool) => {
  const db = createDatabase(pool)
  const services = { db, log: pino(pinoOptions('warn')), now: () => new Date() }
  const known = await asOffice(db, findFactDays)
  if (known === null) return 'There is nothing to report on yet.'
  let [cells, wrong] = [0, 0]
  for (const month of monthsOf(known)) {
    for (const grain of ['day', 'month'] as const) {
      const found = await checkReports(services, { from: month, to: lastOfMonth(month) }, grain)
      cells += found.cells
      wrong += found.wrong
      if (found.example !== null)
        process.stdout.write(`${month}, by ${grain}: ${JSON.stringify(found.example)}\n`)
    }
  }
  if (wrong > 0) throw new Error(`${wrong} of ${cells} figures differ from the facts.`)
  return `${cells} figures are what the facts say.`
})
