import type { FastifyInstance } from 'fastify'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../services.ts'

const YEAR_SECONDS = 31_536_000

export const brandsRoutes = (app: FastifyInstance, { brands }: Pick<Services, 'brands'>): void => {
  // The address carries the drawing's hash: an old address of a brand answers with the present drawing, never cached.
  app.get<{ Params: { slug: string; file: string } }>('/brand/:slug/:file', (request, reply) => {
    const known = brands().bySlug(request.params.slug)
    const path = `/brand/${request.params.slug}/${request.params.file}`
    const isLogo = /^logo-[0-9a-f]{10}\.svg$/.test(request.params.file)
    const svg = isLogo ? known?.logo_svg : known?.co_brand_logo_svg
    if (known === null || svg == null || !/^(logo|co-brand)-[0-9a-f]{10}\.svg$/.test(request.params.file))
      throw new Problem('not_found')
    const current = path === known.brand.logo_url || path === known.brand.co_brand_logo_url
    return reply
      .type('image/svg+xml')
      .header('cache-control', current ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(svg)
  })
}
