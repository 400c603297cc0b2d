import { receiveLenderEvent } from '@marketplace/contract/loans/lender-callbacks'
import { isSignedBy } from '../../market/connectors/sign-body.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../market/services.ts'
import { takeLenderEvent } from './take-lender-event.ts'

const headerOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

export const lenderCallbacksRoutes = (serve: Serve, services: Services): void => {
  serve(receiveLenderEvent, async ({ params, body, request }) => {
    const { headers, rawBody } = request
    const endpoint = services.env.lenders.get(params.slug)
    const lender = services.lenders().findBySlug(params.slug)
    const message = {
      signature: headerOf(headers['x-signature']),
      timestamp: headerOf(headers['x-timestamp']),
      body: rawBody ?? '',
    }
    if (endpoint === undefined || lender === null || !isSignedBy(endpoint, message, services.now())) {
      throw new Problem('signature_invalid')
    }
    await takeLenderEvent(services, lender.lender_id, body)
    return { success: true }
  })
}
