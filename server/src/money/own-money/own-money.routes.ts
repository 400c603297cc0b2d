import { getOwnMoney, listOwnParts as listCall } from '@marketplace/contract/money/own-money'
import type { Services } from '../../market/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { gatherOwnMoney, listOwnParts } from './own-money.ts'

export const ownMoneyRoutes = (serve: Serve, services: Services): void => {
  serve(getOwnMoney, async ({ actor: { partner_id } }) =>
    succeed(await gatherOwnMoney(services, partner_id, services.now())),
  )

  serve(listCall, async ({ query, actor: { partner_id } }) => {
    const { limit, offset } = pageBounds(query)
    const parts = await listOwnParts(services, partner_id, query.part, services.now())
    return { success: true, data: parts.slice(offset, offset + limit), total: parts.length }
  })
}
