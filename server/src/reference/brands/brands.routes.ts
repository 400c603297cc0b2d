import type { FastifyInstance } from 'fastify'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../services.ts'

const YEAR_SECONDS = 31_536_000

export const brandsRoutes = (app: FastifyInstance, { brands }: Pick<Services, 'brands'>): void => {
  // The address carries the drawing's hash: an old address of a brand answers with the present drawing, never cached.
  app.get<{ Params: { slug: string; file: string } }>('/brand/:slug/:file', (request, reply) => {
    const known = brands().bySlug(request.params.slug)
    const path = `/brand/${request.params.slug}/${request.params.file}`
    const [, kind = ''] = /^(logo|on-brand|co-brand)-[0-9a-f]{10}\.svg$/.exec(request.params.file) ?? []
    if (known === null) throw new Problem('not_found')
    const { brand } = known
    const drawn = new Map([
      ['logo', { svg: known.logo_svg, url: brand.logo_url }],
      ['on-brand', { svg: known.logo_on_brand_svg, url: brand.logo_on_brand_url }],
      ['co-brand', { svg: known.co_brand_logo_svg, url: brand.co_brand_logo_url }],
    ]).get(kind)
    if (drawn?.svg == null) throw new Problem('not_found')
    return reply
      .type('image/svg+xml')
      .header('cache-control', path === drawn.url ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(drawn.svg)
  })
}
