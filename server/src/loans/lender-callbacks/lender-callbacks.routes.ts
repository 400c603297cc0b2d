import { receiveLenderEvent } from '@marketplace/contract/loans/lender-callbacks'
import { isSignedBy } from '../../market/connectors/sign-body.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { createLocalLimit } from '../../platform/http/local-limit.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../market/services.ts'
import { takeLenderEvent } from './take-lender-event.ts'

const headerOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

/**
 * The signature comes before every count: a lender's own messages spend from its own budget, whatever address they share with
 * whoever writes in its name, and those without its signature from that of their address.
 */
export const lenderCallbacksRoutes = (serve: Serve, services: Services): void => {
  const signed = createLocalLimit(services.limits.lender)
  const unsigned = createLocalLimit(services.limits.unsigned)

  serve(receiveLenderEvent, async ({ params, body, ip, request }) => {
    const { headers, rawBody } = request
    const endpoint = services.env.lenders.get(params.slug)
    const lender = services.lenders().findBySlug(params.slug)
    const message = {
      signature: headerOf(headers['x-signature']),
      timestamp: headerOf(headers['x-timestamp']),
      body: rawBody ?? '',
    }
    if (endpoint === undefined || lender === null || !isSignedBy(endpoint, message, services.now())) {
      const block = addressBlock(ip)
      const wait = unsigned.waitOf(block)
      if (wait !== null) throw new Problem('too_many_requests', wait).about(null, 'signature_refused')
      unsigned.spend(block)
      throw new Problem('signature_invalid')
    }
    signed.spend(params.slug)
    await takeLenderEvent(services, lender.lender_id, body)
    return { success: true }
  })
}
