import {
  exportPartnerCustomers,
  listPartnerCustomers,
} from '@marketplace/contract/partner-area/partner-customers'
import type { Services } from '../../market/services.ts'
import { countLeadsAmong } from '../../partners/accounts/published.ts'
import { asPartner } from '../../partners/scope/as-partner.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { listCustomers } from './customers.queries.ts'
import { exportCustomers } from './export-customers.ts'
import { filterOf, withLenders, withShares } from './read-customers.ts'

export const customersRoutes = (serve: Serve, services: Services): void => {
  const { db, now } = services

  serve(listPartnerCustomers, async ({ query, actor }) => {
    const { partner_id } = actor
    const filter = filterOf(query, now())
    const { found, total } = await asPartner(db, partner_id, async (tx) => ({
      found: await withLenders(
        tx,
        partner_id,
        await listCustomers(tx, partner_id, filter, pageBounds(query)),
      ),
      total: await countLeadsAmong(tx, partner_id, filter),
    }))
    return { success: true, data: await withShares(services, actor, found), total }
  })

  serve(exportPartnerCustomers, ({ query, actor, ip }) => exportCustomers(services, query, actor, ip))
}
