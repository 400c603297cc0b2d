import {
  createReportSchedule,
  endReportSchedule,
  listReportSchedules,
} from '@marketplace/contract/reports/report-schedules'
import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { readDimensionNames } from '../answers/dimension-names.ts'
import { endSchedule, schedulesSeenBy, startSchedule } from './manage-schedules.ts'
import { presentSchedule } from './present-schedule.ts'
import { listSchedules } from './report-schedules.queries.ts'

export const reportSchedulesRoutes = (serve: Serve, services: Services): void => {
  const { db } = services
  const readNames = () => asOffice(db, (tx) => readDimensionNames(services, tx))

  serve(listReportSchedules, async ({ actor }) => {
    const rows = await listSchedules(db, schedulesSeenBy(actor))
    const names = await readNames()
    return { success: true, data: rows.map((row) => presentSchedule(row, names, actor)) }
  })

  serve(createReportSchedule, async ({ actor, ip, params, query, body }) => {
    const { row, created } = await startSchedule(services, { actor, ip }, params.report, query, body)
    return { success: true, data: { ...presentSchedule(row, await readNames(), actor), created } }
  })

  serve(endReportSchedule, async ({ actor, ip, params }) => {
    await endSchedule(services, { actor, ip }, params.schedule_id)
    return { success: true }
  })
}
