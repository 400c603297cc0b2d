import { getPartnerReport } from '@marketplace/contract/money/partner-statements-own'
import type { Services } from '../../market/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { gatherReport } from './gather-report.ts'

export const reportRoutes = (serve: Serve, services: Services): void => {
  serve(getPartnerReport, async ({ query, actor: { partner_id } }) =>
    succeed(await gatherReport(services, partner_id, query)),
  )
}
