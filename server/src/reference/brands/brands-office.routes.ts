import {
  createBrand,
  getBrandOffice,
  listBrandsOffice,
  saveBrand,
} from '@marketplace/contract/office/brands-office'
import { Problem } from '../../platform/http/problem.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Services } from '../services.ts'
import { listBrands } from './brands.queries.ts'
import { officeBrand } from './draft-facts.ts'
import { brandSettings, createBrand as addBrand, saveBrand as saveBrandOfSession } from './save-brand.ts'

export const brandsOfficeRoutes = (serve: Serve, services: Services): void => {
  const { db } = services
  const settings = brandSettings(services.env)

  // From the table, not from memory: staff see what they saved a moment ago, whichever process answers.
  serve(listBrandsOffice, async ({ query: { page, page_size } }) => {
    const rows = await listBrands(db)
    return {
      success: true,
      data: rows.slice((page - 1) * page_size, page * page_size).map((row) => officeBrand(row, settings)),
      page,
      page_size,
      total: rows.length,
      default_slug: settings.defaultSlug,
      has_default: rows.some(({ slug }) => slug === settings.defaultSlug) ? 1 : 0,
    }
  })

  serve(getBrandOffice, async ({ params }) => {
    const row = (await listBrands(db)).find(({ slug }) => slug === params.slug)
    if (row === undefined) throw new Problem('not_found')
    return succeed(officeBrand(row, settings))
  })

  serve(createBrand, async ({ body, actor, ip, language }) => {
    const data = await addBrand(services, body, { auditActor: actor.auditActor, ip })
    return { success: true, message: translate(language, 'brand_created'), data }
  })

  serve(saveBrand, async ({ body, actor, ip, language }) => {
    const data = await saveBrandOfSession(services, body, { auditActor: actor.auditActor, ip })
    return { success: true, message: translate(language, 'brand_saved'), data }
  })
}
