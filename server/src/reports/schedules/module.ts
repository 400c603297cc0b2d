import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { reportSchedulesRoutes } from './report-schedules.routes.ts'
import { sendReports } from './send-reports.jobs.ts'

export const schedulesModule = {
  routes: reportSchedulesRoutes,
  // Each full hour in India, so that a morning on which no process ran is made up for.
  jobs: { send_reports: { run: sendReports, queue: 'messages', cron: '30 * * * *' } },
} satisfies Module<Services>
