import {
  exportFigureRows,
  exportFigureSheet,
  exportReport as exportReportCall,
  exportReportSheet,
  getDropOff,
  getJourney,
  getJourneySteps,
  getReport,
  listFigureRows,
} from '@marketplace/contract/reports/reports'
import type { Services } from '../../market/services.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { exportReport } from './export-report.ts'
import { exportRows } from './export-rows.ts'
import { listRows } from './list-rows.ts'
import { readDropOff, readJourney } from './read-journey.ts'
import { readFor } from './read-for.ts'
import { readReport } from './read-report.ts'
import { replayJourney } from './replay-journey.ts'

export const reportsRoutes = (serve: Serve, services: Services): void => {
  serve(getReport, async ({ actor, params, query }) => ({
    success: true,
    data: await readReport(await readFor(services, actor), params.report, query, actor.role_id),
  }))

  for (const [call, form] of [
    [exportReportCall, 'csv'],
    [exportReportSheet, 'xlsx'],
  ] as const)
    serve(call, async ({ actor, params, query, ip }) =>
      exportReport(services, await readFor(services, actor), params.report, query, form, { ...actor, ip }),
    )

  serve(listFigureRows, async ({ actor, query }) => ({
    success: true,
    ...(await listRows(await readFor(services, actor), query, actor.role_id)),
  }))

  serve(exportFigureRows, async ({ actor, query, ip }) =>
    exportRows(services, await readFor(services, actor), query, 'csv', actor, ip),
  )

  serve(exportFigureSheet, async ({ actor, query, ip }) =>
    exportRows(services, await readFor(services, actor), query, 'xlsx', actor, ip),
  )

  serve(getJourney, async ({ actor, query }) => ({
    success: true,
    data: await readJourney(await readFor(services, actor), query),
  }))

  serve(getDropOff, async ({ actor, query }) => ({
    success: true,
    data: { rows: await readDropOff(await readFor(services, actor), query) },
  }))

  serve(getJourneySteps, async ({ actor, params }) => ({
    success: true,
    data: await replayJourney(await readFor(services, actor), params.application_number),
  }))
}
