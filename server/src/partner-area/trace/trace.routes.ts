import { traceForStaff, traceOwn } from '@marketplace/contract/partner-area/partner-trace'
import type { Services } from '../../market/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { gatherTrace } from './gather-trace.ts'

export const traceRoutes = (serve: Serve, services: Services): void => {
  serve(traceOwn, async ({ query: { q }, actor: { partner_id } }) => {
    const { cases, ...trace } = await gatherTrace(services, partner_id, q)
    // Who the customer is, is nothing that a partner is told.
    return succeed({ ...trace, cases: cases.map(({ user_id: _user_id, ...one }) => one) })
  })

  serve(traceForStaff, async ({ query: { q } }) => succeed(await gatherTrace(services, null, q)))
}
