import { takeCallBack as takeCall } from '@marketplace/contract/care/call-back'
import type { Services } from '../../market/services.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { createLocalLimit } from '../../platform/http/local-limit.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { takeCallBack } from './take-call-back.ts'

/** The operator's own reports spend nothing; those with a token that is none spend from what unsigned messages of their address may. */
export const telephonyRoutes = (serve: Serve, services: Services): void => {
  const unsigned = createLocalLimit(services.limits.unsigned)

  serve(takeCall, async ({ params, body, ip }) => {
    const block = addressBlock(ip)
    const wait = unsigned.waitOf(block)
    if (wait !== null) throw new Problem('too_many_requests', wait).about(null, 'signature_refused')
    try {
      await takeCallBack(services, params.token, body)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      unsigned.spend(block)
      throw error.about(null, 'signature_refused')
    }
    return { success: true }
  })
}
