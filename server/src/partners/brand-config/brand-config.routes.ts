import { getBrandConfig } from '@marketplace/contract/reference/brands'
import { cacheAnswers } from '../../platform/answers/cached-answer.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../reference/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { findActiveSlug } from '../accounts/published.ts'

/** The brand that a partner is shown under. @throws Problem not_found where no active partner has that id. */
const brandOfPartner = async (
  { db, brands }: Services,
  partnerId: number,
  ofHost: KnownBrand,
): Promise<KnownBrand> => {
  const slug = await asOffice(db, (tx) => findActiveSlug(tx, partnerId))
  if (slug === null) throw new Problem('not_found')
  return brands().bySlug(slug) ?? ofHost
}

export const brandConfigRoutes = (serve: Serve, services: Services): void => {
  const kept = cacheAnswers(getBrandConfig)
  const configOf = (brand: KnownBrand) => kept(brand, '', () => succeed(brand.brand))

  serve(getBrandConfig, ({ brand, query: { partner_id = 0 } }) =>
    partner_id === 0 ? configOf(brand) : brandOfPartner(services, partner_id, brand).then(configOf),
  )
}
