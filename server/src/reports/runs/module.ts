import { RUN_KEPT_DAYS } from '@marketplace/contract/reports/report-runs'
import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { forgetOldRuns } from './report-runs.queries.ts'
import { reportRunsRoutes } from './report-runs.routes.ts'
import { runReport } from './run-report.jobs.ts'

export const runsModule = {
  routes: reportRunsRoutes,
  jobs: { run_report: { run: runReport, queue: 'reports' } },
  retention: [
    {
      table: 'report_run',
      days: RUN_KEPT_DAYS,
      why: 'a figure as of a day long past misleads, and may be counted again',
      forget: forgetOldRuns,
    },
  ],
} satisfies Module<Services>
