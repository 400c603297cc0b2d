import { getFunnel, saveFunnel, type FunnelSettings } from '@marketplace/contract/partner-area/partner-funnel'
import { ProductType } from '@marketplace/contract/reference/products'
import type { Services } from '../../market/services.ts'
import { findPartner } from '../../partners/accounts/published.ts'
import { funnelProblems } from '../../partners/funnel/apply-funnel.ts'
import { findFunnel, saveFunnelRow } from '../../partners/funnel/published.ts'
import { asPartner } from '../../partners/scope/as-partner.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { productsOfBrand } from '../../reference/products/products-of-brand.ts'

const untouched = {
  co_brand_line: null,
  product_order: [],
  first_step: 'sign_in',
  primary_colour: null,
  version: 0,
} as const

export const funnelRoutes = (serve: Serve, { db, now }: Services): void => {
  /** @throws Problem not_found where the partner is gone meanwhile. */
  const settingsOf = async (tx: Database, partnerId: number, known: KnownBrand): Promise<FunnelSettings> => {
    const own = await findPartner(tx, partnerId, dayInIndia(now()))
    if (own === null) throw new Problem('not_found')
    const { version, ...funnel } = (await findFunnel(tx, partnerId)) ?? untouched
    return {
      funnel: {
        ...funnel,
        // A product that is no more says nothing.
        product_order: funnel.product_order.flatMap((name) => ProductType.safeParse(name).data ?? []),
      },
      version,
      brand: known.brand,
      products: productsOfBrand(known).map(({ product_type }) => product_type),
      path: `/${own.slug ?? ''}`,
    }
  }

  serve(getFunnel, async ({ actor: { partner_id }, brand }) =>
    succeed(await asPartner(db, partner_id, (tx) => settingsOf(tx, partner_id, brand))),
  )

  serve(saveFunnel, async ({ actor: { partner_id, auditActor }, body, brand, ip }) => {
    const products = productsOfBrand(brand).map(({ product_type }) => product_type)
    const problems = funnelProblems(body, { co_brand_name: brand.brand.co_brand_name, products })
    if (problems.length > 0) throw new Problem('invalid_request', problems)
    const saved = await asPartner(db, partner_id, async (tx) => {
      const before = await findFunnel(tx, partner_id)
      if ((await saveFunnelRow(tx, partner_id, body, now())) === 0) throw new Problem('conflict')
      const { version: _, ...after } = body
      await recordEvent(
        tx,
        {
          auditActor,
          action: 'partner.funnel',
          object_kind: 'partner',
          object_id: partner_id,
          before: before === null ? null : { ...before },
          after,
          ip,
        },
        now(),
      )
      return settingsOf(tx, partner_id, brand)
    })
    return succeed(saved)
  })
}
