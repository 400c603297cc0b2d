import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { withholdAccruedTds } from './accrual-tds.ts'
import { statementKind } from './approve-statement.ts'
import { ownStatementsRoutes } from './own-statements.routes.ts'
import { draftLastMonth, makeStatementPapers } from './statements.jobs.ts'
import { statementsRoutes } from './statements.routes.ts'

export const statementsModule = {
  routes: (serve, services) => {
    statementsRoutes(serve, services)
    ownStatementsRoutes(serve, services)
  },
  jobs: {
    make_statement_papers: { run: makeStatementPapers, queue: 'files' },
    // The second of each month, 02:00 in India: the month before is over everywhere.
    draft_statements: { run: draftLastMonth, queue: 'long', cron: '30 20 1 * *' },
    // 02:30 in India, after the pricing of the night.
    withhold_accrued_tds: { run: withholdAccruedTds, queue: 'long', cron: '0 21 * * *' },
  },
  secondPerson: { partner_statement: statementKind },
} satisfies Module<Services>
