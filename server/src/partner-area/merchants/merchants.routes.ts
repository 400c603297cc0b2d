import { listMerchants } from '@marketplace/contract/partner-area/merchants'
import type { Services } from '../../market/services.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { readMerchants } from './read-merchants.ts'

export const merchantsRoutes = (serve: Serve, services: Services): void => {
  serve(listMerchants, async ({ query }) => ({ success: true, ...(await readMerchants(services, query)) }))
}
