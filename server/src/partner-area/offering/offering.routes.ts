import { getProductOffering, listProductOffering } from '@marketplace/contract/partner-area/partner-offering'
import { isLoanProduct } from '@marketplace/contract/reference/product-journeys'
import { productOfId } from '@marketplace/contract/reference/product-ids'
import type { Services } from '../../market/services.ts'
import { findPartner, listTerms } from '../../partners/accounts/published.ts'
import { asPartner } from '../../partners/scope/as-partner.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { isOffered, productsOfBrand } from '../../reference/products/products-of-brand.ts'
import { seesMoney } from '../account/partner-account.ts'
import { presentTerms } from '../home/present-partner-home.ts'
import { gatherLenders, productOf } from './gather-offering.ts'

export const offeringRoutes = (serve: Serve, services: Services): void => {
  const { db, now } = services

  serve(listProductOffering, async ({ actor, brand }) => {
    const { partner_id } = actor
    const day = dayInIndia(now())
    const terms = await asPartner(db, partner_id, (tx) => listTerms(tx, partner_id))
    return succeed({
      day,
      terms: seesMoney(actor) ? presentTerms(terms, day) : null,
      products: productsOfBrand(brand).map(({ product_type }) => productOf(services, brand, product_type)),
    })
  })

  serve(getProductOffering, async ({ params: { product_id }, actor, brand }) => {
    const { partner_id } = actor
    const product = productOfId(product_id)
    if (product === null || !isOffered(brand, product)) throw new Problem('not_found')
    const day = dayInIndia(now())
    const { agreed, own } = await asPartner(db, partner_id, async (tx) => ({
      agreed: await listTerms(tx, partner_id),
      own: await findPartner(tx, partner_id, day),
    }))
    if (own === null) throw new Problem('not_found')
    // Without terms nothing is said of pay, and lenders stand by name.
    const terms = seesMoney(actor) ? agreed : []
    const utm = own.utm_id === null ? '' : `?utm_id=${encodeURIComponent(own.utm_id)}`
    return succeed({
      day,
      terms: presentTerms(terms, day),
      product: productOf(services, brand, product),
      lenders: isLoanProduct(product)
        ? await gatherLenders(services, brand, { product, terms, today: day })
        : [],
      link_path: `/${own.slug ?? ''}${utm}`,
    })
  })
}
