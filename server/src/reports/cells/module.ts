import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { checkReportsJob } from './check-reports.jobs.ts'
import { foldReports } from './fold-reports.jobs.ts'

export const cellsModule = {
  jobs: {
    fold_reports: { run: foldReports, queue: 'messages', cron: '13 * * * *' },
    // 04:40 in India.
    check_reports: { run: checkReportsJob, queue: 'long', cron: '10 23 * * *' },
  },
} satisfies Module<Services>
