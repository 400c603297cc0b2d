import {
  cancelReportRun,
  findReportRun,
  listReportRuns,
  startReportRun,
} from '@marketplace/contract/reports/report-runs'
import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { readDimensionNames } from '../answers/dimension-names.ts'
import { hashQuestion } from './canonical-question.ts'
import { cancelRun, measuresSeenBy, readQuestion, startRun } from './manage-runs.ts'
import { presentResult, presentRun } from './present-run.ts'
import { countRuns, findRunOf, listRuns } from './report-runs.queries.ts'

const DEFAULT_PAGE_SIZE = 50

export const reportRunsRoutes = (serve: Serve, services: Services): void => {
  const { db } = services
  const readNames = () => asOffice(db, (tx) => readDimensionNames(services, tx))

  serve(findReportRun, async ({ actor, params, query }) => {
    const run = await findRunOf(db, hashQuestion(readQuestion(params.report, query, actor.role_id)))
    return { success: true, data: run === null ? null : presentResult(run, await readNames(), actor) }
  })

  serve(startReportRun, async ({ actor, ip, params, query: { again, ...query } }) => {
    const question = readQuestion(params.report, query, actor.role_id)
    const run = await startRun(services, { actor, ip }, question, again === '1')
    return { success: true, data: presentResult(run, await readNames(), actor) }
  })

  serve(listReportRuns, async ({ actor, query: { page = 1, page_size = DEFAULT_PAGE_SIZE } }) => {
    const measures = measuresSeenBy(actor.role_id)
    const rows = await listRuns(db, measures, { limit: page_size, offset: (page - 1) * page_size })
    const names = await readNames()
    return {
      success: true,
      data: rows.map((run) => presentRun(run, names, actor)),
      total: await countRuns(db, measures),
    }
  })

  serve(cancelReportRun, async ({ actor, ip, params }) => {
    await cancelRun(services, { actor, ip }, params.run_id)
    return { success: true }
  })
}
