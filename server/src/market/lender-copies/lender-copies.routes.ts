import { copyLender as copyCall } from '@marketplace/contract/market/lender-copies'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Services } from '../services.ts'
import { copyLender } from './copy-lender.ts'

export const lenderCopiesRoutes = (serve: Serve, services: Services): void => {
  serve(copyCall, async ({ body, actor, ip, language }) => {
    const data = await copyLender(services, body, { actor, ip })
    return { success: true, message: translate(language, 'lender_copied'), data }
  })
}
