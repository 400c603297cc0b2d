import { getMerchant, listMerchants } from '@marketplace/contract/partner-area/merchants'
import { getMerchantPreparation, getPreparation } from '@marketplace/contract/partner-area/preparation'
import type { Services } from '../../market/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { readPreparation } from '../../partners/gate/read-preparation.ts'
import { readMerchant, readMerchants } from './read-merchants.ts'

export const merchantsRoutes = (serve: Serve, services: Services): void => {
  serve(listMerchants, async ({ query }) => ({ success: true, ...(await readMerchants(services, query)) }))

  serve(getMerchant, async ({ params: { id } }) => succeed(await readMerchant(services, id)))

  serve(getPreparation, async ({ actor: { partner_id } }) =>
    succeed(await readPreparation(services, partner_id)),
  )

  serve(getMerchantPreparation, async ({ params: { id } }) => succeed(await readPreparation(services, id)))
}
