import { previewBrand, previewPages } from '@marketplace/contract/office/brands-office'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { buildBootstrap } from '../pages/build-bootstrap.ts'
import { stillPagePolicy } from '../pages/content-policy.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../services.ts'
import { hashToken, newPreviewToken } from '../../platform/sessions/token.ts'
import { knowBrand } from '../../reference/brands/brand-directory.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { addBrandPreview, findBrandPreview, type BrandPreview } from './brand-previews.queries.ts'
import { type BrandRow, listBrands } from '../../reference/brands/published.ts'
import { draftProblems } from '../../reference/brands/check-draft.ts'
import { draftToFacts } from '../../reference/brands/draft-facts.ts'
import { exampleOffers } from './example-offers.ts'
import { brandSettings } from '../../reference/brands/save-brand.ts'

const MINUTES = 10
/** A member of staff types on while the last previews are still being fetched. */
const KEPT_EACH = 5

/** A brand that is not there yet has the next to nothing of a row. */
const newRow = { brand_id: 0, slug: 'preview', border_radius: 10, example_data: 1, version: 0 } as const

const draftedBrand = (
  { draft }: BrandPreview,
  stored: BrandRow | null,
  token: string,
  now: Date,
): KnownBrand => {
  const row = { ...newRow, ...stored, updated_at: now, ...draftToFacts(draft, stored) }
  const known = knowBrand(row)
  const own = `/brand-preview/${token}`
  return {
    ...known,
    brand: {
      ...known.brand,
      logo_url: row.logo_file_url ?? `${own}/logo.svg`,
      logo_on_brand_url:
        known.logo_on_brand_svg === null
          ? row.logo_on_brand_file_url
          : (row.logo_on_brand_file_url ?? `${own}/on-brand.svg`),
      co_brand_logo_url:
        known.co_brand_logo_svg === null ? null : (row.co_brand_logo_file_url ?? `${own}/co-brand.svg`),
    },
  }
}

/**
 * Pages of a draft, for the studio to frame: rendered whole, without a script, a form or anything to press. Who holds the
 * token may look, and nobody can do anything with it.
 */
export const brandPreviewRoutes = (app: FastifyInstance, serve: Serve, services: Services): void => {
  const { db, now: clock, env, lenders, web } = services

  serve(previewBrand, async ({ body: { slug, draft, language }, actor }) => {
    const brands = await listBrands(db)
    const stored = brands.find((brand) => brand.slug === slug) ?? null
    if (slug !== null && stored === null) throw new Problem('not_found')
    const problems = draftProblems(draft, { stored, brands, publicHost: brandSettings(env).publicHost })
    if (problems.length > 0) throw new Problem('invalid_request', problems)
    const token = newPreviewToken()
    const now = clock()
    const expires_at = new Date(now.getTime() + MINUTES * 60_000)
    await addBrandPreview(db, {
      token_hash: hashToken(token),
      staff_id: actor.staff_id,
      slug,
      language,
      draft,
      expires_at,
      now,
      keep: KEPT_EACH,
    })
    const own = `/brand-preview/${token}`
    return succeed({
      token,
      expires_at: expires_at.toISOString(),
      urls: { start: `${own}/start`, offers: `${own}/offers` },
    })
  })

  app.get<{ Params: { token: string; file: string } }>(
    '/brand-preview/:token/:file',
    async (request, reply) => {
      const { token, file } = request.params
      const now = clock()
      const preview = await findBrandPreview(db, hashToken(token), now)
      if (preview === null) throw new Problem('not_found')
      const stored = (await listBrands(db)).find(({ slug }) => slug === preview.slug) ?? null
      const brand = draftedBrand(preview, stored, token, now)
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')

      const drawing = {
        'logo.svg': brand.logo_svg,
        'on-brand.svg': brand.logo_on_brand_svg,
        'co-brand.svg': brand.co_brand_logo_svg,
      }[file]
      if (drawing != null)
        return reply
          .type('image/svg+xml')
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
          .send(drawing)

      const page = previewPages.find((known) => known === file)
      if (page === undefined || web === null) throw new Problem('not_found')
      const { language } = preview
      const today = dayInIndia(now)
      const { market } = lenders().indexOf(brand.brand.brand_id, 'Personal Loans', today)
      const document = web.previewDocument({
        page,
        bootstrap: await buildBootstrap(services, { brand, language }, null),
        offers: exampleOffers(market, today, language),
      })
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', stillPagePolicy(document.inlineStyles, brand.brand.font_link))
        .header('x-frame-options', 'SAMEORIGIN')
        .send(document.html)
    },
  )
}
